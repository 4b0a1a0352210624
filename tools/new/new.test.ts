/** Each kind of content, added to a copy of the files that it changes. */
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import matter from 'gray-matter';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {docFrontMatter} from '../../src/data/frontMatter';
import {news} from '../../src/data/news';
import {addNew, recipes, usage} from '.';

const sources = [
  'docs',
  'sidebars',
  'src/data/analysisChain.ts',
  'src/data/faqs',
  'src/data/news.ts',
  'src/data/lessons',
  'src/data/catalogue/source',
  'src/data/catalogue/schema',
  'src/pages/LatestNews.mdx',
  'plugins/structured-data/texts.ts',
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const source of sources) cpSync(source, path.join(root, source), {recursive: true});
});
afterEach(() => rmSync(root, {recursive: true}));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The lines that a file has now and had not before. */
function addedTo(file: string): readonly string[] {
  const before = new Set(readFileSync(file, 'utf8').split('\n'));
  return read(file)
    .split('\n')
    .filter((line) => !before.has(line))
    .map((line) => line.trim());
}

const add = (kind: string, args: Readonly<Record<string, string>>) =>
  addNew(root, [kind, ...Object.entries(args).flatMap(([name, value]) => [`--${name}`, value])]);

describe('a page', () => {
  const args = {title: 'A page that only a test adds', after: 'documentation/physic_objects/jets'};
  const doc = 'documentation/physic_objects/a-page-that-only-a-test-adds';

  it('has valid front matter, and follows its neighbour in the sidebar', async () => {
    await add('page', args);
    const {data, content} = matter(read(`docs/${doc}.mdx`));
    expect(docFrontMatter.parse(data)).toMatchObject({title: args.title, edition: 'outline'});
    expect(content).toContain('[Jets](./jets.mdx)');
    expect(read('sidebars/documentation.ts')).toMatch(
      /'documentation\/physic_objects\/jets',\n\s+'documentation\/physic_objects\/a-page-that-only-a-test-adds',\n/,
    );
  });

  it('belongs to the step of its neighbour, and follows it in the list of pages', async () => {
    await add('page', args);
    expect(matter(read(`docs/${doc}.mdx`)).data).toMatchObject({step: 'object'});
    expect(read('src/data/analysisChain.ts')).toMatch(
      /id: 'physic_objects\/jets', label: 'Jets'\},\n\s+\{\s*id: 'physic_objects\/a-page-that-only-a-test-adds'/,
    );
  });

  it('belongs to no step next to a page without one', async () => {
    await add('page', {...args, after: 'data/access_data'});
    expect(matter(read('docs/data/a-page-that-only-a-test-adds.mdx')).data).not.toHaveProperty(
      'step',
    );
    expect(addedTo('src/data/analysisChain.ts')).toEqual([]);
  });

  it('is never written over another, nor given the title of another', async () => {
    await expect(add('page', {...args, name: 'jets_reco'})).rejects.toThrow('exists already');
    await add('page', args);
    await expect(add('page', {...args, name: 'other'})).rejects.toThrow(
      `${doc}.mdx has the title "A page that only a test adds"`,
    );
  });

  it('needs a neighbour that is in a sidebar; otherwise nothing is written', async () => {
    const before = readdirSync(path.join(root, 'docs'), {recursive: true});
    await expect(add('page', {...args, after: 'data/nowhere'})).rejects.toThrow('No sidebar lists');
    expect(readdirSync(path.join(root, 'docs'), {recursive: true})).toEqual(before);
  });
});

describe('a question', () => {
  it('ends its group, with an answer to fill in', async () => {
    await add('faq', {group: 'software', question: 'Is this question asked in a test?'});
    expect(addedTo('src/data/faqs/software.ts').slice(0, 2)).toEqual([
      "id: 'is-this-question-asked-in-a-test',",
      "question: 'Is this question asked in a test?',",
    ]);
  });

  it('is refused in an unknown group, with a bad length, and a second time', async () => {
    const question = 'Is this question asked in a test?';
    await expect(add('faq', {group: 'pets', question})).rejects.toThrow('Choose start, students');
    await expect(add('faq', {group: 'start', question: 'Why?'})).rejects.toThrow('question');
    const again = add('faq', {
      group: 'start',
      question: 'How do I download only part of the data?',
    });
    await expect(again).rejects.toThrow('has this question already');
  });
});

describe('an item of the news', () => {
  const args = {
    kind: 'notebook',
    title: 'News from a test',
    text: 'A test adds an item to a copy of the news.',
    link: '/docs/notebooks/intro',
    'link-text': 'All notebooks',
  };

  it('is the first story, and the oldest of the five leaves', async () => {
    const last = news[4]?.id ?? '';
    await add('news', {...args, date: news[0]?.date ?? ''});
    expect(read('src/data/news.ts').indexOf("id: 'news-from-a-test'")).toBeLessThan(
      read('src/data/news.ts').indexOf(`id: '${news[0]?.id}'`),
    );
    expect(read('src/data/news.ts')).not.toContain(`story: '${last}'`);
    const stories = Array.from(
      read('src/pages/LatestNews.mdx').matchAll(/^## .*\{#(.*)\}$/gm),
      ([, id]) => id,
    );
    const kept = news.slice(0, 4).map(({id}) => id);
    expect(stories).toEqual(['news-from-a-test', ...kept, 'earlier']);
    const answered = Array.from(
      read('src/pages/LatestNews.mdx').matchAll(/^ {2}- .* -> (.*)$/gm),
      ([, id]) => id,
    );
    expect(answered).not.toEqual([]);
    expect(answered.filter((id) => !stories.includes(id))).toEqual([]);
  });

  it('has no story if it is older than the five newest', async () => {
    await add('news', {...args, date: '2019-05'});
    expect(addedTo('src/data/news.ts')).toContain("id: 'news-from-a-test',");
    expect(addedTo('src/data/news.ts').join()).not.toContain('story');
    expect(addedTo('src/pages/LatestNews.mdx')).toEqual([]);
  });

  it('is refused if it has not happened, or is not a sentence', async () => {
    await expect(add('news', {...args, date: '2999'})).rejects.toThrow('in the future');
    await expect(add('news', {...args, text: 'Muons'})).rejects.toThrow('text');
  });
});

describe('a release', () => {
  const args = {
    key: '2099e-13tev',
    title: '2099 education release, pp 13 TeV',
    audience: 'education',
    collision: 'pp',
    energy: '13',
    format: 'ROOT ntuple',
    unit: 'GeV',
    after: 'data/for_education/13TeV25_metadata',
  };

  it('has a row, words for search engines, and a page', async () => {
    expect(await add('release', args)).toMatchObject({script: 'generate/catalogue'});
    const [row = '', ...rest] = addedTo('src/data/catalogue/source/releases.csv');
    expect(row).toMatch(/^2099e-13tev,"2099 education release, pp 13 TeV",education,pp,13,/);
    expect(rest).toEqual([]);
    expect(addedTo('src/data/catalogue/schema/release.ts')).toEqual(["'2099e-13tev',"]);
    expect(addedTo('plugins/structured-data/texts.ts')).toContain(
      "page: '/docs/data/for_education/2099e-13tev',",
    );
    expect(read('docs/data/for_education/2099e-13tev.mdx')).toContain(`title: '${args.title}'`);
    expect(addedTo('sidebars/data.ts')).toEqual(["'data/for_education/2099e-13tev',"]);
  });

  it('is refused with a value that the catalogue does not have', async () => {
    await expect(add('release', {...args, key: '2024r-pp'})).rejects.toThrow('already');
    await expect(add('release', {...args, unit: 'TeV'})).rejects.toThrow('energyUnit');
    await expect(add('release', {...args, audience: 'all'})).rejects.toThrow('Choose education');
  });
});

describe('a lesson', () => {
  const args = {title: 'A lesson that only a test adds', page: 'webapps/curriculum'};
  const id = 'a-lesson-that-only-a-test-adds';

  it('has a file, an id, a place in the list, and a tag on its page', async () => {
    await add('lesson', args);
    expect(read('src/data/lessons/aLessonThatOnlyATestAdds.ts')).toContain(
      `title: '${args.title}'`,
    );
    expect(addedTo('src/data/lessons/schema.ts')).toEqual([`'${id}',`]);
    expect(addedTo('src/data/lessons/index.ts')).toEqual([
      "import {aLessonThatOnlyATestAdds} from './aLessonThatOnlyATestAdds';",
      'aLessonThatOnlyATestAdds,',
    ]);
    expect(read('docs/webapps/curriculum.mdx')).toContain(
      `## For teachers {#for-teachers}\n\n<LessonPack id="${id}" />`,
    );
  });

  it('comes after the other lessons of its page', async () => {
    await add('lesson', {...args, page: 'webapps/mlapp'});
    expect(read('docs/webapps/mlapp.mdx')).toContain(
      `<LessonPack id="teach-a-machine" />\n\n<LessonPack id="${id}" />`,
    );
  });

  it('is refused on a page that does not exist, and if there is one of its name', async () => {
    await expect(add('lesson', {...args, page: 'nowhere'})).rejects.toThrow('no docs/nowhere.mdx');
    await expect(add('lesson', {...args, id: 'z-peak'})).rejects.toThrow('"z-peak" already');
  });
});

describe('the command line', () => {
  it('names what is missing', async () => {
    await expect(addNew('.', [])).rejects.toThrow('The kind is missing');
    await expect(addNew('.', ['poem'])).rejects.toThrow('"poem" is none of the kinds');
    await expect(addNew('.', ['page', '--title', 'x'])).rejects.toThrow('Missing: --after');
    await expect(addNew('.', ['page', '--colour', 'x'])).rejects.toThrow('--colour');
  });

  it.each(Object.keys(recipes))('%s has an example', (kind) => {
    expect(usage(kind)).toContain(`npm run new -- ${kind} --`);
  });
});
