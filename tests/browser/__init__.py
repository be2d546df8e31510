"""A package, so that the browser is closed before other tests run: it occupies their event loop."""
