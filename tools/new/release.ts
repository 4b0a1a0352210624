/** A data release: its row in the catalogue, what search engines are told, and its page. */
import {release as releaseRow, releaseKeys} from '../../src/data/catalogue/schema/release';
import {catalogueTables} from '../../src/data/catalogue/schema/tables';
import {stringify} from '../generate/catalogue/csvLine';
import {readTableText, sourceFile} from '../generate/catalogue/readTable';
import {addPage} from './page';
import type {Project} from './project';
import {fillIn, literal, oneOf, slugOf, type Recipe, type Values} from './recipe';

const keys = 'src/data/catalogue/schema/release.ts';
const texts = 'plugins/structured-data/texts.ts';

const today = (): string => new Date().toISOString().slice(0, 10);

function addRow(project: Project, values: Values): void {
  const [table] = catalogueTables.filter(({row}) => row === releaseRow);
  if (!table) throw new Error('The catalogue has no table of releases.');
  const file = sourceFile(table);
  const text = project.read(file);
  const [header = ''] = text.split('\n');
  const row: Values = {
    ...values,
    energyTeV: values.energy ?? '',
    energyUnit: values.unit ?? '',
    luminosityNote: `${fillIn} how the luminosity is known.`,
    licence: 'CC0-1.0',
    flag: 'incomplete',
    reason: `${fillIn} what is not known yet, or remove this flag.`,
    source: 'portal',
    asOf: today(),
  };
  const line = stringify(header.split(','), row);
  const {problems} = readTableText(table, `${header}\n${line}\n`);
  const own = problems.filter((problem) => !problem.includes('key'));
  if (own.length > 0) throw new Error(own.join('\n'));
  project.replace(file, /\n?$/, `\n${line}\n`);
}

export const release: Recipe = {
  arguments: {
    key: 'the name by which atlasopenmagic knows the release, such as 2026e-13tev',
    title: 'its title in the catalogue and on its page',
    audience: 'education or research',
    collision: 'pp or PbPb',
    energy: 'the centre-of-mass energy in TeV, for lead that of a pair of nucleons',
    format: 'the format of the files, such as "ROOT ntuple"',
    unit: 'the unit of energies in the files: MeV or GeV',
    after: 'the doc below which the sidebar lists the page of the release',
    '?released': 'the day or month of publication; by default today',
    '?tree': 'the name of the tree in ROOT files',
  },
  example:
    '--key 2027e-13tev --title "2027 education release, pp 13 TeV" --audience education --collision pp --energy 13 --format "ROOT ntuple" --unit GeV --after data/for_education/13TeV25_metadata',
  script: 'generate/catalogue',
  add: (project, values) => {
    const {key = '', title = '', energy = '', after = '', released = today()} = values;
    const audience = oneOf('The audience', values.audience ?? '', ['education', 'research']);
    if ((releaseKeys as readonly string[]).includes(key)) {
      throw new Error(`The catalogue has the release ${key} already.`);
    }
    const doc = `data/for_${audience}/${slugOf(key)}`;
    addRow(project, {...values, released});
    project.replace(keys, '\n] as const;', `\n  ${literal(key)},\n] as const;`);
    const text = {
      page: `/docs/${doc}`,
      description: `${fillIn} what the release contains, for search engines: collisions, amount, simulation, format and unit of the files.`,
    };
    const entry = `${literal(key)}: {...${literal(text)}, keywords: [...always, ${literal(audience)}, ${literal(`${energy} TeV`)}], measurementTechnique: [detector, simulation]},`;
    project.replace(texts, /\n\};\n/, `\n${entry}\n};\n`);
    addPage(project, {
      title,
      after,
      doc,
      audience: audience === 'research' ? 'researcher' : 'student',
    });
    return [
      `fill in docs/${doc}.mdx and the description in ${texts}`,
      'complete the row in src/data/catalogue/source/releases.csv, add the records of the portal to records.csv, and run `npm run catalogue`',
      'tell readers: `npm run new -- news`',
    ];
  },
};
