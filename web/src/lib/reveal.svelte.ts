import { untrack } from "svelte";
import type { Message, Resolved, Snapshot } from "$/wire/types";
import { AnimationQueue } from "./animation-queue.svelte";
import { announcer } from "./announce.svelte";
import { isPlaying } from "./keys";
import type { Table } from "./table";

/** Plays what a table reveals, decision by decision, and tells it to screen readers. Create it in a
 * component. */
export abstract class Reveal<
  S = object,
  E extends { kind: string } = { kind: string },
  T = Resolved<S, E>,
> extends AnimationQueue<T> {
  /** What the table shows when its view is opened. */
  protected readonly first: Snapshot<S>;

  constructor(table: () => Table<S, E>) {
    super();
    const opened = untrack(table);
    this.first = untrack(() => opened.seen) as Snapshot<S>;
    opened.isRevealing = () => this.playing;
    $effect(() => table().listen((message, before) => this.hear(message, before)));
    $effect(() => () => this.close());
  }

  /** Whether there is a turn to repeat. */
  get canRepeat(): boolean {
    return false;
  }

  repeat(): void {}

  /** Space skips what plays, L repeats the last turn. */
  press(event: KeyboardEvent): void {
    if (!isPlaying(event)) return;
    if (event.key === " ") this.skip();
    if (event.key.toLowerCase() === "l") this.repeat();
  }

  protected hear(message: Message<S, E>, before: Snapshot<S>): void {
    if (message.kind === "snapshot") this.reset(message);
    if (message.kind !== "resolved") return;
    this.push(message, before);
    announcer.say(this.tell(message, before).join(" "));
  }

  /** Takes a snapshot's state. It is shown at once, or after what plays. */
  protected abstract reset(seen: Snapshot<S>): void;
  protected abstract push(resolved: Resolved<S, E>, before: Snapshot<S>): void;
  protected abstract tell(resolved: Resolved<S, E>, before: Snapshot<S>): string[];
}
