/** Why an event file cannot be read, and what to do: a sentence to show to the reader. */
export class PhoenixError extends Error {
  override readonly name = 'PhoenixError';
}
