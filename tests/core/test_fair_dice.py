"""Fair dice, by a second implementation and by the example of docs/fair-dice.md."""

import hashlib
import hmac
import re
import runpy
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tablecade.core.dice import NONCE_BYTES, SEED_BYTES, FairDice, read_hex
from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES

DOC = next(
    folder / "docs/fair-dice.md"
    for folder in Path(__file__).parents
    if (folder / "docs/fair-dice.md").exists()
).read_text(encoding="utf-8")

SEED = bytes(range(32))
NONCES = (
    bytes.fromhex("00112233445566778899aabbccddeeff"),
    bytes.fromhex("ffeeddccbbaa99887766554433221107"),
)
DICE_OF_DOC = FairDice(SEED, NONCES)


def block_of(box: str) -> str:
    found = re.search(rf"^```{box}\n(.*?)^```", DOC, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def printed() -> list[str]:
    """The lines the example prints."""
    return block_of("text").splitlines()


def stream(dice: FairDice, n: int, *, blocks: int = 20) -> Iterator[int]:
    for block in range(blocks):
        message = b""
        for nonce in dice.nonces:
            message += nonce
        message += bytes([0, 0, 0, 0, n >> 24, n >> 16 & 255, n >> 8 & 255, n & 255])
        message += bytes([0, 0, 0, block])
        yield from hmac.new(dice.seed, message, hashlib.sha256).digest()


def faces(dice: FairDice, n: int, *, count: int) -> list[int]:
    fair = (byte for byte in stream(dice, n) if byte < 252)
    return [next(fair) % 6 + 1 for _ in range(count)]


def drawn(dice: FairDice, n: int, *, count: int) -> list[int]:
    draw = dice.draw(n)
    return [draw(6) + 1 for _ in range(count)]


def dice_of(*, seats: int, number: int = 0) -> FairDice:
    seed = hashlib.sha256(bytes([number])).digest()
    nonces = [hashlib.sha256(bytes([number, seat])).digest()[:16] for seat in range(seats)]
    return FairDice(seed, tuple(nonces))


def test_the_commitment_is_the_sha_256_of_the_raw_seed() -> None:
    assert DICE_OF_DOC.commit == hashlib.sha256(SEED).hexdigest()
    assert DICE_OF_DOC.commit == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("n", [0, 1, 4, 255, 256, 65_537, 2**31])
def test_rolls_equal_those_of_a_second_implementation(seats: int, n: int) -> None:
    dice = dice_of(seats=seats, number=seats)
    assert drawn(dice, n, count=6) == faces(dice, n, count=6)


def test_a_long_draw_goes_on_into_further_blocks() -> None:
    assert drawn(DICE_OF_DOC, 3, count=400) == faces(DICE_OF_DOC, 3, count=400)


def test_bytes_from_252_on_are_rejected() -> None:
    bytes_of_1 = list(stream(DICE_OF_DOC, 1, blocks=1))
    assert bytes_of_1[:8] == [255, 159, 190, 37, 254, 180, 81, 2]
    assert drawn(DICE_OF_DOC, 1, count=6) == [4, 5, 2, 1, 4, 3]


@pytest.mark.parametrize("rejected", [252, 253, 254, 255])
def test_each_byte_from_252_on_is_rejected_and_251_is_not(rejected: int) -> None:
    dice = dice_of(seats=2)
    n = next(n for n in range(5000) if next(stream(dice, n)) == rejected)
    accepted = next(byte for byte in stream(dice, n) if byte < 252)
    assert dice.draw(n)(6) == accepted % 6
    n = next(n for n in range(5000) if next(stream(dice, n)) == 251)
    assert dice.draw(n)(6) == 5


@pytest.mark.parametrize(
    ("seats", "below"), [(2, 256), (3, 255), (4, 256), (5, 255), (6, 252), (7, 252), (256, 256)]
)
def test_any_number_of_sides_takes_bytes_below_its_largest_multiple(seats: int, below: int) -> None:
    dice = dice_of(seats=2, number=9)
    for n in range(600):
        expected = next(byte for byte in stream(dice, n) if byte < below) % seats
        assert dice.draw(n)(seats) == expected


def test_first_with_five_seats_skips_255_only() -> None:
    dice = dice_of(seats=5)
    state = GAMES["qwixx"].setup({}, 5)
    for byte in (254, 255):
        n = next(n for n in range(5000) if next(stream(dice, n)) == byte)
        expected = next(other for other in stream(dice, n) if other < 255) % 5
        dealt = GAMES["qwixx"].deal(state, dice.draw(n))
        assert GAMES["qwixx"].write(dealt) == f"first {expected}"


def test_every_draw_of_a_decision_begins_its_stream_anew() -> None:
    assert drawn(DICE_OF_DOC, 1, count=6) == drawn(DICE_OF_DOC, 1, count=6)
    assert drawn(DICE_OF_DOC, 1, count=20) != drawn(DICE_OF_DOC, 2, count=20)


def test_seed_and_every_nonce_and_their_order_matter() -> None:
    one, other = NONCES
    variants = [
        DICE_OF_DOC,
        FairDice(bytes(32), NONCES),
        FairDice(SEED, (bytes(16), other)),
        FairDice(SEED, (one, bytes(16))),
        FairDice(SEED, (other, one)),
        FairDice(SEED, (one,)),
    ]
    rolls = {tuple(drawn(dice, 1, count=20)) for dice in variants}
    assert len(rolls) == len(variants)


def test_the_doc_prints_what_the_dice_give() -> None:
    first_bytes = bytes(islice(stream(DICE_OF_DOC, 1), 8))
    assert printed() == [
        f"commit {DICE_OF_DOC.commit}",
        f"decision 0 first {DICE_OF_DOC.draw(0)(2)}",
        f"decision 1 bytes {first_bytes.hex(' ')}",
        f"decision 1 roll {_spaced(drawn(DICE_OF_DOC, 1, count=6))}",
        f"decision 4 roll {_spaced(drawn(DICE_OF_DOC, 4, count=6))}",
        f"decision 7 roll without one die {_spaced(drawn(DICE_OF_DOC, 7, count=5))}",
    ]


def _spaced(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def test_the_doc_writes_the_roll_as_the_match_file_does() -> None:
    game = GAMES["qwixx"]
    step = game.resolve(game.setup({}, 2), {DICE: game.read("first 0")})
    roll = game.write(game.deal(step.state, DICE_OF_DOC.draw(1)))
    assert roll == "roll 45 r2 y1 g4 b3"
    assert f"`{roll}`" in DOC


def test_the_docs_seed_and_nonces_are_those_of_this_test() -> None:
    table = dict(re.findall(r"^\| ([a-z0-9 ]+) \| `([0-9a-f]+)` \|$", DOC, re.MULTILINE))
    assert table == {
        "seed": SEED.hex(),
        "nonce of seat 0": NONCES[0].hex(),
        "nonce of seat 1": NONCES[1].hex(),
    }


def test_the_program_of_the_doc_prints_what_the_doc_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "check.py"
    program.write_text(block_of("python"), encoding="utf-8")
    runpy.run_path(str(program))
    assert capsys.readouterr().out.splitlines() == printed()


def test_the_program_of_the_doc_needs_the_standard_library_alone() -> None:
    imports = re.findall(r"^(?:import|from) .*$", block_of("python"), re.MULTILINE)
    assert imports == ["import hashlib", "import hmac"]


def test_seed_and_nonce_have_their_sizes() -> None:
    assert (SEED_BYTES, NONCE_BYTES) == (32, 16)


@pytest.mark.parametrize(
    ("text", "size", "value"),
    [
        ("", 0, b""),
        ("00ff", 2, b"\x00\xff"),
        ("00ff", 1, None),
        ("00ff", 3, None),
        ("00f", 2, None),
        ("00f", 1, None),
        ("00FF", 2, None),
        ("00fF", 2, None),
        ("00 ff", 2, None),
        (" 00ff", 2, None),
        ("00ff\n", 2, None),
        ("0x00", 2, None),
        ("00fg", 2, None),
        ("٠٠ff", 2, None),
        ("é0", 1, None),
    ],
)
def test_hex_is_read_only_in_full_and_in_lower_case(
    text: str, size: int, value: bytes | None
) -> None:
    assert read_hex(text, size=size) == value


@pytest.mark.parametrize("sides", [257, 1000, 65_536, 65_537])
def test_a_draw_has_any_number_of_sides(sides: int) -> None:
    width = 2 if sides <= 65_536 else 3
    numbers = [*zip(*[stream(DICE_OF_DOC, 5)] * width, strict=False)]
    values = [int.from_bytes(bytes(number), "big") for number in numbers]
    fair = [value % sides for value in values if value < 256**width // sides * sides]
    draw = DICE_OF_DOC.draw(5)
    assert [draw(sides) for _ in range(50)] == fair[:50]


def test_a_draw_without_sides_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 side"):
        DICE_OF_DOC.draw(0)(0)
