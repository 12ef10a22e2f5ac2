"""Measurements of speed, for `seaglass bench`: of the rules, and of the search."""
