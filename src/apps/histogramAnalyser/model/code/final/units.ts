/** How the files of a release are read. */
import type {CodeRelease, Definition} from '../analysis';

const isInMeV = (release: CodeRelease): boolean => release !== '2025e-13tev-beta';

/** Ending that turns an energy of the files into GeV. */
export const toGeV = (release: CodeRelease): string => (isInMeV(release) ? ' / 1000' : '');

/** An energy in GeV as the files have it. */
export const stored = (release: CodeRelease, gev: number): string =>
  String(isInMeV(release) ? gev * 1000 : gev);

export const defined = (
  name: string,
  python: string,
  cpp: string,
  remark?: string,
): Definition => ({
  name,
  python: `${name} = ${python}`,
  cpp,
  ...(remark === undefined ? {} : {remark}),
});

/** A mask of objects for which all conditions hold. */
export const mask = (
  name: string,
  conditions: readonly string[],
  cpp: string,
  remark?: string,
): Definition => ({...defined(name, conditions.join(' & '), cpp, remark), conditions});

/** A quantity of the event that the files have. */
export const branch = (name: string, text: string, ending = ''): Definition =>
  defined(name, `ak.to_numpy(events.${text})${ending}`, `${text}${ending}`);

/** Momenta of the good objects: in Python a row for each event, in C++ a vector. */
export function momenta(release: CodeRelease, prefix: 'lep' | 'photon'): readonly Definition[] {
  const of = (name: string, ending = ''): Definition =>
    defined(
      name,
      `table(events.${prefix}_${name}[good])${ending}`,
      `${prefix}_${name}[good]${ending}`,
    );
  return [of('pt', toGeV(release)), of('eta'), of('phi')];
}
