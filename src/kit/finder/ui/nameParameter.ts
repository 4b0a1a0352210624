import {parameterLabel} from '@site/src/kit/app/urlCodec';
import type {Table} from '../model/table';

const names: Readonly<Record<string, string>> = {
  q: 'the search text',
  sort: 'the sort order',
  cols: 'the columns',
  sel: 'the selection',
  open: 'the open rows',
};

/** The subject of a parameter of the URL in words. */
export function nameParameter<Row>({columns}: Table<Row>, parameter: string): string {
  const key = /^(?:is|in)\.(.*)$/.exec(parameter)?.[1];
  const label = columns.find((column) => column.key === key)?.label;
  if (label !== undefined) return `the filter “${label}”`;
  return parameterLabel(names, parameter);
}
