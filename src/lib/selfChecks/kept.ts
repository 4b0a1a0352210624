/** The answers to self-checks that the browser keeps. They are never sent anywhere. */
import {KeptStore, type KeptForm} from '../storage/KeptStore';
import {lastBox, type AnswerRecord, type AnswerRecords} from './schedule';

export interface KeptChecks {
  readonly records: AnswerRecords;
  /** The name for the certificate, if the user chose to keep it. */
  readonly name?: string;
}

const version = 1;
const maxRecords = 1000;

/** The maximum number of characters of a name. */
export const maxName = 80;

const isId = (value: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(value) && value.length < 80;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isTimeOrNull = (value: unknown): value is number | null => value === null || isTime(value);

function recordIn(value: unknown): AnswerRecord | undefined {
  const {page, isFirstTry, solvedAt, box, dueAt} = (value ?? {}) as Partial<
    Record<keyof AnswerRecord, unknown>
  >;
  if (typeof page !== 'string' || !/^\/docs\/[\w/-]{1,120}$/.test(page)) return undefined;
  if (typeof isFirstTry !== 'boolean' || !isTimeOrNull(solvedAt) || !isTimeOrNull(dueAt)) {
    return undefined;
  }
  if (typeof box !== 'number' || !Number.isInteger(box) || box < 0 || box > lastBox) {
    return undefined;
  }
  return {page, isFirstTry, solvedAt, box, dueAt};
}

/** Reads what was stored; anything that this site cannot have written counts as nothing. */
export function parseChecks(text: string | null): KeptChecks {
  const nothing: KeptChecks = {records: {}};
  if (text === null) return nothing;
  try {
    const {v, records, name} = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (v !== version || typeof records !== 'object' || records === null) return nothing;
    const known = Object.entries(records).flatMap(([id, value]) => {
      const record = isId(id) ? recordIn(value) : undefined;
      return record ? [[id, record] as const] : [];
    });
    return {
      records: Object.fromEntries(known.slice(-maxRecords)),
      ...(typeof name === 'string' && name !== '' && {name: name.slice(0, maxName)}),
    };
  } catch {
    return nothing;
  }
}

export const keptChecks: KeptForm<KeptChecks> = {
  key: 'atlas-open-data.self-checks',
  parse: parseChecks,
  write: ({records, name}) =>
    Object.keys(records).length === 0 && name === undefined
      ? null
      : JSON.stringify({v: version, records, name}),
};

/** One for all pages of the visit. */
export const checksStore = new KeptStore(keptChecks);
