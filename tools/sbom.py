"""The parts of a release as CycloneDX: Python packages and the client's npm packages."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.npm_packages import NpmPackage, npm_packages

ROOT = Path(__file__).resolve().parents[1]


def write_sbom(file: Path, version: str) -> None:
    """The same bytes for the same version and locks."""
    command = ["cyclonedx_py", "requirements", "requirements.lock", "--output-reproducible"]
    made = subprocess.check_output([sys.executable, "-m", *command], cwd=ROOT)  # noqa: S603
    parts: dict[str, Any] = json.loads(made)
    parts["metadata"]["component"] = product(version)
    parts["components"] += [component(part) for part in npm_packages() if part.in_client]
    text = json.dumps(parts, indent=2, sort_keys=True) + "\n"
    _check(text, parts["specVersion"])
    file.write_text(text, encoding="utf-8")


def _check(text: str, version: str) -> None:
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    problem = JsonStrictValidator(SchemaVersion.from_version(version)).validate_str(text)
    if problem:
        raise SystemExit(f"The SBOM is not CycloneDX {version}: {problem}")


def product(version: str) -> dict[str, Any]:
    purl = f"pkg:pypi/tablecade@{version}"
    named = {"name": "tablecade", "version": version, "purl": purl, "bom-ref": purl}
    return {**named, "type": "application", "licenses": [{"license": {"id": "MIT"}}]}


def component(part: NpmPackage) -> dict[str, Any]:
    hashes = [{"alg": "SHA-512", "content": part.sha512}] if part.sha512 else []
    licences = [{"license": {"id": part.licence}}] if part.licence else []
    return {
        "bom-ref": part.purl,
        "type": "library",
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "licenses": licences,
        "hashes": hashes,
    }
