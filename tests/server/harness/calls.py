"""Single calls of HTTP, with time enough for a busy machine."""

from functools import partial

import httpx

from tests.server.harness.client import NO_TLS, PATIENCE

request = partial(httpx.request, timeout=PATIENCE, verify=NO_TLS)
get = partial(request, "GET")
head = partial(request, "HEAD")
post = partial(request, "POST")
