/** One card of each kind, and the largest ones: `generated/shown.json` has them for the kitchen sink. */
export const shownCards = [
  'definition-invariant-mass',
  'formula-normalise-simulation',
  'how-to-cite-the-data',
  'how-to-open-physlite',
  'answer-units',
  'sample-410470',
  'record-93910',
  'variable-lep_pt',
  'function-get_urls',
  'trigger-run2',
  'skim-3lep',
  'number-luminosity-of-the-releases',
] as const;
