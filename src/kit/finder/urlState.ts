/**
 * The state of a finder in the URL: `?mc.q=ttbar&mc.is.generator=Sherpa&mc.in.xsec=1..20&mc.c=r&mc.v=1`.
 * Each parameter begins with the name of the table.
 */
import {
  createUrlCodec,
  urlField,
  type UrlCodec,
  type UrlField,
  type UrlSchema,
} from '@site/src/kit/app/urlCodec';
import {
  nameIn,
  only,
  parseList,
  parseRange,
  printRange,
} from '@site/src/lib/storage/addressParameters';
import {withChoices, withRange, type Query} from './model/query';
import {shownByDefault, start, type FinderState} from './model/state';
import {isSortable, type Table} from './model/table';

/** More rows than this are not named in the URL. */
const maxSelected = 100;
const maxOpen = 10;
const maxWordsLength = 200;
const maxChoices = 40;
const maxValueLength = 200;

const withQuery = (state: FinderState, query: Query): FinderState => ({...state, query});

/** `is.<column>`, once for each choice. */
const choiceFields = <Row>({columns}: Table<Row>): UrlField<FinderState> => ({
  names: columns.filter(({facet}) => facet).map(({key}) => `is.${key}`),
  read: (state, values, name) => {
    const isFine =
      values.length <= maxChoices && values.every(({length}) => length <= maxValueLength);
    return isFine
      ? withQuery(state, withChoices(state.query, name.slice(3), Array.from(new Set(values))))
      : undefined;
  },
  print: ({query}) =>
    Object.entries(query.choices).flatMap(([key, values]) =>
      values.map((value) => [`is.${key}`, value] as const),
    ),
});

/** `in.<column>`. */
const rangeFields = <Row>({columns}: Table<Row>): UrlField<FinderState> => ({
  names: columns.filter(({range}) => range).map(({key}) => `in.${key}`),
  read: (state, values, name) => {
    const range = parseRange(only(values) ?? '');
    return range && withQuery(state, withRange(state.query, name.slice(3), range));
  },
  print: ({query}) =>
    Object.entries(query.ranges).map(([key, range]) => [`in.${key}`, printRange(range)] as const),
});

function sortField<Row>({columns}: Table<Row>): UrlField<FinderState> {
  const sortable = columns.filter(isSortable).map(({key}) => key);
  return urlField<FinderState, NonNullable<Query['sort']>>('sort', {
    parse: (text) => {
      const key = nameIn(sortable, text.replace(/^-/, ''));
      return key === undefined ? undefined : {key, descending: text.startsWith('-')};
    },
    print: ({key, descending}) => `${descending ? '-' : ''}${key}`,
    get: ({query}) => query.sort ?? undefined,
    set: (state, sort) => withQuery(state, {...state.query, sort}),
  });
}

function columnsField<Row>(table: Table<Row>): UrlField<FinderState> {
  const keys = table.columns.map(({key}) => key);
  const shown = shownByDefault(table).join();
  return urlField<FinderState, readonly string[]>('cols', {
    parse: (text) => {
      const written = parseList(text, Infinity);
      const columns = written?.flatMap((key) => nameIn(keys, key) ?? []);
      return columns?.length === written?.length ? columns : undefined;
    },
    get: ({columns}) => (columns && columns.join() !== shown ? columns : undefined),
    set: (state, columns) => ({...state, columns}),
  });
}

const finderSchema = <Row>(table: Table<Row>): UrlSchema<FinderState> => ({
  fields: [
    urlField<FinderState, string>('q', {
      parse: (text) => (text.length > maxWordsLength ? undefined : text),
      get: ({query}) => query.words.trim().slice(0, maxWordsLength),
      set: (state, words) => withQuery(state, {...state.query, words}),
    }),
    choiceFields(table),
    rangeFields(table),
    sortField(table),
    columnsField(table),
    urlField<FinderState, readonly string[]>('sel', {
      parse: (text) => parseList(text, maxSelected),
      get: ({selected}) =>
        selected.length > 0 && selected.length <= maxSelected ? selected : undefined,
      set: (state, selected) => ({...state, selected}),
    }),
    urlField<FinderState, readonly string[]>('open', {
      parse: (text) => parseList(text, maxOpen),
      get: ({open}) => (open.length > 0 ? open.slice(-maxOpen) : undefined),
      set: (state, open) => ({...state, open}),
    }),
  ],
  defaults: () => start,
  maxLength: 6_000,
});

export const finderCodec = <Row>(table: Table<Row>): UrlCodec<FinderState> =>
  createUrlCodec(finderSchema(table), table.name, start);
