/** What the answer of a number question and its typical mistakes give, in the order of the question. */
export type Computed = Readonly<Record<string, readonly number[]>>;
