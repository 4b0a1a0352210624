import {expect, it} from 'vitest';
import {initialColumnRequests, columnRequestName, type SourceColumn} from './source';

it('requires weights before other columns, numbers before lists, in the order of the file', () => {
  const column = (name: string, kind: SourceColumn['kind']): SourceColumn => ({
    name,
    kind,
    type: '',
  });
  const columns = [
    column('pt', 'numbers'),
    column('mll', 'number'),
    column('jet', 'other'),
    column('met', 'number'),
    column('mcWeight', 'number'),
  ];
  const table = {path: 'events', rows: 1, columns};
  const names = (most: number): string[] =>
    initialColumnRequests(table, most).map(columnRequestName);
  expect(names(1)).toEqual(['mcWeight']);
  expect(names(2)).toEqual(['mll', 'mcWeight']);
  expect(names(9)).toEqual(['pt[0]', 'mll', 'met', 'mcWeight']);
});
