/** For tests, by import alone: jsdom lays nothing out, so that no box ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
