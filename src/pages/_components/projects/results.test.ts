import {describe, expect, it} from 'vitest';
import type {Project} from '@site/src/data/projectSchema';
import {projects as listed} from '@site/src/data/projects';
import {facets} from './facets';
import {decode, everything} from './filterState';
import {countWith, fitting, relaxations} from './results';

const [template] = listed as readonly [Project];

const project = (id: string, fields: Partial<Project>): Project => ({
  ...template,
  id,
  title: id,
  ...fields,
});

const projects: readonly Project[] = [
  project('b', {level: 'master', hours: {min: 6, max: 7}, tools: ['python', 'root']}),
  project('c', {level: 'undergraduate', hours: {min: 4, max: 4}, tools: ['python']}),
  project('a', {level: 'graduate', hours: {min: 18, max: 18}, tools: ['python'], releases: null}),
  project('d', {level: 'master', hours: {min: 5, max: 7}, tools: ['python'], text: 'swedish'}),
];

const ids = (search: string): string =>
  fitting(projects, decode(search))
    .map(({id}) => id)
    .join(' ');

describe('the projects that show', () => {
  it('are all, by title, when nothing is chosen', () => {
    expect(ids('')).toBe('a b c d');
  });

  it('fit any option of a facet, and every facet', () => {
    expect(ids('?level=master')).toBe('b d');
    expect(ids('?level=master,graduate')).toBe('a b d');
    expect(ids('?level=master,graduate&tool=python-only')).toBe('a d');
    expect(ids('?level=master&tool=python-only&text=english')).toBe('');
  });

  it('fall into one bin of time each', () => {
    expect(ids('?time=up-to-4h')).toBe('c');
    expect(ids('?time=5-to-10h')).toBe('b d');
    expect(ids('?time=over-10h')).toBe('a');
  });

  it('can be those that state no release', () => {
    expect(ids('?release=not-stated')).toBe('a');
  });

  it('are sorted by length, the shorter range first, or by level, then by title', () => {
    expect(ids('?sort=length')).toBe('c d b a');
    expect(ids('?sort=level')).toBe('c b d a');
  });

  it('leave the list itself in its order', () => {
    fitting(projects, decode('?sort=level'));
    expect(projects.map(({id}) => id).join(' ')).toBe('b c a d');
  });
});

describe('the count of an option', () => {
  it('is what that option shows with the choices of the other facets', () => {
    const state = decode('?level=master&tool=root');
    expect(countWith(projects, state, 'tool', 'python-only')).toBe(1);
    expect(countWith(projects, state, 'level', 'undergraduate')).toBe(0);
    expect(countWith(projects, state, 'level', 'master')).toBe(1);
  });
});

describe('what to give up when nothing fits', () => {
  it('is each facet that alone leaves projects, the best first', () => {
    const state = decode('?level=master&tool=python-only&text=english');
    const found = relaxations(projects, state).map(({facet, count}) => [facet.name, count]);
    expect(found).toEqual([
      ['level', 2],
      ['tool', 1],
      ['text', 1],
    ]);
  });

  it('is nothing when no single facet is to blame', () => {
    expect(relaxations(projects, decode('?level=graduate&time=up-to-4h&text=swedish'))).toEqual([]);
  });
});

describe('the published list', () => {
  it('shows at least one project for each option', () => {
    for (const {name, options} of facets) {
      for (const {value} of options) {
        expect(countWith(listed, everything, name, value), `${name}=${value}`).toBeGreaterThan(0);
      }
    }
  });

  it('is divided by level and by time without rest', () => {
    for (const name of ['level', 'time', 'text'] as const) {
      const options = facets.find((facet) => facet.name === name)?.options ?? [];
      const counts = options.map(({value}) => countWith(listed, everything, name, value));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(listed.length);
    }
  });
});
