/** Lines that a notebook understands and Python does not, and what stands for them. */
const notebookLines: readonly (readonly [pattern: RegExp, standIn: string])[] = [
  // A magic command, such as %pip install uproot.
  [/^([ \t]*)%.*$/gm, '$1pass'],
  // A command of the shell, such as !ls.
  [/^([ \t]*)!.*$/gm, '$1pass'],
];

export const withoutNotebookLines = (code: string): string =>
  notebookLines.reduce((text, [pattern, standIn]) => text.replace(pattern, standIn), code);
