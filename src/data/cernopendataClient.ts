/** The commands of cernopendata-client and the options that each takes. Source: its usage page. */

/** The version that the pages describe. */
export const cernopendataClientVersion = '1.0.2';

const which = ['--recid', '--doi', '--title'] as const;
const where = ['--protocol', '--server'] as const;

export const cernopendataClient: Readonly<Record<string, readonly string[]>> = {
  'get-metadata': [...which, '--output-value', '--filter'],
  'get-file-locations': [...which, ...where, '--verbose', '--expand', '--no-expand'],
  'download-files': [
    ...which,
    ...where,
    '--filter-name',
    '--filter-regexp',
    '--filter-range',
    '--dry-run',
    '--verify',
    '--download-engine',
  ],
  'verify-files': [...which],
  'list-directory': ['--recursive', '--timeout'],
};
