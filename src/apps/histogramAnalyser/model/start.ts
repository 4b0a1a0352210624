/** What a page sets before its reader does. */
import {changed, startOf, type Analysis, type Scheme} from './analysis';
import type {AppDescription} from './description';
import {decodeWords} from './urlState';

export interface PageSettings {
  /** Names of dimensions between commas; all histograms, unless said. */
  readonly histograms?: string | undefined;
  /** A state in the words of the address: `in.mll=..75&is.jets=0`. */
  readonly cuts?: string | undefined;
  /** Id of a preset of the normalisation. */
  readonly preset?: string | undefined;
  /** Id of the challenge that the page sets. */
  readonly challenge?: string | undefined;
}

const listOf = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/** Names of the dimensions whose histograms a page draws, in its order; cuts may be on others too. */
export function drawnOn({histograms}: AppDescription, settings: PageSettings): readonly string[] {
  const known = histograms.map(({dimension}) => dimension);
  const wanted = settings.histograms === undefined ? known : listOf(settings.histograms);
  const drawn = wanted.filter((name) => known.includes(name));
  return drawn.length > 0 ? drawn : known;
}

/** The state in which a page begins. */
export function pageStart(scheme: Scheme, {cuts, preset}: PageSettings): Analysis {
  const analysis = cuts === undefined ? startOf(scheme) : decodeWords(scheme, cuts).analysis;
  return preset === undefined
    ? analysis
    : changed(scheme, analysis, {type: 'option', name: 'preset', value: preset});
}

/** What a page asks for and the app does not have, each in words. */
export function faultsOf(
  description: AppDescription,
  scheme: Scheme,
  {histograms, cuts, preset, challenge}: PageSettings,
): readonly string[] {
  const names = histograms === undefined ? [] : listOf(histograms);
  const known = description.histograms.map(({dimension}) => dimension);
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `histogram ${name}`),
    ...(cuts === undefined ? [] : decodeWords(scheme, cuts).unread),
    ...(preset === undefined || description.presets.includes(preset) ? [] : [`preset ${preset}`]),
    ...(challenge === undefined || description.challenges.some(({id}) => id === challenge)
      ? []
      : [`challenge ${challenge}`]),
  ];
}
