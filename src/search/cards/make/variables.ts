/** A card for each variable of the files, with its unit and type in every release; triggers are a kind of their own. */
import {variables2016} from '../../../data/catalogue/variables/education2016';
import {variables2020} from '../../../data/catalogue/variables/education2020';
import {variables2025} from '../../../data/catalogue/variables/education2025';
import {variablesPhyslite} from '../../../data/catalogue/variables/physlite';
import {renames} from '../../../data/catalogue/renames';
import type {Variable} from '../../../data/catalogue/types';
import {anchorOf} from '../../../lib/variableGroups';
import {contentName} from '../../local/query';
import type {AnswerCard, CardRow} from '../types';
import {pageLink, pageTitle} from './page';
import {asSentence} from './plainText';
import {releaseList, releaseName, variablePages} from './releases';

type ListedRelease = keyof typeof variablePages;
type Release = ListedRelease | '2024r-pp';

interface ReleaseVariable {
  readonly release: Release;
  readonly variable: Variable;
}

const listed = (release: Release, variables: readonly Variable[]): readonly ReleaseVariable[] =>
  variables.map((variable) => ({release, variable}));

/** The newest release first: its meaning is the one of the card. */
const all: readonly ReleaseVariable[] = [
  ...listed('2025e-13tev-beta', variables2025),
  ...listed('2020e-13tev', variables2020),
  ...listed('2016e-8tev', variables2016),
  ...listed('2024r-pp', variablesPhyslite),
];

function grouped(): readonly (readonly [ReleaseVariable, ...ReleaseVariable[]])[] {
  const groups = new Map<string, [ReleaseVariable, ...ReleaseVariable[]]>();
  for (const entry of all) {
    const key = contentName(entry.variable.name);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

const unitText = (unit: Variable['unit']): string =>
  unit === null ? 'unit unknown' : unit === 'none' ? 'no unit' : unit;

function row({release, variable}: ReleaseVariable, first: ReleaseVariable): CardRow {
  const {name, type, meaning} = variable;
  const parts = [
    ...(name === first.variable.name ? [] : [`\`${name}\``]),
    ...(type === 'bool' ? [] : [unitText(variable.unit)]),
    ...(type === null ? [] : [`\`${type}\``]),
    ...(meaning === first.variable.meaning || meaning === null ? [] : [meaning]),
  ];
  return {label: releaseName(release), value: parts.join(', ')};
}

/** In words: "The unit is GeV in the 2025 release and MeV in the 2020 release."; empty without a unit. */
function unitSentence(entries: readonly ReleaseVariable[]): string {
  const units = new Map<string, Release[]>();
  for (const {release, variable} of entries) {
    if (variable.unit === null || variable.unit === 'none') continue;
    units.set(variable.unit, [...(units.get(variable.unit) ?? []), release]);
  }
  const parts = [...units].map(([unit, releases]) => `${unit} in the ${releaseList(releases)}`);
  return parts.length > 0 ? ` The unit is ${parts.join(', and ')}.` : '';
}

/** Rows on the replacement of a 2020 variable that has another name, or none, in 2025. */
function renamed(entries: readonly ReleaseVariable[]): readonly CardRow[] {
  const old = entries.find(({release}) => release === '2020e-13tev')?.variable.name;
  const rename = renames.find(({from}) => from === old);
  const isOpen = !entries.some(({release}) => release === '2025e-13tev-beta');
  if (!rename || !isOpen) return [];
  const to = rename.to.map((name) => `\`${name}\``).join(', ');
  return [{label: 'In the 2025 release', value: to || 'removed'}];
}

function where({release, variable}: ReleaseVariable): AnswerCard['source'] {
  return release === '2024r-pp'
    ? pageLink('/docs/documentation/data_format/physlite#containers')
    : {
        title: pageTitle(variablePages[release]),
        to: `${variablePages[release]}#${anchorOf(variable.group)}`,
      };
}

const reading = '/docs/documentation/data_format/physlite#read-a-column-with-uproot';
const cheatSheet = '/docs/13TeV25Doc/cheatsheet/variables';

/** The meaning as a sentence; that of a trigger flag says when it is set. */
const sentenceOf = (meaning: string): string =>
  asSentence(/^[\w-]+ trigger\b.* fired$/.test(meaning) ? `true if the ${meaning}` : meaning);

/** Containers are also known without their ending: AnalysisElectrons. */
const spellingsOf = (name: string): readonly string[] =>
  name.endsWith('AuxDyn') ? [name, name.replace(/AuxDyn$/, '')] : [name];

function card(entries: readonly [ReleaseVariable, ...ReleaseVariable[]]): AnswerCard {
  const [first] = entries;
  const {name, meaning, group, mcOnly, reason} = first.variable;
  const isTrigger = group === 'trigger';
  const text =
    meaning === null ? `The meaning of \`${name}\` is not documented.` : sentenceOf(meaning);
  const names = [...new Set(entries.map(({variable}) => variable.name))];
  return {
    id: `${isTrigger ? 'trigger' : 'variable'}-${name}`,
    kind: isTrigger ? 'trigger' : 'variable',
    title: name,
    text: `${text}${unitSentence(entries)}${mcOnly ? ' The variable is meaningful in simulation only.' : ''}`,
    rows: [
      ...entries.map((entry) => row(entry, first)),
      ...renamed(entries),
      ...(reason === null ? [] : [{label: 'Caution', value: reason}]),
    ],
    actions: [
      ...(first.release === '2024r-pp' ? [pageLink(reading, 'Read columns with uproot')] : []),
      pageLink(
        '/docs/data/for_education/13TeV25_details#coming-from-the-2020-release',
        'Compare all variables',
      ),
      {title: pageTitle(cheatSheet), to: cheatSheet},
    ],
    source: where(first),
    queries: names
      .flatMap(spellingsOf)
      .flatMap((spelling) => [
        spelling,
        ...['unit', 'variable', 'branch'].map((word) => `${spelling} ${word}`),
      ]),
  };
}

export const variableCards = (): readonly AnswerCard[] => grouped().map(card);
