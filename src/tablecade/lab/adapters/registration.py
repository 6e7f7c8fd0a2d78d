"""Registers the environments with Gymnasium; importing this is enough. `make` gives one table with
any bots, `make_vec` compiled tables.

Without an import: `gymnasium.make("tablecade.lab.adapters.registration:tablecade/Qwixx-v0")`.
"""

from tablecade.core.errors import naming_extra
from tablecade.lab.research import games_with

with naming_extra():
    from gymnasium.envs.registration import register, registry

IDS = {f"tablecade/{''.join(game.title().split('-'))}-v0": game for game in games_with("adapter")}
_HERE = "tablecade.lab.adapters"

for _name, _game in IDS.items():
    if _name not in registry:
        register(
            id=_name,
            entry_point=f"{_HERE}.gymnasium_env:TablecadeEnv",
            vector_entry_point=f"{_HERE}.vector_env:TablecadeVectorEnv",
            kwargs={"game": _game},
        )
