/** Rows prepared once, so that each key stroke only compares. */
import {fold} from './fold';
import {noValue} from './query';
import {valueOf, type Column, type Table, type Value} from './table';

/** Spellings that find one another in the names and texts of samples, records and variables. */
// cspell:disable
const physicsSpellings: readonly (readonly string[])[] = [
  ['ttbar', 'top pair', 'top-antitop', 'top quark pair'],
  ['singletop', 'single top', 'single-top'],
  ['H→γγ', 'gamgam', 'Hyy', 'H→yy', 'diphoton', 'two photons'],
  ['Z→μμ', 'Zmumu', 'Z to two muons', 'Z to muons'],
  ['Z→ee', 'Zee', 'Z to two electrons', 'Z to electrons'],
  ['Z→ττ', 'Ztautau', 'Z to two taus', 'Z to taus'],
  ['H→WW', 'HWW', 'Higgs to WW'],
  ['H→ZZ', 'HZZ', 'ZZ4lep', 'Higgs to ZZ', 'H→4ℓ'],
  ['SUSY', 'supersymmetry'],
  ['MC', 'Monte Carlo'],
];
// cspell:enable

const letters = /[a-z0-9]/u;

/** True if the form occurs in the text and does not begin or end inside a longer row of letters. */
function holds(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + form.length] ?? ' ';
    if (!letters.test(before) && !letters.test(after)) return true;
  }
  return false;
}

/** Adds to a folded text the other spellings of what it holds. */
export function spreader(groups: readonly (readonly string[])[]): (text: string) => string {
  const folded = groups.map((forms) => Array.from(new Set(forms.map(fold))));
  return (text) => {
    const more = folded.filter((forms) => forms.some((form) => holds(text, form))).flat();
    return more.length > 0 ? `${text}\n${more.join('\n')}` : text;
  };
}

/** The answers to one facet. */
export interface Facet {
  readonly key: string;
  /** Sorted for people; rows without a value come last. */
  readonly options: readonly string[];
  /** Of each row, the places of its values among the options. */
  readonly codes: readonly (readonly number[])[];
}

/** The numbers of one column, NaN where there is none. */
export interface Numbers {
  readonly key: string;
  readonly values: Float64Array;
  /** Null if no row has a number. */
  readonly extent: {readonly least: number; readonly most: number} | null;
}

/** Rows that can be shown and put in order. */
export interface ListedRows<Row> {
  readonly table: Table<Row>;
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
  readonly placeOf: ReadonlyMap<string, number>;
}

/** Rows that can be searched and filtered too. */
export interface TableIndex<Row> extends ListedRows<Row> {
  readonly texts: readonly string[];
  readonly facets: readonly Facet[];
  readonly numbers: readonly Numbers[];
}

let collator: Intl.Collator | undefined;

/** The order of two words, for people. The collator is made when it is first needed: that takes a while. */
export function compareWords(a: string, b: string): number {
  collator ??= new Intl.Collator('en-GB', {numeric: true, sensitivity: 'base'});
  return collator.compare(a, b);
}

const isSearched = <Row>({searched, kind}: Column<Row>): boolean => searched ?? kind !== 'number';

function optionsOf(value: Value): readonly string[] {
  if (value === null) return [noValue];
  return typeof value === 'object' ? Array.from(new Set(value)) : [String(value)];
}

const byName = (a: string, b: string): number =>
  Number(a === noValue) - Number(b === noValue) || compareWords(a, b) || (a < b ? -1 : 1);

function facetOf<Row>(rows: readonly Row[], column: Column<Row>): Facet {
  const values = rows.map((row) => optionsOf(valueOf(row, column)));
  const options = Array.from(new Set(values.flat())).sort(byName);
  const places = new Map(options.map((option, place) => [option, place]));
  const codes = values.map((list) => list.map((option) => places.get(option) ?? -1));
  return {key: column.key, options, codes};
}

function numbersOf<Row>(rows: readonly Row[], column: Column<Row>): Numbers {
  const values = Float64Array.from(rows, (row) => {
    const value = valueOf(row, column);
    return typeof value === 'number' ? value : Number.NaN;
  });
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const [least] = known;
  const most = known.at(-1);
  const extent = least === undefined || most === undefined ? null : {least, most};
  return {key: column.key, values, extent};
}

function textsOf<Row>(rows: readonly Row[], table: Table<Row>): readonly string[] {
  const columns = table.columns.filter(isSearched);
  const spread = spreader([...physicsSpellings, ...(table.alike ?? [])]);
  return rows.map((row) => {
    const values = columns.map((column) => valueOf(row, column)).flat();
    return spread(fold([table.idOf(row), ...values].filter((value) => value !== null).join('\n')));
  });
}

/** Some rows of a table; two of the same id are a mistake of the table. */
export function listRows<Row>(table: Table<Row>, rows: readonly Row[]): ListedRows<Row> {
  const ids = rows.map(table.idOf);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  if (placeOf.size < ids.length) {
    const twice = ids.find((id, place) => placeOf.get(id) !== place);
    throw new Error(`The table "${table.name}" has two rows with the id "${twice}"`);
  }
  return {table, rows, ids, placeOf};
}

/** The index of a table's rows; two rows of the same id are a mistake of the table. */
export function indexTable<Row>(table: Table<Row>, rows: readonly Row[]): TableIndex<Row> {
  return {
    ...listRows(table, rows),
    texts: textsOf(rows, table),
    facets: table.columns.filter(({facet}) => facet).map((column) => facetOf(rows, column)),
    numbers: table.columns.filter(({range}) => range).map((column) => numbersOf(rows, column)),
  };
}
