/** What a page is, in the words of schema.org: the site, an app, a lesson, a course, a place in the site. */
import {load} from 'cheerio';
import {site as siteFacts} from '../../../../config/site';
import type {JsonLd} from '../../../../plugins/structured-data/dataset';
import {atlas} from '../../../../plugins/structured-data/parties';
import {lessonAnchor, lessons, type Lesson} from '../../../../src/data/lessons';
import {mainPart} from '../markdown/twin';
import type {SitePage} from './sitePages';

const context = {'@context': 'https://schema.org'};
const textLicence = 'https://creativecommons.org/licenses/by/4.0/';
const isFree = {
  isAccessibleForFree: true,
  offers: {'@type': 'Offer', price: 0, priceCurrency: 'EUR', category: 'Free'},
};

export interface App {
  /** The key by which guides name it; undefined where no guide shows it. */
  readonly key: string | undefined;
  readonly page: SitePage;
}

/** The apps that are on pages of their own. */
export const appsOf = (pages: readonly SitePage[]): readonly App[] =>
  pages
    .filter(({isApp}) => isApp)
    .map((page) => ({page, key: /<section[^>]* data-app="?([\w-]+)/.exec(page.html)?.[1]}));

function appNode({page: {address, title, description}}: App): JsonLd {
  return {
    ...context,
    '@type': 'WebApplication',
    '@id': `${address}#app`,
    name: title,
    description,
    url: address,
    inLanguage: 'en',
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    ...isFree,
    publisher: atlas,
  };
}

function lessonNode(lesson: Lesson, {address}: SitePage): JsonLd {
  const {id, title, summary, age, minutes, goals, prerequisites} = lesson;
  return {
    ...context,
    '@type': 'LearningResource',
    '@id': `${address}#${lessonAnchor(id)}`,
    name: title,
    description: summary,
    url: `${address}#${lessonAnchor(id)}`,
    inLanguage: 'en',
    learningResourceType: 'lesson plan',
    educationalLevel: 'secondary education',
    typicalAgeRange: age.replace(' to ', '-'),
    timeRequired: `PT${minutes}M`,
    teaches: goals,
    competencyRequired: prerequisites,
    audience: {'@type': 'EducationalAudience', educationalRole: 'teacher'},
    isAccessibleForFree: true,
    license: textLicence,
    publisher: atlas,
  };
}

/** Readers, level and minutes, as the page prints them below its title. */
function printedFacts(html: string): readonly string[] {
  const $ = load(mainPart(html));
  const facts = $('ul[aria-label="About this page"] > li').toArray();
  return facts.map((fact) => $(fact).text());
}

/** A learning path leads through pages and notebooks in an order. */
function courseNode({address, title, description, html}: SitePage): JsonLd {
  const [, level] = printedFacts(html);
  return {
    ...context,
    '@type': 'Course',
    '@id': `${address}#course`,
    name: title,
    description,
    url: address,
    inLanguage: 'en',
    educationalLevel: level,
    learningResourceType: 'learning path',
    license: textLicence,
    provider: atlas,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      location: {'@type': 'VirtualLocation', url: address},
    },
    ...isFree,
  };
}

function siteNode(root: string, description: string): JsonLd {
  const target = {'@type': 'EntryPoint', urlTemplate: `${root}search?q={search_term_string}`};
  return {
    ...context,
    '@type': 'WebSite',
    '@id': `${root}#website`,
    name: siteFacts.title,
    alternateName: siteFacts.tagline,
    description,
    url: root,
    inLanguage: 'en',
    license: textLicence,
    publisher: {...atlas, '@id': `${root}#publisher`},
    potentialAction: {
      '@type': 'SearchAction',
      target,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** For pages to which Docusaurus gives no breadcrumbs. */
function placeNode(root: string, {address, title}: SitePage): JsonLd {
  const steps = [
    {name: siteFacts.title, item: root},
    {name: title, item: address},
  ];
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** @param root the public address of the site, with a slash at its end */
export function nodesOf(page: SitePage, root: string, apps: readonly App[]): readonly JsonLd[] {
  const {route, html, address} = page;
  if (route === '/') return [siteNode(root, page.description)];
  const shown = apps.filter(
    ({key, page: own}) => own === page || (key && new RegExp(` data-app="?${key}[" >]`).test(html)),
  );
  return [
    ...(html.includes('"BreadcrumbList"') ? [] : [placeNode(root, page)]),
    ...shown.map(appNode),
    ...lessons.filter((lesson) => lesson.page === route).map((lesson) => lessonNode(lesson, page)),
    ...(address && page.sidebar === 'paths' && page.route.startsWith('/docs/userpath/')
      ? [courseNode(page)]
      : []),
  ];
}
