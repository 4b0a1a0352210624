/** What a page sets before its reader does. */
import {changed, startOf, type Analysis, type Scheme} from './analysis';
import {schemeOf, type AppDescription} from './description';
import {decodeState} from './urlState';

export interface PageSettings {
  /** Names of dimensions between commas; all histograms, unless said. */
  readonly histograms?: string | undefined;
  /** A state in the words of the address: `in.mll=..75&is.jets=0`. */
  readonly cuts?: string | undefined;
  /** Scale of the axes of events, in place of the usual one of the app. */
  readonly axis?: 'log' | 'linear' | undefined;
  /** Id of a preset of the normalisation. */
  readonly preset?: string | undefined;
  /** Id of the challenge that the page sets. */
  readonly challenge?: string | undefined;
  /** Id of the guide that is open at first: only the plots and the guide are shown with it. */
  readonly guide?: string | undefined;
  /** Title in place of that of the app. */
  readonly title?: string | undefined;
}

const listOf = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/** Names of the dimensions whose histograms a page draws, in its order; cuts may be on others too. */
export function drawnOn({histograms}: AppDescription, settings: PageSettings): readonly string[] {
  const known = histograms.map(({dimension}) => dimension);
  const wanted = settings.histograms === undefined ? known : listOf(settings.histograms);
  const drawn = wanted.filter((name) => known.includes(name));
  return drawn.length > 0 ? drawn : known;
}

/**
 * The state in which a page begins: what its author set, and a logarithmic axis, except for signals on top
 * of their backgrounds, which are peaks that a logarithmic stack would flatten. A link contains all of the
 * state, so that one without an axis still means a linear one.
 */
export function pageStart(app: AppDescription, {cuts, axis, preset}: PageSettings): Analysis {
  const scheme = schemeOf(app);
  const set = (analysis: Analysis, name: string, value: string): Analysis =>
    changed(scheme, analysis, {type: 'option', name, value});
  const usualAxis = app.signalStands === 'below' ? 'log' : 'linear';
  const plain = set(startOf(scheme), 'axis', axis ?? usualAxis);
  const analysis = cuts === undefined ? plain : decodeState(scheme, cuts, plain).state;
  return preset === undefined ? analysis : set(analysis, 'preset', preset);
}

/** Settings of a page that the app does not support, each in words. */
export function faultsOf(
  description: AppDescription,
  scheme: Scheme,
  {histograms, cuts, axis = 'log', preset, challenge}: PageSettings,
): readonly string[] {
  const names = histograms === undefined ? [] : listOf(histograms);
  const known = description.histograms.map(({dimension}) => dimension);
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `histogram ${name}`),
    ...(cuts === undefined ? [] : decodeState(scheme, cuts).unread),
    ...(['log', 'linear'].includes(axis) ? [] : [`axis ${axis as string}`]),
    ...(preset === undefined || description.presets.includes(preset) ? [] : [`preset ${preset}`]),
    ...(challenge === undefined || description.challenges.some(({id}) => id === challenge)
      ? []
      : [`challenge ${challenge}`]),
  ];
}
