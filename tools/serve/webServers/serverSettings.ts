/** The port of a server, the folder that it serves, and the folder where it may write. */
export interface ServerSettings {
  readonly root: string;
  readonly port: number;
  readonly temporary: string;
}

export const loopback = '127.0.0.1';

interface Exchange {
  readonly what: string;
  readonly written: RegExp;
  readonly now: string;
}

/** Exchanges what is there exactly once: a second place would be missed silently. */
function exchanged(configuration: string, exchanges: readonly Exchange[]): string {
  return exchanges.reduce((text, {what, written, now}) => {
    const count = [...text.matchAll(new RegExp(written, 'gm'))].length;
    if (count !== 1) throw new Error(`The configuration names ${what} ${count} times, not once`);
    return text.replace(new RegExp(written, 'm'), () => now);
  }, configuration);
}

/** The configuration of nginx with other settings; all else stays as the build wrote it. */
export const nginxAt = (configuration: string, {root, port, temporary}: ServerSettings): string =>
  exchanged(configuration, [
    {what: 'a port', written: /\blisten [^;]+;$/, now: `listen ${loopback}:${port};`},
    {what: 'a folder', written: /\broot [^;]+;$/, now: `root ${root};`},
  ]).replaceAll('/tmp/nginx', temporary);

/** The same for Caddy. */
export const caddyAt = (configuration: string, {root, port}: ServerSettings): string =>
  exchanged(configuration, [
    {what: 'an address', written: /\{\$SITE_ADDRESS:[^}]+\}/, now: `http://:${port}`},
    {what: 'a folder', written: /\{\$SITE_ROOT:[^}]+\}/, now: root},
    {
      what: 'the port of its administrator',
      written: /\badmin off$/,
      now: `admin off\n\tdefault_bind ${loopback}`,
    },
  ]);
