"""A real browser at real tables: acting by tap, click and key alone."""
