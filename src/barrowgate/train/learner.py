"""The learner: plays with the newest network, then learns from what came of it (PPO).

Every seat learns along its own decisions. What it expects is a row of outcomes for all seats
(rewards.py); how much better a decision turned out than expected is weighed by its wishes.
"""

import copy
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy
import torch

from barrowgate.bots.net.header import OUTCOMES, SEATS
from barrowgate.bots.wishes import wishes
from barrowgate.train.arena import HALVES, WATCHED, Arena
from barrowgate.train.checkpoint import halved
from barrowgate.train.inputs import Expander, Inputs, Plan
from barrowgate.train.network import Network
from barrowgate.train.rewards import FirstGuess, seen_by_watcher, turned

NEVER = -1e9
CLIP = 0.2
SOFTER = 3.0  # what chances are softened by where something unlikely is to be met
LUCKIEST = 2.0  # standard deviations: a try is not copied more eagerly than that
WARM_UP = 100  # steps of learning until the full rate, so that a resumed run is not thrown off


@dataclass(frozen=True)
class Schedule:
    """How the run goes: each pair is a value at its beginning and one at its end.

    A run lasts for minutes or, where they are given, for stretches of play: then nothing in it
    follows the clock.
    """

    minutes: float
    stretches: int = 0
    rate: tuple[float, float] = (5e-4, 5e-5)
    entropy: tuple[float, float] = (0.012, 0.003)
    explore: tuple[float, float] = (0.05, 0.01)  # part of the decisions where something is tried
    soften: tuple[float, float] = (0.0, 0.0)  # part of them that softened chances decide
    imitate: float = 0.0  # how much a try that went better than expected is copied
    held_back: float = 0.0  # part of the run in which some actions are not offered
    trace: float = 0.96
    points: float = 0.5  # what points weigh in the loss, beside the policy
    steps: int = 64
    epochs: int = 2
    portion: int = 16384
    league: float = 0.1  # part of the games in which one seat is a past self
    league_minutes: float = 1.5  # a past self is kept so often
    league_stretches: int = 60  # on one H200 that is about as often

    @property
    def length(self) -> float:
        return self.stretches or self.minutes

    @property
    def between_selves(self) -> float:
        return self.league_stretches if self.stretches else self.league_minutes

    def now(self, pair: tuple[float, float], done: float) -> float:
        return pair[0] + (pair[1] - pair[0]) * done


class Memory:
    """What was seen and done in one stretch of play, by half, step and row."""

    def __init__(self, steps: int, rows: int, width: int, actions: int, device: Any) -> None:
        shape = (HALVES, steps, rows)

        def zeros(kind: Any, *more: int) -> Any:
            return torch.zeros(*shape, *more, dtype=kind, device=device)

        self.observations = zeros(torch.int16, width)
        self.masks = zeros(torch.bool, actions)
        self.actions = zeros(torch.long)
        self.chances = zeros(torch.float32)  # logarithms, of the actions taken
        self.expected = zeros(torch.float32, OUTCOMES)
        self.seats = zeros(torch.long)
        self.choices = zeros(torch.int16)  # how many actions there were
        self.tried = zeros(torch.bool)  # at random, to see what comes of it
        self.copied = zeros(torch.bool)  # of those the ones that may be imitated
        self.others = zeros(torch.bool)  # decided by a past self
        self.over = zeros(torch.bool)
        self.outcomes = zeros(torch.float32, SEATS, OUTCOMES)  # by observer, where a game ended
        # what somebody sees who does not decide, at some of the steps
        self.watched = self.observations.new_zeros(HALVES, steps // WATCHED, rows, width)


class Learner:
    """One run: an arena, a network, and what was learnt so far."""

    def __init__(
        self, arena: Arena, game: Any, plan: Plan, network: Network, schedule: Schedule, device: Any
    ) -> None:
        self.arena = arena
        self.plan = plan
        self.network = network
        self.schedule = schedule
        self.device = torch.device(device)
        self.on_gpu = self.device.type == "cuda"
        inputs = Inputs(game.layout, plan)
        kind = torch.bfloat16 if self.on_gpu else torch.float32
        self.expand = Expander(inputs, torch, self.device, kind)
        self.guess = FirstGuess(game.layout, plan.baseline, plan.scale, self.device)
        field = arena.field
        self.memory = Memory(
            schedule.steps, field.rows, game.layout.width, len(game.catalogue), self.device
        )
        self.players = torch.as_tensor(field.players, device=self.device)
        self.watchers = torch.as_tensor(field.watchers, device=self.device)
        self.wishes = torch.tensor(
            [wishes(max(1, n)) for n in range(SEATS + 1)], device=self.device
        )
        self.explored = self._actions(game, plan.explored)
        self.held_back = self._actions(game, plan.held_back)
        self.league = self._league_rows()
        self.past: list[dict[str, Any]] = []
        self.old = copy.deepcopy(network)
        self.optimizer = torch.optim.AdamW(
            network.parameters(), schedule.rate[0], weight_decay=1e-4, eps=1e-5
        )
        self.learnt = 0  # steps of the optimizer in this run
        self.stretches = 0  # of play in this run
        self.begun = time.monotonic()
        self.results: list[Any] = []  # players, points and wins of games that ended
        self.read = torch.zeros(self.expand.width, dtype=torch.bool, device=self.device)
        if self.on_gpu:
            self._pin()

    # --- Beginning ----------------------------------------------------------------------------

    def _actions(self, game: Any, words: tuple[str, ...]) -> Any:
        """Which actions of the catalogue begin with one of these words."""
        found = torch.zeros(len(game.catalogue), dtype=torch.bool)
        for action, written in enumerate(game.catalogue.forms):
            found[action] = written is not None and written.split()[0] in words
        return found.to(self.device)

    def _league_rows(self) -> Any:
        """Games in which one seat is a past self, the same ones throughout."""
        field = self.arena.field
        count = int(field.games * self.schedule.league)
        rows = [
            number * field.games + game
            for number, seats in enumerate(field.seats)
            if seats > 1
            for game in range(count)
        ]
        return torch.tensor(rows, dtype=torch.long, device=self.device)

    def _pin(self) -> None:
        """Memory that the device may read while the processor goes on."""
        runtime = torch.cuda.cudart()
        shared = self.arena.shared
        for block in (shared.observations, shared.watched, shared.masks):
            runtime.cudaHostRegister(block.ctypes.data, block.nbytes, 0)

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    @property
    def passed(self) -> float:
        """How far the run is, in what its length is told in."""
        return self.stretches if self.schedule.stretches else self.minutes

    @property
    def done(self) -> float:
        """The part of the run that is over."""
        return min(1.0, self.passed / self.schedule.length)

    def run(self) -> Iterator[dict[str, Any]]:
        """Play and learn until the run is over; tell how it goes after each stretch."""
        while self.done < 1:
            self._remember_self()
            before = time.monotonic()
            self._play()
            between = time.monotonic()
            told = self._learn()
            told["play_s"] = round(between - before, 2)
            told["learn_s"] = round(time.monotonic() - between, 2)
            told["minutes"] = round(self.minutes, 2)
            told |= self._results()
            self.stretches += 1
            yield told

    def _remember_self(self) -> None:
        due = self.schedule.between_selves * len(self.past)
        if not len(self.league) or self.passed < due:
            return
        self.past.append(halved(self.network))
        # Most of the time somebody recent, sometimes anybody.
        chosen = int(
            (len(self.past) - 1) * numpy.random.default_rng(len(self.past)).random() ** 0.5
        )
        self.old.load_state_dict({name: value.float() for name, value in self.past[chosen].items()})

    # --- Playing ------------------------------------------------------------------------------

    def look(self, network: Network, observations: Any) -> tuple[Any, Any, Any]:
        """Scores of all actions; points of all seats in units of the scale; scores of winning."""
        wide = self.expand(observations)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.on_gpu):
            scores, points, wins = network(wide)
        return scores.float(), points.float() + self.guess(observations), wins.float()

    def _outcomes(self, points: Any, wins: Any, players: Any) -> Any:
        """Points and shares in the win; nothing for seats that are not there."""
        there = torch.arange(SEATS, device=self.device)[None] < players[:, None]
        shares = torch.softmax(wins.masked_fill(~there, NEVER), 1)
        return torch.cat([points * there, shares * there], 1)

    def _play(self) -> None:
        """A stretch of play; the processes play one half while the other is looked at."""
        under_way = [False] * HALVES
        for step in range(self.schedule.steps):
            for half in range(HALVES):
                self._decide(half, step)
                other = 1 - half
                if under_way[other]:
                    self.arena.wait()
                    self._take_results(other, step if other == 0 else step - 1)
                self.arena.play(half)
                under_way[half] = True
                under_way[other] = False
        self.arena.wait()
        self._take_results(HALVES - 1, self.schedule.steps - 1)

    @torch.no_grad()
    def _decide(self, half: int, step: int) -> None:
        memory, shared = self.memory, self.arena.shared
        observations = memory.observations[half, step]
        observations.copy_(torch.from_numpy(shared.observations[half]), non_blocking=True)
        mask = memory.masks[half, step]
        mask.copy_(torch.from_numpy(shared.masks[half]).view(torch.bool), non_blocking=True)
        seats = torch.from_numpy(shared.seats[half]).to(self.device).long()
        if self.done < self.schedule.held_back:
            others = mask & ~self.held_back
            mask.copy_(torch.where(others.any(1, keepdim=True), others, mask))
        if step % WATCHED == 0:
            watched = memory.watched[half, step // WATCHED]
            watched.copy_(torch.from_numpy(shared.watched[half]), non_blocking=True)
        scores, points, wins = self.look(self.network, observations)
        others = torch.zeros(len(seats), dtype=torch.bool, device=self.device)
        if self.past:
            rows = self.league
            old = self.look(self.old, observations[rows])[0]
            decides = seats[rows] == rows % self.players[rows]
            scores[rows] = torch.where(decides[:, None], old, scores[rows])
            others[rows] = decides
        chances = torch.log_softmax(scores.masked_fill(~mask, NEVER), 1)
        tried, among = self._tries(mask)
        softened = self._drawn(self.schedule.soften, len(mask)) & ~tried
        weighed = torch.where(softened[:, None], chances / SOFTER, chances)
        weighed = torch.where(
            tried[:, None], torch.zeros_like(chances).masked_fill(~among, NEVER), weighed
        )
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
        actions = (weighed + noise).masked_fill(~mask, 2 * NEVER).argmax(1)
        memory.actions[half, step] = actions
        memory.chances[half, step] = chances.gather(1, actions[:, None])[:, 0]
        memory.expected[half, step] = self._outcomes(points, wins, self.players)
        memory.seats[half, step] = seats
        memory.choices[half, step] = mask.sum(1).to(torch.int16)
        memory.tried[half, step] = tried | softened
        memory.copied[half, step] = tried
        memory.others[half, step] = others
        shared.actions[half] = actions.cpu().numpy()

    def _tries(self, mask: Any) -> tuple[Any, Any]:
        """Where something is tried at random, and which actions may be."""
        among = mask & self.explored
        tried = self._drawn(self.schedule.explore, len(mask)) & among.any(1)
        return tried, among

    def _drawn(self, pair: tuple[float, float], count: int) -> Any:
        """Each with the chance of this moment."""
        part = self.schedule.now(pair, self.done)
        return torch.rand(count, device=self.device) < part

    def _take_results(self, half: int, step: int) -> None:
        """What came of a step: which games ended, and how."""
        shared, memory = self.arena.shared, self.memory
        over = torch.from_numpy(shared.over[half]).to(self.device).bool()
        memory.over[half, step] = over
        ended = numpy.flatnonzero(shared.over[half])
        if not len(ended):
            return
        rows = torch.from_numpy(ended).to(self.device)
        points = torch.from_numpy(shared.points[half, ended]).to(self.device).float()
        wins = torch.from_numpy(shared.wins[half, ended]).to(self.device)
        players = self.players[rows]
        memory.outcomes[half, step, rows] = torch.cat(
            [turned(points / self.plan.scale, players), turned(wins, players)], 2
        )
        self.results.append(
            (
                self.arena.field.players[ended],
                shared.points[half, ended].copy(),
                shared.wins[half, ended].copy(),
            )
        )

    # --- Learning -----------------------------------------------------------------------------

    @torch.no_grad()
    def _judge(self) -> tuple[Any, Any]:
        """How much better than expected each decision went, outcome by outcome; and where known."""
        memory = self.memory
        better = torch.zeros_like(memory.expected)
        known = torch.zeros_like(memory.over)
        rows = torch.arange(memory.seats.shape[2], device=self.device)
        for half in range(HALVES):
            observations = torch.from_numpy(self.arena.shared.observations[half]).to(self.device)
            _, points, wins = self.look(self.network, observations)
            watched = torch.from_numpy(self.arena.shared.watched[half]).to(self.device)
            for shown in (observations, watched):
                self.read |= (self.expand(shown) != 0).any(0)
            seats = torch.from_numpy(self.arena.shared.seats[half]).to(self.device).long()
            after = torch.zeros(len(rows), SEATS, OUTCOMES, device=self.device)
            gained = torch.zeros_like(after)
            have = torch.zeros(len(rows), SEATS, dtype=torch.bool, device=self.device)
            after[rows, seats] = self._outcomes(points, wins, self.players)
            have[rows, seats] = True
            for step in reversed(range(self.schedule.steps)):
                over = memory.over[half, step][:, None, None]
                after = torch.where(over, memory.outcomes[half, step], after)
                gained = gained.masked_fill(over, 0)
                have = have | over[:, :, 0]
                seats = memory.seats[half, step]
                expected = memory.expected[half, step]
                gain = after[rows, seats] - expected + self.schedule.trace * gained[rows, seats]
                known[half, step] = have[rows, seats]
                gain = torch.where(known[half, step][:, None], gain, torch.zeros_like(gain))
                better[half, step] = gain
                after[rows, seats] = expected
                # Nobody is to blame, or to praise, for what was tried at random after it.
                gained[rows, seats] = gain.masked_fill(memory.tried[half, step][:, None], 0)
                have[rows, seats] = True
        return better, known

    def _learn(self) -> dict[str, Any]:
        memory = self.memory
        better, known = self._judge()
        goals = (better + memory.expected).flatten(0, 2)
        players = self.players.expand_as(memory.seats).reshape(-1)
        gains = (better.flatten(0, 2) * self.wishes[players]).sum(1)
        used = (known & ~memory.others & (memory.choices > 1)).reshape(-1)
        taught = used & ~memory.tried.reshape(-1)
        gains = self._standardized(gains, players, taught)
        rows = used.nonzero()[:, 0]
        if not len(rows):
            return {}
        watched, moments = self._watched(known & ~memory.others)
        rate = self.schedule.now(self.schedule.rate, self.done)
        told = []
        for _ in range(self.schedule.epochs):
            order = rows[torch.randperm(len(rows), device=self.device)]
            looks = torch.randperm(len(watched), device=self.device)
            last = max(1, len(order) - self.schedule.portion // 2)
            for first in range(0, last, self.schedule.portion):
                self.learnt += 1
                for group in self.optimizer.param_groups:
                    group["lr"] = rate * min(1.0, self.learnt / WARM_UP)
                portion = order[first : first + self.schedule.portion]
                some = looks[first // WATCHED : (first + self.schedule.portion) // WATCHED]
                seen = (watched[some], moments[some])
                told.append(self._step(portion, seen, goals, gains, taught, players))
        means = torch.stack(told).mean(0).tolist()
        names = ("policy", "points", "wins", "entropy", "distance")
        return {name: round(value, 4) for name, value in zip(names, means, strict=True)}

    def _watched(self, known: Any) -> tuple[Any, Any]:
        """What was watched at moments whose outcome is known: its places, and the moments'."""
        moments = torch.arange(known.numel(), device=self.device).view_as(known)[:, ::WATCHED]
        found = (known[:, ::WATCHED] & (self.watchers > 0)).reshape(-1).nonzero()[:, 0]
        return found, moments.reshape(-1)[found]

    def _standardized(self, gains: Any, players: Any, taught: Any) -> Any:
        """Each player count counts alike, however its points are spread; one gain tells nothing."""
        for count in sorted(set(self.arena.field.seats)):
            these = taught & (players == count)
            chosen = gains[these]
            standard = torch.zeros_like(gains)
            if len(chosen) > 1:
                standard = (gains - chosen.mean()) / (chosen.std() + 1e-6)
            gains = torch.where(players == count, standard, gains)
        return gains

    def _step(
        self, rows: Any, seen: tuple[Any, Any], goals: Any, gains: Any, taught: Any, players: Any
    ) -> Any:
        """Learn from some decisions, and from what those saw who looked on at others."""
        memory = self.memory
        watched, moments = seen
        observations = memory.observations.flatten(0, 2)[rows]
        mask = memory.masks.flatten(0, 2)[rows]
        looks = torch.cat([observations, memory.watched.flatten(0, 2)[watched]])
        scores, points, wins = self.look(self.network, looks)
        chances = torch.log_softmax(scores[: len(rows)].masked_fill(~mask, NEVER), 1)
        chosen = memory.actions.view(-1)[rows]
        logarithm = chances.gather(1, chosen[:, None])[:, 0]
        before = memory.chances.view(-1)[rows]
        ratio = (logarithm - before).exp()
        gain = gains[rows]
        part = taught[rows].float()
        policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
        policy_loss = -(policy * part).sum() / part.sum().clamp(min=1)
        copied = logarithm * gain.clamp(0, LUCKIEST) * memory.copied.view(-1)[rows]
        entropy = -(chances.exp() * chances * mask).sum(1).mean()
        table = torch.cat([players[rows], players[moments]])
        behind = self.watchers.expand_as(memory.seats).reshape(-1)[moments]
        goal = torch.cat([goals[rows], seen_by_watcher(goals[moments], behind, players[moments])])
        points_loss, wins_loss = self._misses(points, wins, goal, table)
        weight = self.schedule.now(self.schedule.entropy, self.done)
        policy_loss = policy_loss - self.schedule.imitate * copied.mean()
        loss = policy_loss - weight * entropy
        loss = loss + self.schedule.points * points_loss + 0.5 * wins_loss
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        distance = ((before - logarithm) * part).sum() / part.sum().clamp(min=1)
        told = (policy_loss, points_loss, wins_loss, entropy, distance)
        return torch.stack([number.detach() for number in told])

    def _misses(self, points: Any, wins: Any, goal: Any, players: Any) -> tuple[Any, Any]:
        """How far points and shares in the win are from what came of it."""
        there = torch.arange(SEATS, device=self.device)[None] < players[:, None]
        misses = ((points - goal[:, :SEATS]) * there).pow(2)
        points_loss = misses[:, 0].mean() + 0.25 * misses[:, 1:].mean()
        shares = torch.log_softmax(wins.masked_fill(~there, NEVER), 1)
        wins_loss = -(goal[:, SEATS:].clamp(0, 1) * shares.masked_fill(~there, 0)).sum(1).mean()
        return points_loss, wins_loss

    # --- Telling ------------------------------------------------------------------------------

    def _results(self) -> dict[str, Any]:
        """Mean points and wins by player count, over the games that ended since."""
        told: dict[str, Any] = {"games": sum(len(players) for players, _, _ in self.results)}
        for count in sorted(set(self.arena.field.seats)):
            points = [scores[players == count, :count] for players, scores, _ in self.results]
            wins = [shares[players == count, :count] for players, _, shares in self.results]
            if sum(len(part) for part in points) > 0:
                scores = numpy.concatenate(points)
                told[f"points_{count}"] = round(float(scores.mean()), 2)
                told[f"best_{count}"] = round(float(scores.max(1).mean()), 2)
                told[f"first_{count}"] = round(float(numpy.concatenate(wins)[:, 0].mean()), 3)
        self.results = []
        return told
