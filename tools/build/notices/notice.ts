/** The notice of the works of others that the site carries: names, versions, licences and their texts. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LockedPackage} from './lockfile';

/** Licences under which something may be shipped; another one is for a person to look at. */
const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Licences that a person read in the package, where its description names none. */
const readByHand: Readonly<Record<string, string>> = {'@oneidentity/zstd-js 1.0.3': 'MIT'};

const licenceOf = ({name, version, licence}: LockedPackage): string =>
  readByHand[`${name} ${version}`] ?? licence;

export const hasAllowedLicence = (one: LockedPackage): boolean =>
  allowedLicences.includes(licenceOf(one));

const nameOfText = /^(?:licence|license|copying|notice)(?:[.-].*)?$/i;

/** The texts of the licence files of a package, in the order of their names. */
function textsOf(root: string, {folder}: LockedPackage): readonly string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, {withFileTypes: true})
    .filter((entry) => entry.isFile() && nameOfText.test(entry.name))
    .map(({name}) => readFileSync(path.join(place, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .sort();
}

const copyrightIn = (texts: readonly string[]): string | undefined =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .find((line) => /^copyright\b.*(?:\d{4}|\(c\)|©)/i.test(line));

const rule = '='.repeat(80);

const withoutText = (one: LockedPackage): string =>
  `The package carries no text of its licence: https://spdx.org/licenses/${licenceOf(one)}.html`;

function entryOf(root: string, one: LockedPackage): string {
  const texts = textsOf(root, one);
  const copyright = copyrightIn(texts);
  return [
    rule,
    `${one.name} ${one.version}`,
    `Licence: ${licenceOf(one)}`,
    ...(copyright ? [copyright] : []),
    '',
    ...(texts.length > 0 ? texts : [withoutText(one)]),
    '',
  ].join('\n');
}

/** The whole notice as text. */
export function noticeOf(root: string, shipped: readonly LockedPackage[]): string {
  const opening = [
    'ATLAS Open Data: works of others in this site',
    '',
    'The pages and apps of this site contain code and type of the packages below, each',
    'under its own licence. Some are listed because another one depends on them, though',
    'nothing of them may be left in the pages.',
    '',
    ...shipped.map((one) => `- ${one.name} ${one.version} (${licenceOf(one)})`),
    '',
  ];
  return `${[...opening, ...shipped.map((one) => entryOf(root, one))].join('\n').trimEnd()}\n`;
}
