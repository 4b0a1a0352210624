/**
 * The configuration of nginx, complete: it runs without rights, on a file system that it cannot change.
 * Of an address only word characters, `.`, `-` and `/` ever get into a redirect.
 */
import {binaryTypes, textTypes} from '../../../../config/hosting/contentTypes';
import {literally, nginxHeaders} from './nginxHeaders';
import {published, type HostedSite} from './site';

const address = String.raw`[\w./-]*\w`;

/** /x.html, /x/index.html, /x/index and /x/ are not addresses: they lead to /x. */
function cleanAddresses(baseUrl: string): readonly string[] {
  const base = literally(baseUrl);
  return [
    String.raw`rewrite "^${base}index(?:\.html)?$" ${baseUrl} permanent;`,
    String.raw`rewrite "^(${base}${address})/index(?:\.html)?$" $1 permanent;`,
    String.raw`rewrite "^(${base}${address})\.html$" $1 permanent;`,
    `rewrite "^(${base}${address})/$" $1 permanent;`,
  ];
}

function redirects(site: HostedSite): readonly string[] {
  const pages = Object.entries(site.movedPages).map(
    ([from, to]) =>
      `location = ${published(site, from)} { return 301 ${published(site, to)}$is_args$args; }`,
  );
  const [from, to] = [published(site, site.movedFolder.from), published(site, site.movedFolder.to)];
  const folder = `location ~ "^${literally(from)}(${address})$" { return 301 ${to}$1$is_args$args; }`;
  return [...pages, folder];
}

function files({baseUrl}: HostedSite): readonly string[] {
  const isTop = baseUrl === '/';
  const withoutBase = isTop ? '' : `rewrite "^${literally(baseUrl.slice(0, -1))}(/.*)$" $1 break; `;
  return [
    `location = ${baseUrl} { rewrite ^ /index.html break; }`,
    `location ${baseUrl} { ${withoutBase}try_files $uri $uri.html =404; }`,
    ...(isTop
      ? []
      : [
          `location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}$is_args$args; }`,
          'location / { return 404; }',
        ]),
    String.raw`location ~ "/\.(?!well-known/)" { return 404; }`,
    'location ~ "/_(?:headers|redirects)$" { return 404; }',
    `location = ${published({baseUrl}, '/404')} { return 404; }`,
    'error_page 404 @missing;',
    'location @missing { rewrite ^ /404.html break; }',
  ];
}

const typeLines = Object.entries({...textTypes, ...binaryTypes}).map(
  ([end, type]) => `${type} ${end};`,
);

/** HTML is in the list by itself. */
const otherTextTypes = [...new Set(Object.values(textTypes))].filter(
  (type) => type !== 'text/html',
);

const temporaryFiles = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (kind) => `${kind}_temp_path /tmp/nginx/${kind};`,
);

const lines = (all: readonly string[], depth: number): string =>
  all.map((line) => ' '.repeat(depth) + line).join('\n');

export function nginxConfiguration(site: HostedSite): string {
  const headers = nginxHeaders(site.rules);
  return `# Written by "npm run build" from config/hosting and config/redirects.ts: change those.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid /tmp/nginx/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
${lines(temporaryFiles, 2)}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  map_hash_bucket_size 256;
  variables_hash_max_size 4096;

  types {
${lines(typeLines, 4)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${otherTextTypes.join(' ')};

${lines(headers.maps, 2)}

  server {
    listen 8080;
    root /srv/atlas-open-data;
    absolute_redirect off;
    gzip_static on;
    brotli_static on;
    gzip_vary on;

${lines(headers.lines, 4)}

${lines(cleanAddresses(site.baseUrl), 4)}

${lines(redirects(site), 4)}

${lines(files(site), 4)}
  }
}
`;
}
