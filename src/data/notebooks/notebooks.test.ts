import {describe, expect, it} from 'vitest';
import {keyOf, notebookKeys, notebookOf, notebooks} from '.';
import {binderAddress, colabAddress, fileAddress, sourceAddress} from './addresses';
import {notebookSchema} from './schema';
import {obstacleOf, services, type Service} from './services';

const onBranch = notebooks.filter(({ref}) => ref === 'master');
const [binder, colab, swan] = services as readonly [Service, Service, Service, Service];

describe('the notebooks', () => {
  it('are what the schema asks for', () => {
    const problems = notebooks.flatMap((notebook) => {
      const {error} = notebookSchema.safeParse(notebook);
      return (error?.issues ?? []).map(
        ({path, message}) => `${notebook.path}: ${path.join('.')}: ${message}`,
      );
    });
    expect(problems).toEqual([]);
  });

  it('have one key each, by which they are found', () => {
    expect(new Set(notebookKeys).size).toBe(notebooks.length);
    for (const notebook of notebooks) expect(notebookOf(keyOf(notebook))).toBe(notebook);
    expect(notebookOf('10fb-legacy:13-TeV-examples/uproot_python/HZZAnalysis.ipynb')?.ref).toBe(
      '10fb-legacy',
    );
    expect(notebookOf('13-TeV-examples/uproot_python/HZZAnalysis.ipynb')?.ref).toBe('master');
  });

  it('are as many as the collection has in each folder', () => {
    const folderOf = (path: string): string => /^for-research|^8|^.*?\/[^/]+/.exec(path)?.[0] ?? '';
    const counts: Record<string, number> = {};
    for (const {path} of onBranch) counts[folderOf(path)] = (counts[folderOf(path)] ?? 0) + 1;
    expect(counts).toEqual({
      '13-TeV-examples/uproot_python': 22,
      '13-TeV-examples/pyroot': 4,
      '13-TeV-examples/cpp': 2,
      '13-TeV-examples/rdataframe': 2,
      '8': 4,
      'for-research': 6,
    });
  });

  it('that read the old server are told apart from those that read what is served', () => {
    const old = notebooks.filter(({access}) => access === 'old-server');
    expect(old.length).toBeGreaterThan(10);
    expect(old.every(({release}) => release !== '2025e-13tev-beta')).toBe(true);
  });
});

describe('addresses', () => {
  it('follow the patterns of the services', () => {
    const notebook = {
      path: '13-TeV-examples/uproot_python/Find_the_Z.ipynb',
      ref: 'master',
    } as const;
    const repository = 'atlas-outreach-data-tools/notebooks-collection-opendata';
    expect(binderAddress(notebook)).toBe(
      `https://mybinder.org/v2/gh/${repository}/HEAD?labpath=13-TeV-examples%2Fuproot_python%2FFind_the_Z.ipynb`,
    );
    expect(colabAddress(notebook)).toBe(
      `https://colab.research.google.com/github/${repository}/blob/master/${notebook.path}`,
    );
    expect(sourceAddress({...notebook, ref: '10fb-legacy'})).toBe(
      `https://github.com/${repository}/blob/10fb-legacy/${notebook.path}`,
    );
    expect(fileAddress(notebook)).toBe(
      `https://raw.githubusercontent.com/${repository}/master/${notebook.path}`,
    );
  });

  it('parse, and lead to the version that is meant', () => {
    for (const notebook of notebooks) {
      const version = notebook.ref === 'master' ? /\/HEAD\?/ : /\/10fb-legacy\?/;
      const address = new URL(binderAddress(notebook));
      expect(address.href).toMatch(version);
      expect(address.searchParams.get('labpath')).toBe(notebook.path);
      expect(new URL(colabAddress(notebook)).pathname).toContain(notebook.path);
    }
  });
});

describe('a service', () => {
  const plain = {access: 'copied', language: 'Python', only: null, ref: 'master'} as const;

  it('runs what asks for nothing special', () => {
    expect(services.map((each) => obstacleOf(plain, each))).toEqual([null, null, null, null]);
  });

  it('reports what is in the way', () => {
    const cpp = {...plain, language: 'C++', access: 'root'} as const;
    expect(obstacleOf(cpp, colab)?.isFinal).toBe(true);
    expect(obstacleOf(cpp, binder)).toMatchObject({isFinal: false});
    expect(obstacleOf(cpp, swan)).toBeNull();
    const tagged = {...plain, ref: '10fb-legacy'} as const;
    expect(services.map((each) => obstacleOf(tagged, each)?.isFinal ?? false)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is left for each notebook', () => {
    for (const notebook of notebooks) {
      const open = services.filter((each) => !obstacleOf(notebook, each)?.isFinal);
      expect(open.length, notebook.path).toBeGreaterThan(0);
    }
  });
});
