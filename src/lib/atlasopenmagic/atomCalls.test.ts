import {expect, it} from 'vitest';
import {callsIn, problemsIn} from './atomCalls';

const names = (code: string): readonly string[] => callsIn(code).map(({name}) => name);

it('finds calls by every name that code gives the package', () => {
  expect(names('import atlasopenmagic as atom\natom.get_urls("data")')).toEqual(['get_urls']);
  expect(names('import atlasopenmagic\natlasopenmagic.get_urls("data")')).toEqual(['get_urls']);
  expect(names('import atlasopenmagic as am\nam.get_urls("data")')).toEqual(['get_urls']);
  expect(names('from atlasopenmagic import get_urls, set_release\nget_urls("data")')).toEqual([
    'get_urls',
  ]);
  expect(names('x.get_urls("data")\nget_urls("data")')).toEqual([]);
});

it.each([
  ['atom.available_data()', 'available_data does not exist'],
  ['from atlasopenmagic import get_files\nget_files("1")', 'get_files does not exist'],
  ['atom.get_urls("1", transport="https")', 'get_urls has no parameter transport'],
  ['atom.get_urls(skim="4lep")', 'get_urls requires key'],
  ['atom.get_urls("1", key="1")', 'get_urls receives the same argument twice'],
  ['atom.available_skims("2025e-13tev-beta")', 'available_skims receives too many arguments'],
  ['atom.get_urls_data("4lep")', 'get_urls_data is deprecated: use get_urls("data", skim=key)'],
])('refuses %j', (code, problem) => {
  expect(problemsIn(code)).toEqual([problem]);
});

it('takes what the package can run', () => {
  const code =
    'atom.build_dataset({"a": {"dids": [1, 2]}}, skim="4lep")\natom.get_urls("1", "4lep")';
  expect(problemsIn(`${code}\natom.install_from_environment("a", "b", "c")`)).toEqual([]);
});
