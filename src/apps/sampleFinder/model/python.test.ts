import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {releaseOf, samplesOf, type Sample} from '@site/src/data/catalogue';
import {problemsIn} from '@site/src/lib/atlasopenmagic/atomCalls';
import type {CodeOptions, FinderRelease} from './options';
import {pythonFor} from './python';

const releases: readonly (readonly [FinderRelease, string | undefined])[] = [
  ['2016e-8tev', undefined],
  ['2020e-13tev', '2lep'],
  ['2024r-pp', undefined],
  ['2025e-13tev-beta', 'exactly4lep'],
  ['2025r-evgen-13tev', undefined],
];

const optionsFor = (release: FinderRelease, selection?: string): CodeOptions => ({
  luminosityPb: releaseOf(release).luminosityPb,
  protocol: 'https',
  ...(selection ? {selection} : {}),
});

async function pick(release: FinderRelease, ...dsids: number[]): Promise<readonly Sample[]> {
  const samples = await samplesOf(release);
  return dsids.length === 0 ? samples : samples.filter(({dsid}) => dsids.includes(dsid));
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Reads texts from its input, and prints which of them are Python. */
const program = `
import ast, json, sys
def parses(code):
    try:
        ast.parse(code)
    except SyntaxError:
        return False
    return True
print(json.dumps([parses(code) for code in json.load(sys.stdin)]))
`;

const areParsed = (...codes: readonly string[]): readonly boolean[] =>
  JSON.parse(
    spawnSync('python3', ['-c', program], {input: JSON.stringify(codes), encoding: 'utf8'}).stdout,
  ) as readonly boolean[];

describe.each(releases)('the code for %s', (release, selection) => {
  const code = async (protocol: 'https' | 'root' = 'https', samples?: number): Promise<string> =>
    pythonFor((await pick(release)).slice(0, samples), release, {
      ...optionsFor(release, selection),
      protocol,
    });

  it.skipIf(!hasPython)('is Python, for all samples at once and over both protocols', async () => {
    const broken = `${await code('https', 3)})`;
    expect(areParsed(await code(), await code('root'), broken)).toEqual([true, true, false]);
  });

  it('calls what atlasopenmagic has, with parameters that it has', async () => {
    const text = await code();
    expect(text.match(/\batom\.\w+/g)?.length).toBeGreaterThan(1);
    expect(problemsIn(text)).toEqual([]);
    expect(problemsIn(text.replace('protocol=', 'transport='))).toEqual([
      'get_urls has no parameter transport',
    ]);
    expect(problemsIn(text.replace('atom.set_release', 'atom.choose_release'))).toEqual([
      'choose_release does not exist',
    ]);
    expect(problemsIn(text.replace(/set_release\(.*\)/, 'set_release()'))).toEqual([
      'set_release requires release',
    ]);
  });
});

describe('the numbers', () => {
  it('of a sample are in the cell as they are in the catalogue', async () => {
    const code = pythonFor(
      await pick('2025e-13tev-beta', 410470),
      '2025e-13tev-beta',
      optionsFor('2025e-13tev-beta', 'noskim'),
    );
    expect(code).toContain('luminosity = 36600 ');
    expect(code).toContain('"sigma": 729.77 * 1.139756362 * 0.5437965,');
    expect(code).toContain('"sum_w": 24014984445.816772,');
    expect(code).toContain('skim = "noskim"');
    expect(code).not.toContain('first[');
  });

  it('that are not published are asked of the file, or of the metadata', async () => {
    const [unknown] = (await samplesOf('2025e-13tev-beta')).filter(
      ({sumOfWeights}) => sumOfWeights === null,
    );
    const samples = unknown ? [unknown] : [];
    const ntuple = pythonFor(samples, '2025e-13tev-beta', optionsFor('2025e-13tev-beta', 'noskim'));
    expect(ntuple).toContain('"sum_w": None');
    expect(ntuple).toContain('or first["sum_of_weights"][0]');
    expect(pythonFor(samples, '2024r-pp', optionsFor('2024r-pp'))).toContain(
      'info["cross_section_pb"] * info["kFactor"] * info["genFiltEff"]',
    );
  });

  it('of the 2016 release are all published: its files carry no information about their sample', async () => {
    const samples = await pick('2016e-8tev');
    expect(pythonFor(samples, '2016e-8tev', optionsFor('2016e-8tev'))).not.toContain('None,');
  });

  it('of the 2016 release show the reduction of the sum of weights', async () => {
    const samples = await pick('2016e-8tev', 105985);
    expect(pythonFor(samples, '2016e-8tev', optionsFor('2016e-8tev'))).toContain(
      '"sum_w": 2489550.66 * 0.388,',
    );
  });
});

it('reports why a number is doubtful', async () => {
  const [doubtful] = (await samplesOf('2020e-13tev')).filter(({flag}) => flag === 'suspect');
  const code = pythonFor(
    doubtful ? [doubtful] : [],
    '2020e-13tev',
    optionsFor('2020e-13tev', '2lep'),
  );
  expect(code).toContain(`# Note: ${doubtful?.reason}`);
});

it('is empty without samples', () => {
  expect(pythonFor([], '2024r-pp', optionsFor('2024r-pp'))).toBe('');
});

describe('the check of calls', () => {
  it.each([
    ['atom.get_urls("data", "2muons", protocol="https", cache=True)[0]', []],
    ['atom.get_urls(key=f(1, 2), protocol="a, b=c")', []],
    ['atom.install_from_environment("uproot", "vector", "hist")', []],
    ['atom.get_urls()', ['get_urls requires key']],
    ['atom.get_urls("1", key="2")', ['get_urls receives the same argument twice']],
    ['atom.available_releases("x")', ['available_releases receives too many arguments']],
    ['atom.get_urls_data("4lep")', [expect.stringContaining('is deprecated')]],
    ['atom.available_data()', ['available_data does not exist']],
  ])('judges %s', (code, problems) => {
    expect(problemsIn(code)).toEqual(problems);
  });
});
