/** The rule by which a network learns. */

const [memory, squareMemory, tiny] = [0.9, 0.999, 1e-8];

/** Steps of Adam with its usual constants (Kingma and Ba, arXiv:1412.6980). */
export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(
    private readonly parameters: Float64Array,
    private readonly learningRate: number,
  ) {
    this.mean = new Float64Array(parameters.length);
    this.square = new Float64Array(parameters.length);
  }

  /** Moves the parameters against the gradient. */
  step(gradient: Float64Array): void {
    const {mean, square, parameters} = this;
    this.steps += 1;
    const rate =
      (this.learningRate * Math.sqrt(1 - squareMemory ** this.steps)) / (1 - memory ** this.steps);
    for (let i = 0; i < parameters.length; i += 1) {
      const slope = gradient[i] as number;
      const m = memory * (mean[i] as number) + (1 - memory) * slope;
      const s = squareMemory * (square[i] as number) + (1 - squareMemory) * slope * slope;
      mean[i] = m;
      square[i] = s;
      parameters[i] = (parameters[i] as number) - (rate * m) / (Math.sqrt(s) + tiny);
    }
  }
}
