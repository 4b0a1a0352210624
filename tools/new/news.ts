/** An item of the news: in the list, and among the five that /LatestNews tells at length. */
import * as z from 'zod';
import {news as published} from '../../src/data/news';
import {newsKinds} from '../../src/data/newsKinds';
import {newsItem, type NewsItem} from '../../src/data/newsSchema';
import {formatDate} from '../../src/kit/format/dates';
import type {Project} from './project';
import {fillIn, literal, oneOf, slugOf, type Recipe} from './recipe';

const list = 'src/data/news.ts';
const latest = 'src/pages/LatestNews.mdx';
const updates = 'docs/updates.mdx';
const maxStories = 5;

const today = (): string => new Date().toISOString().slice(0, 10);

/** Puts the item before the first that is not newer; returns its place in the list. */
function addToList(project: Project, item: NewsItem): number {
  const place = published.findIndex(({date}) => date <= item.date);
  const next = published[place];
  if (!next) {
    throw new Error(`${item.date} is older than all news. Add the item to ${list} by hand.`);
  }
  const story = place < maxStories ? {...item, story: item.id} : item;
  const id = `    id: '${next.id}',`;
  project.replace(list, `  {\n${id}`, `${literal(story)},\n  {\n${id}`);
  return place;
}

/** The last of the five stories makes room for the new one. */
function addStory(project: Project, item: NewsItem, title: string, place: number): void {
  const dropped = published[maxStories - 1];
  const next = published[place];
  if (!dropped || !next) throw new Error(`${list} has fewer than ${maxStories} items.`);
  project.replace(list, `    story: '${dropped.id}',\n`, '');
  const heading = (id: string): RegExp => new RegExp(`^## .*\\{#${id}\\}$`, 'm');
  const {to, text} = item.link ?? {to: '/docs/updates', text: "What's new"};
  const story = `## ${formatDate(item.date)}: ${title} {#${item.id}}\n\n**${fillIn}** two to five sentences on what is new, for whom, and what a reader can do with it. See [${text}](${to}).`;
  const [following] = heading(next.id).exec(project.read(latest)) ?? [];
  project.replace(latest, heading(next.id), `${story}\n\n${following}`);
  project.replace(latest, new RegExp(`^## .*\\{#${dropped.id}\\}\n[^]*?(?=^## )`, 'm'), '');
  // What users search for and this story answered.
  const answered = new RegExp(`^  - .* -> ${dropped.id}\n`, 'm');
  while (answered.test(project.read(latest))) project.replace(latest, answered, '');
}

/** A year of which there were no news yet needs a heading on the page of all news. */
function addYear(project: Project, date: string): void {
  const year = Number(date.slice(0, 4));
  const newest = Math.max(...published.map((item) => Number(item.date.slice(0, 4))));
  if (year <= newest) return;
  const section = `## ${year} {#year-${year}}\n\n<Updates items={news} from={${year}} to={${year}} />`;
  const before = `## ${newest} {#year-${newest}}`;
  project.replace(updates, before, `${section}\n\n${before}`);
}

export const news: Recipe = {
  arguments: {
    kind: `what the item is about: ${newsKinds.join(', ')}`,
    title: 'the heading of the story, a few words',
    text: 'the item as one neutral sentence of 30 to 240 characters',
    link: 'where it leads: an address of this site, or https://…',
    'link-text': 'what the link says, 6 to 60 characters',
    '?date': 'the day, month or year, such as 2026-05-04; by default today',
  },
  example:
    '--kind notebook --title "Muons in Julia" --text "A notebook plots the mass of two muons in Julia." --link /docs/notebooks/intro --link-text "All notebooks"',
  add: (
    project,
    {kind = '', title = '', text = '', link = '', 'link-text': linkText = '', date = today()},
  ) => {
    const id = slugOf(title);
    const {data: item, error} = newsItem.safeParse({
      id,
      date,
      kind: oneOf('The kind', kind, newsKinds),
      text,
      link: {to: link, text: linkText},
    });
    if (error) throw new Error(z.prettifyError(error));
    if (date > today()) throw new Error(`${date} is in the future. News have happened already.`);
    if (published.some((other) => other.id === id || other.text === text)) {
      throw new Error(`The news have this item already: "${id}".`);
    }
    const place = addToList(project, item);
    if (place >= maxStories) return ['nothing is left to do: the item is in the list of all news'];
    addStory(project, item, title, place);
    addYear(project, date);
    return [
      `fill in the story in ${latest}`,
      `adapt the description and the first two paragraphs of ${latest}: they name the five newest items`,
    ];
  },
};
