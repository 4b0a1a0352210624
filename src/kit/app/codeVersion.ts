/** The name of the build that made this page. */
export const codeVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'an unnamed build';
