import { untrack } from "svelte";
import { viewOf } from "$/lib/games";
import { speech } from "$/lib/i18n.svelte";
import { Refusal } from "$/lib/refusal";
import { reloads } from "$/lib/reloads.svelte";
import type { Table } from "$/lib/table";
import type { Drafts } from "./given";
import { fail, failedView, type ViewProblem } from "./module";

/** A package's view at a table: where it is, and whether it failed. */
export class Hosted {
  /** Undefined until the server has told; null if the package has no view any more. */
  path = $state<string | null>();
  problem = $state.raw<ViewProblem | null>(null);
  playing = $state(false);
  drafts = $state.raw<Drafts>({});

  constructor(private readonly table: () => Table) {
    untrack(table).isRevealing = () => this.playing;
    $effect(() => {
      const { game } = this;
      void reloads.count;
      void viewOf(game).then((found) => {
        this.path = found?.view ?? null;
        this.problem = failedView(this.path ?? "") ?? null;
      });
    });
  }

  get game(): string {
    return this.table().seen?.game ?? "";
  }

  get generic(): boolean {
    return this.path === null || this.problem !== null;
  }

  /** Changes whenever the module is to be mounted anew. */
  get key(): string {
    const known = speech.knows(`game-${this.game}`);
    return `${this.path} ${reloads.count} ${speech.language} ${known}`;
  }

  fail(problem: unknown): void {
    this.problem = fail(this.path ?? "", problem);
    this.playing = false;
    reportError(problem);
  }

  /** The problem as a notice. */
  get refusal(): Refusal | null {
    if (!this.problem) return null;
    const { code, detail } = this.problem;
    return new Refusal(0, { code, detail: { game: speech.say(`game-${this.game}`), ...detail } });
  }
}
