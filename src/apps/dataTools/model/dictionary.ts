/** The variables of all releases by name, with their counterparts in the other releases. */
import type {Rename, Variable} from '@site/src/data/catalogue';

/** In the order of their appearance. */
const dictionaryReleases = ['2016e-8tev', '2020e-13tev', '2025e-13tev-beta', '2024r-pp'] as const;

export type DictionaryRelease = (typeof dictionaryReleases)[number];

export interface Tables {
  readonly variables: Readonly<Record<DictionaryRelease, readonly Variable[]>>;
  readonly renames: readonly Rename[];
}

/** The variables of one release that answer to a name. */
interface Meaning {
  readonly release: DictionaryRelease;
  /** None where the release has nothing that corresponds. */
  readonly variables: readonly Variable[];
}

export interface Entry {
  readonly meanings: readonly Meaning[];
  /** The 2025 counterpart of a 2020 variable. */
  readonly rename: Rename | undefined;
}

const renamesOf = (names: readonly string[], {renames}: Tables): readonly Rename[] =>
  renames.filter(({from, to}) => names.includes(from) || to.some((name) => names.includes(name)));

/**
 * A name is followed from release to release: it stays the same from 2016 to 2020 where both have it,
 * and the list of renames leads from 2020 to 2025 and back. PHYSLITE has names of its own.
 */
export function lookUp(name: string, tables: Tables): Entry | undefined {
  const {variables} = tables;
  const has = (release: DictionaryRelease, wanted: string): boolean =>
    variables[release].some((variable) => variable.name === wanted);
  const namesIn: Partial<Record<DictionaryRelease, readonly string[]>> = {};
  for (const release of dictionaryReleases) if (has(release, name)) namesIn[release] = [name];
  if (Object.keys(namesIn).length === 0) return undefined;
  const old = namesIn['2016e-8tev'];
  if (!namesIn['2020e-13tev'] && namesIn['2025e-13tev-beta']) {
    namesIn['2020e-13tev'] = renamesOf([name], tables).map(({from}) => from);
  }
  if (!namesIn['2025e-13tev-beta'] && namesIn['2020e-13tev']) {
    namesIn['2025e-13tev-beta'] = renamesOf([name], tables).flatMap(({to}) => to);
  }
  const in2020 = namesIn['2020e-13tev'] ?? [];
  if (!old) namesIn['2016e-8tev'] = in2020.filter((wanted) => has('2016e-8tev', wanted));
  const [rename] = tables.renames.filter(({from}) => in2020.includes(from));
  const meanings = dictionaryReleases.map((release) => ({
    release,
    variables: variables[release].filter((variable) => namesIn[release]?.includes(variable.name)),
  }));
  return {meanings, rename};
}

/** All names, each once, with the releases that have it. */
export function namesOf({variables}: Tables) {
  const found = new Map<string, {releases: DictionaryRelease[]; meaning: string}>();
  for (const release of dictionaryReleases) {
    for (const {name, meaning} of variables[release]) {
      const before = found.get(name) ?? {releases: [], meaning: meaning ?? ''};
      found.set(name, {...before, releases: [...before.releases, release]});
    }
  }
  return Array.from(found, ([name, about]) => ({name, ...about}));
}

/** The units of energy in which the releases keep the variable, if they are not all the same. */
export function mixedUnits({meanings}: Entry): readonly string[] {
  const units = meanings.flatMap(({variables}) => variables.map(({unit}) => unit));
  const energies = Array.from(new Set(units)).filter((unit) => unit === 'MeV' || unit === 'GeV');
  return energies.length > 1 ? energies : [];
}
