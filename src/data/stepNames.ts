/** The steps of an analysis, in their order; a page of the documentation gives its step in its front matter. */
export const stepNames = [
  'collision',
  'event',
  'object',
  'selection',
  'prediction',
  'result',
] as const;

export type StepName = (typeof stepNames)[number];
