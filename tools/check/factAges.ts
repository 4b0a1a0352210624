/** Facts that nobody has looked at for too long: the tables of the catalogue, and pages of reference. */
import {parse} from 'csv-parse/sync';

/** For how many days the records of the catalogue are taken for the state of the portal. */
export const catalogueLasts = 180;

/** For how many days the facts of a page of reference are taken as checked. */
export const pageLasts = 365;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Whole days from one day to another, such as 2026-06-30. */
const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / millisecondsOfDay);

/** The oldest day on which a row of a table was read; undefined if none has a day. */
export function oldestDay(table: string): string | undefined {
  const rows = parse(table, {columns: true}) as unknown as readonly {asOf?: string}[];
  return rows
    .map(({asOf = ''}) => asOf)
    .filter(Boolean)
    .sort()[0];
}

/** What to do where the state of the catalogue is too old; nothing if it is young enough. */
export function catalogueProblems(table: string, today: string): readonly string[] {
  const day = oldestDay(table);
  if (day === undefined) return ['No record of the catalogue has a day on which it was read.'];
  const age = daysBetween(day, today);
  return age > catalogueLasts
    ? [`The catalogue shows the state of ${day}, ${age} days ago: npm run catalogue:propose`]
    : [];
}

export interface CheckedPage {
  readonly file: string;
  /** The day of its front matter, such as 2026-06-30. */
  readonly lastChecked: string;
}

/** The pages whose facts are to be checked again. */
export const pageProblems = (pages: readonly CheckedPage[], today: string): readonly string[] =>
  pages
    .filter(({lastChecked}) => daysBetween(lastChecked, today) > pageLasts)
    .map(
      ({file, lastChecked}) =>
        `${file}: its facts were checked on ${lastChecked}: check them, and change last_checked`,
    );
