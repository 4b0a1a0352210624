import {expect, it} from 'vitest';
import {withRequests} from './chunksByRequest';

const manifest = {entrypoints: ['main'], origins: {main: [1], a1: [2, 3], b2: [4]}};

it('finds the chunks of a group by each request that leads to it', () => {
  const groups = [{name: 'a1', origins: [{request: '@site/docs/a.mdx'}, {request: './a'}]}];
  expect(withRequests(manifest, groups)).toEqual({
    entrypoints: ['main'],
    origins: {main: [1], a1: [2, 3], b2: [4], '@site/docs/a.mdx': [2, 3], './a': [2, 3]},
  });
});

it('leaves what was known, and groups without name or request, alone', () => {
  const groups = [
    {name: 'a1', origins: [{request: 'b2'}, {}]},
    {name: undefined, origins: [{request: 'x'}]},
    {name: 'gone', origins: [{request: 'y'}]},
  ];
  expect(withRequests(manifest, groups)).toEqual(manifest);
});
