/** An app whose sample has recorded data in place of pseudo-data. */
import {mixedLabel, recordedLabel} from '@site/src/samples/recorded/labels';
import {simulatedLabel} from '@site/src/samples/simulatedLabel';
import type {AppDescription} from './description';

/** The facts of recorded data that a page has before it loads the sample. */
export interface RecordedBrief {
  /** In fb⁻¹. */
  readonly luminosity: number;
}

type Origin = Pick<AppDescription, 'hasRecordedData'>;

/** The name of the data of a sample in the results of a class. */
export const dataWordOf = ({hasRecordedData = false}: Origin): 'Data' | 'Pseudo-data' =>
  hasRecordedData ? 'Data' : 'Pseudo-data';

/** The kind of the events of an app. */
export const kindOf = ({hasRecordedData = false}: Origin): string =>
  hasRecordedData ? mixedLabel : simulatedLabel;

/** The same in a sentence, for paper. */
export const originText = ({hasRecordedData = false}: Origin): string =>
  `The events were ${simulatedLabel}${hasRecordedData ? `, the data ${recordedLabel}` : ''}.`;

/** Targets of challenges are kept if the luminosity differs by less than this fraction. */
const sameLuminosity = 0.02;

/**
 * The app with recorded data, or as it is without. Nothing generates data: there is no "What if" and no new
 * pseudo-data, and at another luminosity no points are drawn.
 */
export function withRecordedData(
  app: AppDescription,
  recorded: RecordedBrief | undefined,
): AppDescription {
  if (!recorded) return app;
  const {luminosity} = recorded;
  const isSame = Math.abs(luminosity / app.luminosity - 1) < sameLuminosity;
  return {
    ...app,
    luminosity,
    hasPseudoData: true,
    hasRecordedData: true,
    whatIf: [],
    challenges: isSame ? app.challenges : [],
  };
}
