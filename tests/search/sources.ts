/** The sources of the pages: the anchors of each, and the text that is below them. */
import {existsSync, readFileSync} from 'node:fs';
import {troubles} from '../../src/data/atlasopenmagic/troubleshooting';
import type {Variable} from '../../src/data/catalogue/types';
import {variables2016} from '../../src/data/catalogue/variables/education2016';
import {variables2020} from '../../src/data/catalogue/variables/education2020';
import {variables2025} from '../../src/data/catalogue/variables/education2025';
import {isFaqGroup, markdownOf} from '../../src/data/faqs';
import {anchorOf as anchorOfTerm, glossary} from '../../src/data/glossary';
import {lessonAnchor, lessons} from '../../src/data/lessons';
import {checksOf, textOfChecks} from '../../src/data/selfChecks';
import {isSharedNumber, sharedNumbers} from '../../src/lib/sharedNumbers';
import {anchorOf, grouped} from '../../src/lib/variableGroups';

export interface Source {
  readonly text: string;
  /** Text of each heading's section, with the sections below it, by anchor. */
  readonly sections: ReadonlyMap<string, string>;
}

/** A page whose text is in parts of another name. */
const parts: Readonly<Record<string, readonly string[]>> = {
  '/projects': ['src/pages/_projects/_intro.mdx', 'src/pages/_projects/_guide.mdx'],
};

function filesOf(route: string): readonly string[] {
  const stem = route.startsWith('/docs/') ? route.slice(1) : `src/pages${route}`;
  return (parts[route] ?? [`${stem}.mdx`, `${stem}.md`]).filter((file) => existsSync(file));
}

/** The address that Docusaurus gives to a heading without an id of its own. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

interface Heading {
  readonly line: number;
  readonly level: number;
  readonly anchor: string;
}

function headingsOf(lines: readonly string[]): readonly Heading[] {
  const headings: Heading[] = [];
  let fence = '';
  for (const [line, content] of lines.entries()) {
    const [mark = ''] = /^(`{3,}|~{3,})/.exec(content) ?? [];
    if (mark && (!fence || fence === mark)) fence = fence ? '' : mark;
    const [, hashes = '', title = '', id] =
      /^(#{1,6}) (.+?)(?: \{#([^}]+)\})?$/.exec(fence ? '' : content) ?? [];
    const [, oldAnchor] = /^<OldAnchor id="([^"]+)" \/>$/.exec(fence ? '' : content) ?? [];
    if (oldAnchor) headings.push({line, level: 6, anchor: oldAnchor});
    if (!title) continue;
    const slug = slugOf(title);
    const same = headings.filter(({anchor}) => anchor.replace(/-\d+$/, '') === slug).length;
    headings.push({
      line,
      level: hashes.length,
      anchor: id ?? (same ? `${slug}-${same}` : slug),
    });
  }
  return headings;
}

const variables: Readonly<Record<string, readonly Variable[]>> = {
  '2016e-8tev': variables2016,
  '2020e-13tev': variables2020,
  '2025e-13tev-beta': variables2025,
};

/** The groups of variables that a tag of the page lists, by their anchors. */
function listedIn(text: string): readonly [string, string][] {
  const [, release = ''] = /<VariableList release="([^"]+)" \/>/.exec(text) ?? [];
  return grouped(variables[release] ?? []).map(({name, variables: own}) => [
    anchorOf(name),
    own.map((variable) => `${variable.name} ${variable.meaning ?? ''}`).join('\n'),
  ]);
}

/** The terms that a page lists, by their anchors. */
function termsIn(text: string): readonly [string, string][] {
  if (!text.includes('<GlossaryList />')) return [];
  return glossary.map(({id, definition}) => [anchorOfTerm(id), definition]);
}

/** The problems that a tag of the page lists, by their anchors. */
function problemsIn(text: string): readonly [string, string][] {
  const tags = [...text.matchAll(/<Troubleshooting about="([^"]+)" \/>/g)].map(
    ([, about]) => about,
  );
  return troubles
    .filter(({about}) => tags.includes(about))
    .map(({id, ...texts}) => [id, Object.values(texts).join(' ')]);
}

const partsOfLesson = ['steps', 'misconceptions', 'worksheet', 'answers', 'curriculum'] as const;

/** Parts of the lessons on a page, by their anchors; as text, all that they contain. */
function lessonPartsIn(text: string): readonly [string, string][] {
  return lessons
    .filter(({id}) => text.includes(`<LessonPack id="${id}" />`))
    .flatMap((lesson) =>
      partsOfLesson.map((part): [string, string] => [
        `${lessonAnchor(lesson.id)}-${part}`,
        JSON.stringify(lesson[part]),
      ]),
    );
}

/** Text with the questions that the build writes in place of their tags. */
const withQuestions = (text: string): string =>
  text.replace(/<FaqList group="([^"]+)" \/>/g, (tag, group: string) =>
    isFaqGroup(group) ? markdownOf(group) : tag,
  );

/** Text with the self-checks that the build writes in place of their tags. */
const withChecks = (text: string): string =>
  text.replace(/<SelfChecks page="([^"]+)" \/>/g, (tag, page: string) => {
    const checks = checksOf(page);
    return checks ? textOfChecks(checks) : tag;
  });

/** Text with the values that the build writes in place of their tags. */
const withValues = (text: string): string =>
  text.replace(/<Value of="([^"]+)" \/>/g, (tag, key: string) =>
    isSharedNumber(key) ? sharedNumbers[key].replaceAll('\u00a0', ' ') : tag,
  );

/** Null for a page that is made from data alone, such as the page of a category. */
export function sourceOf(route: string): Source | null {
  const files = filesOf(route);
  if (files.length === 0) return null;
  const written = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const text = withValues(withChecks(withQuestions(written)));
  const lines = text.split('\n');
  const headings = headingsOf(lines);
  const sections = headings.map(({line, level, anchor}, index): [string, string] => {
    const end = headings.slice(index + 1).find((next) => next.level <= level)?.line;
    return [anchor, lines.slice(line, end).join('\n')];
  });
  const listed = [listedIn, termsIn, problemsIn, lessonPartsIn].flatMap((find) => find(text));
  return {text, sections: new Map([...sections, ...listed])};
}
