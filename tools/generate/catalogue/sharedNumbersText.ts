/** The shared numbers as scripts of the browser read them: texts by key, without the tables behind them. */
export const sharedNumbersFile = 'src/data/generated/sharedNumbers.json';

const generated = 'by npm run catalogue from the catalogue and src/data/sharedNumbers: edit those';

/** The same numbers give the same text. */
export const sharedNumbersText = (numbers: Readonly<Record<string, string>>): string =>
  `${JSON.stringify({generated, ...numbers}, null, 1)}\n`;
