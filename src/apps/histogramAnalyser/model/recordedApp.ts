/** An app whose sample has recorded data in place of pseudo-data. */
import type {AppDescription} from './description';

/** The facts of recorded data that a page has before it loads the sample. */
export interface RecordedBrief {
  /** In fb⁻¹. */
  readonly luminosity: number;
}

/** The name of the data of a sample in the tables of a class. */
export const dataWordOf = ({
  hasRecordedData = false,
}: Pick<AppDescription, 'hasRecordedData'>): 'Data' | 'Pseudo-data' =>
  hasRecordedData ? 'Data' : 'Pseudo-data';

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
