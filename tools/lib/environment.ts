/** The only reader of `process.env` in tools and tests; `config/env.ts` is the one of the site. */

const read = (name: string): string => process.env[name] ?? '';

/** Read at each use, because tests change the variables. */
export const toolEnvironment = {
  /** The browser of the browser tests; undefined to look for one. */
  get chromePath(): string | undefined {
    return read('CHROME_PATH') || undefined;
  },
  /** True in the nightly run: brute-force tests then try all that they have. */
  get isNightly(): boolean {
    return read('NIGHTLY') === '1';
  },
  get nodeOptions(): string {
    return read('NODE_OPTIONS');
  },
  /** Folders with programs, separated by colons. */
  get path(): string {
    return read('PATH');
  },
  /** Real files, which are not part of the project; empty if there are none. */
  get realDataFolder(): string {
    return read('REAL_DATA_DIR');
  },
  /** A server that runs already, to test in place of our own. */
  get testedOrigin(): string | undefined {
    return read('TEST_ORIGIN').replace(/\/+$/, '') || undefined;
  },
};

/** The variables of this process with some changed, for a child process. */
export const environmentWith = (
  settings: Readonly<Record<string, string | undefined>> = {},
): NodeJS.ProcessEnv => ({...process.env, ...settings});
