/** A lesson for a class, and its place on a page. */
import {checkedLesson} from '../../src/data/lessons';
import {lessonIds, type LessonSource} from '../../src/data/lessons/schema';
import type {Project} from './project';
import {fillIn, literal, slugOf, type Recipe} from './recipe';

const folder = 'src/data/lessons';
const heading = '## For teachers {#for-teachers}';

const camelCase = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As large as the schema asks, so that it is valid from the start. */
function sourceOf(
  id: string,
  title: string,
  page: string,
): Omit<LessonSource, 'id'> & {id: string} {
  const placeholder = (what: string): string => `${fillIn} ${what}.`;
  const times = (count: number, what: string): string[] =>
    Array.from({length: count}, (_, i) => placeholder(`${what} ${i + 1}`));
  return {
    id,
    title,
    summary: placeholder('what the class does, and what comes of it, in at most 240 characters'),
    question: `${fillIn} which question does the lesson answer?`,
    conclusion: placeholder('what the class has found out at the end'),
    page,
    age: '15 to 18',
    minutes: 45,
    topic: 'Events',
    prerequisites: times(2, 'what the class knows already'),
    goals: times(3, 'what the class can do afterwards'),
    materials: times(2, 'what is needed'),
    steps: [10, 15, 10, 10].map((minutes, i) => ({
      minutes,
      title: `${fillIn} step ${i + 1}`,
      text: placeholder('what the teacher and the class do'),
      questions: [i + 1],
    })),
    misconceptions: times(3, 'what students often believe').map((says) => ({
      says,
      answer: placeholder('what is true, and how they can see it'),
    })),
    worksheet: [
      {
        kind: 'table',
        caption: placeholder(
          'what the numbers are, and whether they are data, simulated or made up',
        ),
        head: ['Quantity', 'Value'],
        rows: [['fill in', '']],
      },
      ...times(4, `question of the sheet "${title}"`).map((text) => ({
        kind: 'question' as const,
        text,
        lines: 2,
      })),
    ],
    answers: times(4, 'answer to question').map((text) => ({text})),
    curriculum: times(3, 'a topic of the curriculum'),
  };
}

/** Adds the tag below the heading for teachers, which a page without one gets before its last sections. */
function addToPage(project: Project, file: string, id: string): void {
  const tag = `<LessonPack id="${id}" />`;
  const text = project.read(file);
  if (text.includes(heading)) {
    const last = text.match(/<LessonPack id="[^"]+" \/>/g)?.at(-1);
    const place = last ?? heading;
    project.replace(file, place, `${place}\n\n${tag}`);
    return;
  }
  const [end] = /^## (?:Next|Sources)\b.*$/m.exec(text) ?? [];
  if (end) project.replace(file, end, `${heading}\n\n${tag}\n\n${end}`);
  else project.replace(file, /$/, `\n${heading}\n\n${tag}\n`);
}

export const lesson: Recipe = {
  arguments: {
    title: 'the title of the lesson, 10 to 70 characters',
    page: 'the doc on which the lesson stands, such as webapps/mlapp',
    '?id': 'the name of the lesson in links; by default it is made from the title',
  },
  example: '--title "Weigh the Z boson with a ruler" --page 13TeV25Doc/Concepts',
  add: (project, {title = '', page = '', id = slugOf(title)}) => {
    const file = `docs/${page}.mdx`;
    if (!project.exists(file)) {
      throw new Error(`There is no ${file}. Name a doc: its path below docs/, without ending.`);
    }
    if ((lessonIds as readonly string[]).includes(id)) {
      throw new Error(`There is a lesson "${id}" already. Choose another title, or give --id.`);
    }
    const source = sourceOf(id, title, `/docs/${page}`);
    // The schema knows the ids of the lessons that exist.
    checkedLesson({...source, id: lessonIds[0]} as LessonSource);
    const name = camelCase(id);
    project.create(
      `${folder}/${name}.ts`,
      `import type {LessonSource} from './schema';\n\nexport const ${name}: LessonSource = ${literal(source)};\n`,
    );
    const lastId = lessonIds.at(-1) ?? '';
    project.replace(`${folder}/schema.ts`, `  '${lastId}',\n`, `  '${lastId}',\n  '${id}',\n`);
    const index = `${folder}/index.ts`;
    project.replace(
      index,
      'import {lessonSchema',
      `import {${name}} from './${name}';\nimport {lessonSchema`,
    );
    project.replace(index, '\n].map(checkedLesson)', `\n  ${name},\n].map(checkedLesson)`);
    addToPage(project, file, id);
    return [
      `fill in ${folder}/${name}.ts; its address is /docs/${page}#lesson-${id}`,
      `move ${name} to its place in the order of ${index}`,
      'unless it has an app, draw its picture in plugins/app-thumbnails/lessons.ts',
      'compute the numbers of the answers in tests/unit/workedNumbers/lessons.ts, and its tables in tests/unit/lessons/lessonTables.test.ts',
    ];
  },
};
