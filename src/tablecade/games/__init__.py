"""The games that come with Tablecade, a folder each. The framework finds them by name."""
