/** A browser for which all names but our own lead to one port of this machine. */
import type {LaunchOptions} from '@playwright/test';

/** Whom the browser asks by itself, for updates and the like; what a page requests of them tests see too. */
const ofTheBrowser = ['*.google.com', '*.googleapis.com', '*.gvt1.com'];

export function everyNameLeadsTo(
  port: number,
  {args = [], ...options}: LaunchOptions = {},
): LaunchOptions {
  const rules = [
    ...ofTheBrowser.map((name) => `MAP ${name} ~NOTFOUND`),
    `MAP * 127.0.0.1:${port}`,
    'EXCLUDE localhost',
  ];
  return {...options, args: [...args, `--host-resolver-rules=${rules.join(', ')}`]};
}
