"""PPO of RLlib by self-play: every seat of a table of Qwixx is an agent, one policy plays for all.

    python examples/rllib_self_play.py --seconds 60

Needs `pip install ".[lab,research]" "ray[rllib]" torch`. The win share against `random` is
measured before and after; the exit code is 1 if it is below the threshold at the end.
"""

import argparse
import sys
from time import monotonic
from typing import Any

try:
    import gymnasium
    import numpy as np
    import ray
    import torch
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.env.multi_agent_env import MultiAgentEnv
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import (
        ActionMaskingTorchRLModule,
    )

    import tablecade.lab.adapters.registration  # noqa: F401 - registers the environments
    from tablecade.lab.adapters.pettingzoo_env import parallel_env
except ImportError as problem:
    sys.exit(f'{problem}\nThis example needs: pip install ".[lab,research]" "ray[rllib]" torch')

POLICY = "everybody"


class Table(MultiAgentEnv):
    """A table of PettingZoo. RLlib's masked module calls the observation `observations`."""

    def __init__(self, _config: Any = None) -> None:
        super().__init__()
        self._table = parallel_env("qwixx", seats=2)
        self.agents = self.possible_agents = [*self._table.possible_agents]
        self.observation_spaces = {agent: self._space(agent) for agent in self.agents}
        self.action_spaces = {agent: self._table.action_space(agent) for agent in self.agents}

    def _space(self, agent: str) -> gymnasium.Space[Any]:
        seen = self._table.observation_space(agent)
        mask = gymnasium.spaces.Box(0.0, 1.0, seen["action_mask"].shape, np.float32)
        return gymnasium.spaces.Dict({"observations": seen["observation"], "action_mask": mask})

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, Any]:
        seen, _ = self._table.reset(seed=seed, options=options)
        return _renamed(seen), {}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        seen, rewards, over, cut, _ = self._table.step({a: int(n) for a, n in actions.items()})
        over["__all__"], cut["__all__"] = all(over.values()), all(cut.values())
        return _renamed(seen), rewards, over, cut, {}


def _renamed(seen: dict[str, Any]) -> dict[str, Any]:
    return {
        agent: {
            "observations": own["observation"],
            "action_mask": own["action_mask"].astype(np.float32),
        }
        for agent, own in seen.items()
    }


def algorithm(seed: int) -> Any:
    config = (
        PPOConfig()
        .environment(Table)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=1)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_: POLICY)
        .rl_module(rl_module_spec=RLModuleSpec(ActionMaskingTorchRLModule))
        .training(train_batch_size=2048, minibatch_size=512, num_epochs=4, lr=1e-3, gamma=1.0)
        .debugging(seed=seed, log_level="ERROR")
    )
    return config.build_algo()


def win_share(algo: Any, *, steps: int = 100) -> float:
    """Against `random`, on compiled tables."""
    module = algo.get_module(POLICY)
    envs = gymnasium.make_vec("tablecade/Qwixx-v0", num_envs=256, opponents=("random",))
    seen, infos = envs.reset(seed=7)
    won = ended = 0.0
    for _ in range(steps):
        mask = torch.from_numpy(infos["action_mask"]).float()
        batch = {"obs": {"observations": torch.from_numpy(seen).float(), "action_mask": mask}}
        with torch.no_grad():
            logits = module.forward_inference(batch)["action_dist_inputs"]
        seen, reward, over, _, infos = envs.step(logits.argmax(dim=1).numpy())
        won, ended = won + float(reward.sum()), ended + float(np.sum(over))
    return won / ended


def main() -> None:
    parser = argparse.ArgumentParser(description="RLlib's PPO by self-play on Qwixx.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--threshold", type=float, default=0.6)
    arguments = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    algo = algorithm(seed=1)
    before, until = win_share(algo), monotonic() + arguments.seconds
    while monotonic() < until:
        algo.train()
    share = win_share(algo)
    algo.stop()
    print(f"{before:.1%} against random before, {share:.1%} after")
    sys.exit(share < arguments.threshold)


if __name__ == "__main__":
    main()
