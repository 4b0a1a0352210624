/** A name that every system takes for a file: `14/410470` becomes `14-410470`. */
export const fileNameOf = (key: string): string =>
  key
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80) || 'event';
