/** The computed answer of a number question, and of its typical mistakes, in the order of the question. */
export type Computed = Readonly<Record<string, readonly number[]>>;
