import {describe, expect, it} from 'vitest';
import {lessons} from '../../src/data/lessons';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {lessonTags, typeset} from '.';

const katexOptions = {
  macros: {
    '\\pt': 'p_{\\mathrm{T}}',
    '\\met': 'E_{\\mathrm{T}}^{\\mathrm{miss}}',
    '\\GeV': '\\mathrm{GeV}',
    '\\invfb': '\\mathrm{fb}^{-1}',
  },
  strict: 'error' as const,
  throwOnError: true,
};

function compiled(name: string, id?: string): string {
  const tag: MdxNode = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: id === undefined ? [] : [{name: 'id', value: id}],
  };
  lessonTags(katexOptions)()(
    {type: 'root', children: [tag]},
    {path: `${process.cwd()}/docs/x.mdx`},
  );
  return JSON.stringify(tag.attributes);
}

describe('a page', () => {
  it('gets its lesson with typeset formulas, and no other', () => {
    const text = compiled('LessonPack', 'z-peak');
    expect(text).toContain('Weigh the Z boson');
    expect(text).toContain('katex');
    expect(text).not.toContain('top quark');
  });

  it('gets a list of all lessons with the place of each', () => {
    const text = compiled('LessonList');
    for (const {title, page, id} of lessons) {
      expect(text).toContain(title);
      expect(text).toContain(`${page}#lesson-${id}`);
    }
  });

  it('stops the build if unknown what it names', () => {
    expect(() => compiled('LessonPack', 'z-peek')).toThrow(/docs\/x\.mdx: .*"z-peek".*z-peak/);
    expect(() => compiled('LessonPack')).toThrow(/not a lesson/);
  });
});

it('typesets each formula of all lessons, and refuses a broken one', () => {
  const formulas = typeset(lessons, katexOptions);
  expect(Object.keys(formulas).length).toBeGreaterThan(30);
  expect(formulas['\\pt']).toContain('annotation');
  expect(() => typeset(['$\\unknown$'], katexOptions)).toThrow();
});
