/** The self-checks of all pages, by section of the site, checked as they are read. */
import {analysisChecks, introductionChecks, objectChecks, simulationChecks} from './documentation';
import {firstSteps} from './firstSteps';
import {notebooks2020} from './notebooks2020';
import {notebooks2025} from './notebooks2025';
import {notebooks8TeV} from './notebooks8TeV';
import {researchData} from './researchData';
import {researchTutorials} from './researchTutorials';
import {pageChecksSchema, type PageChecks, type PageChecksSource} from './schema';
import {software} from './software';
import {webApps} from './webApps';

export interface Section {
  readonly title: string;
  readonly pages: readonly PageChecks[];
}

/** The self-checks of a page, or an error that names the page, the field and what is wrong. */
export function readChecks(source: PageChecksSource): PageChecks {
  const {success, data, error} = pageChecksSchema.safeParse(source);
  if (success) return data;
  const problems = error.issues.map(({path: [first, second, ...rest], message}) => {
    const id = first === 'questions' ? source.questions[Number(second)]?.id : undefined;
    const field = id === undefined ? [first, second, ...rest] : [id, ...rest];
    return `${field.filter((part) => part !== undefined).join('.')}: ${message}`;
  });
  throw new Error(`The self-checks of ${source.page} are not valid: ${problems.join('; ')}`);
}

const section = (title: string, pages: readonly PageChecksSource[]): Section => ({
  title,
  pages: pages.map(readChecks),
});

/** In the order in which the practice page lists them. */
export const sections: readonly Section[] = [
  section('First steps', firstSteps),
  section('From collision to data', introductionChecks),
  section('Web apps', webApps),
  section('2025 notebooks', notebooks2025),
  section('2020 notebooks', notebooks2020),
  section('8 TeV notebooks', notebooks8TeV),
  section('Physics objects', objectChecks),
  section('Analysis methods', analysisChecks),
  section('Simulation', simulationChecks),
  section('Software', software),
  section('Research data', researchData),
  section('Research tutorials', researchTutorials),
];

export const allChecks: readonly PageChecks[] = sections.flatMap(({pages}) => pages);

/** The self-checks of a page; undefined if it has none. */
export const checksOf = (page: string): PageChecks | undefined =>
  allChecks.find((checks) => checks.page === page);

/** Everything that a page prints of its self-checks: questions, options and worked answers. */
export const textOfChecks = ({questions}: PageChecks): string =>
  questions
    .flatMap(({question, answer, explanation}) => [
      question,
      ...(answer.kind === 'number' ? [] : answer.options.map(({text}) => text)),
      explanation,
    ])
    .flat()
    .join('\n\n');
