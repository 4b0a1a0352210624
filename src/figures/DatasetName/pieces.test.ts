import {expect, it} from 'vitest';
import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {fullName, pieces, tags} from './pieces';

it('takes apart a name that the catalogue has', () => {
  const sample = samples2024.find(({dsid}) => dsid === 410470);
  expect(sample?.datasets).toContain(fullName);
  expect(sample?.name).toBe(pieces[2]?.text);
});

it('explains every tag of it', () => {
  expect(tags.map(([tag]) => tag).join('_')).toBe(pieces.at(-1)?.text);
});
