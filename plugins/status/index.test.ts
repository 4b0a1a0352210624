import {describe, expect, it} from 'vitest';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {statusTags} from '.';

const pageWith = (group: string): MdxNode => ({
  type: 'root',
  children: [
    {type: 'mdxJsxFlowElement', name: 'StatusChecks', attributes: [{name: 'group', value: group}]},
  ],
});

describe('the tag StatusChecks', () => {
  it('gets its checks and the day of the build', () => {
    const page = pageWith('services');
    statusTags(() => new Date('2026-03-04T23:59:00Z'))()(page, {path: 'docs/page.mdx'});
    const attributes = page.children?.[0]?.attributes ?? [];
    expect(attributes.map(({name}) => name)).toEqual(['name', 'checks', 'builtOn']);
    expect(JSON.stringify(attributes[2])).toContain('"2026-03-04"');
  });

  it('stops the build with a group that does not exist', () => {
    expect(() => statusTags()()(pageWith('service'), {path: 'docs/page.mdx'})).toThrow(
      'releases, services, software',
    );
  });
});
