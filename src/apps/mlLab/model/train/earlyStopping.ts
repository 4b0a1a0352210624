/** Early stopping: detects when further training no longer reduces the validation loss. */

/** So many steps without a better loss end the training. */
const patience = 10;

/** Keeps what was best on the events that were held back. */
export class Keeper<State> {
  private minLoss = Number.POSITIVE_INFINITY;
  private bestStep = 0;
  private steps = 0;
  /** undefined before the first step, and where nothing is held out. */
  best: State | undefined;

  constructor(private readonly isOn: boolean) {}

  /**
   * Takes the loss after a step.
   *
   * @param state what to go back to if no later step is better
   * @returns whether training shall end
   */
  isOver(loss: number, state: State): boolean {
    if (!this.isOn) return false;
    this.steps += 1;
    if (loss < this.minLoss) {
      this.minLoss = loss;
      this.bestStep = this.steps;
      this.best = state;
    }
    return this.steps - this.bestStep >= patience;
  }

  /** @param things what a step adds: `trees`, `epochs` */
  words(things: string): string {
    return `Stopped early: after ${this.bestStep} ${things} the validation loss no longer decreased, so the later ones were discarded.`;
  }
}
