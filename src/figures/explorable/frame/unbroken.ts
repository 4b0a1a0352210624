/** A text whose numbers stay on one line with their units, with "=" before them and with fractions of roots. */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<=\d) (?=(?:%|GeV|TeV|fb|[kM]?Hz|[GT]B)(?![a-z]))|(?<==) (?=[\d√])/g, '\u00a0')
    .replaceAll('/√', '/\u2060√');
