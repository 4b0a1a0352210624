import {expect, it} from 'vitest';
import {caddyAt, nginxAt} from './serverSettings';

const places = {root: '/site', port: 4521, temporary: '/tmp/mine'};

it('changes the places in a configuration of nginx, and nothing else', () => {
  const written =
    'pid /tmp/nginx/pid;\nserver {\n  listen 8080;\n  root /srv/x;\n  index index.html;\n}\n';
  expect(nginxAt(written, places)).toBe(
    'pid /tmp/mine/pid;\nserver {\n  listen 127.0.0.1:4521;\n  root /site;\n  index index.html;\n}\n',
  );
});

it('changes the places in a configuration of Caddy, which nobody outside can ask then', () => {
  const written =
    '{\n\tadmin off\n}\n{$SITE_ADDRESS:http://:8080} {\n\troot * {$SITE_ROOT:/srv/x}\n}\n';
  expect(caddyAt(written, places)).toBe(
    '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nhttp://:4521 {\n\troot * /site\n}\n',
  );
});

it('refuses a configuration in which it would miss one of several folders', () => {
  expect(() => nginxAt('listen 8080;\nroot /a;\nroot /b;\n', places)).toThrow(/a folder 2 times/);
});
