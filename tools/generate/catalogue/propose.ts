/** What the records of the portal say today, as a change of our table of records for a person to look at. */
import {parse} from 'csv-parse/sync';
import {stringify} from './csvLine';
import type {PortalRecord} from './portal';

export interface Proposal {
  /** The table with the changes. */
  readonly text: string;
  /** One line for each thing that a person should know, the changes first. */
  readonly messages: readonly string[];
}

type Cells = Readonly<Record<string, string>>;

const asCell = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** The columns that the portal is the source of; what a record does not say stays as it is. */
export function fromPortal({metadata}: PortalRecord): Readonly<Record<string, string | undefined>> {
  const {distribution = {}} = metadata;
  return {
    title: metadata.title,
    doi: metadata.doi,
    events: asCell(distribution.number_events),
    files: asCell(distribution.number_files),
    bytes: asCell(distribution.size),
    licence: metadata.license?.attribution,
    published: metadata.date_published,
  };
}

/** Changes of one row: a row that other sources have a say in is reported, and left alone. */
function changesOf(row: Cells, answer: PortalRecord): Cells {
  const portalFields = Object.entries(fromPortal(answer));
  return Object.fromEntries(
    portalFields.filter(
      (one): one is [string, string] => one[1] !== undefined && one[1] !== row[one[0]],
    ),
  );
}

const isOursToJudge = ({flag = '', source = ''}: Cells): boolean =>
  flag !== '' || source !== 'portal';

const describeChanges = (id: string, row: Cells, changes: Cells): readonly string[] =>
  Object.entries(changes).map(
    ([field, value]) => `record ${id}, ${field}: ${row[field] || 'nothing'} becomes ${value}`,
  );

/**
 * @param text of the table of records
 * @param answers of the portal by record; null where the portal has no such record, undefined where it was
 *   not asked or gave no answer
 * @param today such as 2026-06-30
 */
export function proposeRecords(
  text: string,
  answers: ReadonlyMap<string, PortalRecord | null>,
  today: string,
): Proposal {
  const lines = text.trimEnd().split('\n');
  const columns = (lines[0] ?? '').split(',');
  const rows = parse(text, {columns: true}) as unknown as readonly Cells[];
  if (rows.length !== lines.length - 1) throw new Error('A row of the table has several lines.');
  const changed: string[] = [];
  const kept: string[] = [];
  const proposed = rows.map((row, index) => {
    const id = row['id'] ?? '';
    const line = lines[index + 1] ?? '';
    const answer = answers.get(id);
    if (answer === undefined) return line;
    if (answer === null) {
      kept.push(`record ${id} is not on the portal any more: look at it by hand`);
      return line;
    }
    const changes = changesOf(row, answer);
    if (isOursToJudge(row)) {
      kept.push(
        ...describeChanges(id, row, changes).map(
          (words) => `${words}? Left: the row has other sources`,
        ),
      );
      return line;
    }
    changed.push(...describeChanges(id, row, changes));
    return stringify(columns, {...row, ...changes, asOf: today});
  });
  return {text: `${[lines[0], ...proposed].join('\n')}\n`, messages: [...changed, ...kept]};
}
