"""Adapters of the games for PettingZoo, Gymnasium and OpenSpiel."""
