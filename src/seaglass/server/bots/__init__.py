"""Bots at tables: which ones are due, on which threads they search."""
