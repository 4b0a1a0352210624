/** Three to five equal, round steps from zero to the first that is not below a value. */
export function roundSteps(value: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [0.2, 0.25, 0.5, 1, 2, 2.5].find((size) => value / (size * power) <= 5) ?? 2.5;
  const count = Math.ceil(value / (step * power));
  return Array.from({length: count + 1}, (_, index) => index * step * power);
}
