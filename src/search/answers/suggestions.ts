/** Questions to begin with, each answered by the site. */

export interface SuggestedQuestion {
  readonly question: string;
  /** Beginnings of the addresses of pages that offer it; none: every page may. */
  readonly on: readonly string[];
  /** Pages that answer it. */
  readonly from: readonly string[];
}

const research = ['/docs/tutresearch/', '/docs/data/for_research/', '/docs/userpath/researchers'];
const education = ['/docs/13TeV25Doc/', '/docs/data/for_education/', '/docs/userpath/'];
const apps = ['/docs/webapps', '/docs/8TeVDoc/'];

export const suggestedQuestions: readonly SuggestedQuestion[] = [
  {
    question: 'Are the data free to use?',
    on: [],
    from: ['/docs/faqs', '/docs/documentation/ethical_legal/'],
  },
  {
    question: 'How do I cite the data?',
    on: [],
    from: ['/docs/documentation/ethical_legal/citation_policy'],
  },
  {
    question: 'What is an ntuple?',
    on: [],
    from: ['/docs/documentation/data_format/ntuple', '/docs/intro'],
  },
  {
    question: 'What does 1LMET30 mean?',
    on: education,
    from: ['/docs/data/for_education/13TeV25_details'],
  },
  {
    question: 'What is sum_of_weights?',
    on: education,
    from: ['/docs/data/for_education/', '/docs/atlasopenmagic/'],
  },
  {
    question: 'Which energy unit do the 2025 ntuples use?',
    on: [...education, '/docs/data'],
    from: ['/docs/documentation/data_format/'],
  },
  {
    question: 'What is PHYSLITE?',
    on: research,
    from: ['/docs/tutresearch/physlitetut', '/docs/documentation/data_format/physlite'],
  },
  {
    question: 'What is a good run list?',
    on: research,
    from: ['/docs/documentation/data_collection/GRL_definition'],
  },
  {
    question: 'How many events are in the heavy-ion data?',
    on: research,
    from: ['/docs/data/for_research/hi_data', '/docs/documentation/'],
  },
  {
    question: 'How do I install atlasopenmagic?',
    on: ['/docs/atlasopenmagic', '/docs/notebooks/', '/docs/data'],
    from: ['/docs/data/atlasopenmagic', '/docs/atlasopenmagic'],
  },
  {
    question: 'What is pile-up?',
    on: [...apps, '/docs/documentation'],
    from: ['/docs/documentation/'],
  },
  {
    question: 'What is a jet?',
    on: [...apps, '/docs/documentation'],
    from: ['/docs/documentation/physic_objects/jets'],
  },
  {
    question: 'What is a systematic uncertainty?',
    on: ['/docs/documentation'],
    from: ['/docs/documentation/systematics'],
  },
  {
    question: 'In how many cases does a W boson decay to quarks?',
    on: apps,
    from: ['/docs/webapps/'],
  },
];

const offered = 3;

/** Three questions for a page: those of its part of the site first. `path` is its address below the base URL. */
export function suggestionsFor(path: string): readonly string[] {
  const fitting = suggestedQuestions.filter(({on}) =>
    on.some((beginning) => path.startsWith(beginning)),
  );
  const general = suggestedQuestions.filter(({on}) => on.length === 0);
  return [...fitting, ...general].slice(0, offered).map(({question}) => question);
}
