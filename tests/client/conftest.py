"""The server that the tests of the client talk to."""

from tests.server import conftest as of_the_server

served = of_the_server.served
