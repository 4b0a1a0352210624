/** A text whose numbers stay on one line with their units. */
export const unbroken = (text: string): string =>
  text.replace(/(?<=\d) (?=(?:%|GeV|TeV|fb|[kM]?Hz|[GT]B)(?![a-z]))/g, '\u00a0');
