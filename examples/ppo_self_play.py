"""Masked PPO by self-play on compiled tables of Qwixx, in one file in the manner of CleanRL.

    python examples/ppo_self_play.py --seconds 60

Needs `pip install ".[lab,research]" torch`. All seats learn with one network. The win share
against `random` is measured at the end; the exit code is 1 if it is below the threshold.
"""

import argparse
import sys
from time import monotonic
from typing import Any

try:
    import gymnasium
    import numpy as np
    import torch
    from torch import nn

    import tablecade.lab.adapters.registration  # noqa: F401 - registers the environments
except ImportError as problem:
    sys.exit(f'{problem}\nThis example needs: pip install ".[lab,research]" torch')

TABLES, STEPS, EPOCHS, BATCHES = 64, 64, 2, 4
DISCOUNT, TRACE, CLIP, RATE, ENTROPY = 1.0, 0.95, 0.2, 1e-3, 0.01
KEPT = ("seen", "mask", "act", "odds", "value", "reward", "over")
"""What a rollout keeps of each step."""


class Agent(nn.Module):
    """A policy and a value over one hidden body."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)

    def forward(self, seen: Any, mask: Any) -> Any:
        body = self.body(seen)
        logits = self.policy(body).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


def tensors(seen: Any, infos: dict[str, Any]) -> tuple[Any, Any]:
    return torch.from_numpy(seen), torch.from_numpy(infos["action_mask"]).bool()


def collect(envs: Any, agent: Agent, state: tuple[Any, Any]) -> tuple[dict[str, Any], Any]:
    """One rollout of all tables."""
    kept: dict[str, list[Any]] = {name: [] for name in KEPT}
    for _ in range(STEPS):
        seen, mask = state
        with torch.no_grad():
            choice, value = agent(seen, mask)
            action = choice.sample()
        raw, reward, over, _, infos = envs.step(action.numpy())
        ended, gained = torch.from_numpy(over), torch.from_numpy(reward).float()
        step = (seen, mask, action, choice.log_prob(action), value, gained, ended)
        for name, item in zip(KEPT, step, strict=True):
            kept[name].append(item)
        state = tensors(raw, infos)
    return {name: torch.stack(items) for name, items in kept.items()}, state


def advantages(rollout: dict[str, Any], last: Any) -> Any:
    """Generalised advantage estimation; a step after the end belongs to the next match."""
    result, running, following = torch.zeros_like(rollout["reward"]), torch.zeros_like(last), last
    for step in reversed(range(STEPS)):
        alive = (~rollout["over"][step]).float()
        error = rollout["reward"][step] + DISCOUNT * following * alive - rollout["value"][step]
        running = error + DISCOUNT * TRACE * alive * running
        result[step], following = running, rollout["value"][step]
    return result


def update(agent: Agent, optimiser: Any, rollout: dict[str, Any], advantage: Any) -> None:
    flat = {name: part.flatten(0, 1) for name, part in rollout.items()}
    gain, target = advantage.flatten(), (advantage + rollout["value"]).flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gain)).chunk(BATCHES):
            choice, value = agent(flat["seen"][rows], flat["mask"][rows])
            ratio = (choice.log_prob(flat["act"][rows]) - flat["odds"][rows]).exp()
            part = gain[rows]
            part = (part - part.mean()) / (part.std() + 1e-8)
            clipped = torch.min(ratio * part, ratio.clamp(1 - CLIP, 1 + CLIP) * part).mean()
            error = (value - target[rows]).pow(2).mean()
            loss = error - clipped - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


def train(seconds: float, *, seed: int = 1) -> Agent:
    torch.manual_seed(seed)
    envs = gymnasium.make_vec("tablecade/Qwixx-v0", num_envs=TABLES, learners="all")
    agent = Agent(envs.single_observation_space.shape[0], int(envs.single_action_space.n))
    optimiser = torch.optim.Adam(agent.parameters(), lr=RATE)
    state = tensors(*envs.reset(seed=seed))
    until = monotonic() + seconds
    while monotonic() < until:
        rollout, state = collect(envs, agent, state)
        with torch.no_grad():
            last = agent(*state)[1]
        update(agent, optimiser, rollout, advantages(rollout, last))
    return agent


def win_share(agent: Agent, opponent: str, *, steps: int = 150) -> float:
    envs = gymnasium.make_vec("tablecade/Qwixx-v0", num_envs=256, opponents=(opponent,))
    state = tensors(*envs.reset(seed=7))
    won = ended = 0.0
    for _ in range(steps):
        with torch.no_grad():
            action = agent(*state)[0].probs.argmax(dim=1)
        seen, reward, over, _, infos = envs.step(action.numpy())
        won, ended = won + float(reward.sum()), ended + float(np.sum(over))
        state = tensors(seen, infos)
    return won / ended


def main() -> None:
    parser = argparse.ArgumentParser(description="Masked PPO by self-play on Qwixx.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--threshold", type=float, default=0.75)
    arguments = parser.parse_args()
    agent = train(arguments.seconds)
    share = win_share(agent, "random")
    print(f"{share:.1%} against random, {win_share(agent, 'greedy'):.1%} against greedy")
    sys.exit(share < arguments.threshold)


if __name__ == "__main__":
    main()
