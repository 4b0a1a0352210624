/** Question mode on the built site: how often it cites, says and refuses what it should. */
import {describe, expect, it} from 'vitest';
import {site} from '../../../config/site';
import {
  answerText,
  createAnswerer,
  suggestedQuestions,
  suggestionsFor,
  type Answer,
} from '../../../src/search/answers';
import {allRoutes} from '../../../config/routes';
import {wordsOfCard} from '../../../src/search/answers/cardText';
import {passagesOf} from '../../../src/search/answers/passages';
import {golden} from '../../search/golden';
import {engine, index, sections} from '../builtSearch';

const answerer = createAnswerer(engine, index);

const answers = new Map<string, Answer>();

/** The answer to a question, found once for all tests. */
function answerTo(question: string): Answer {
  const answer = answers.get(question) ?? answerer.answer(question);
  answers.set(question, answer);
  return answer;
}

type Question = (typeof golden.questions)[number];

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();
const pathOf = (url: string): string => `/${url.slice(site.baseUrl.length)}`;
const quotesOf = (answer: Answer) => (answer.kind === 'answer' ? answer.quotes : []);

/** The passages that an answer cites, with their URLs: a card, and quotes. */
function citedPassages(answer: Answer): readonly {readonly url: string; readonly text: string}[] {
  const card = answer.kind === 'answer' ? answer.card : undefined;
  return [...(card ? [{url: card.source.to, text: wordsOfCard(card)}] : []), ...quotesOf(answer)];
}

const answered = golden.questions.map((question) => {
  const answer = answerTo(question.question);
  const places = citedPassages(answer).map(({url}) => pathOf(url).split('#'));
  const text = plain(
    citedPassages(answer)
      .map(({text: passage}) => passage)
      .join(' '),
  );
  const isSection = ({page, anchors}: Question['wanted'][number]): boolean =>
    places.some(
      ([path, anchor = '']) => path === page && (!anchors?.length || anchors.includes(anchor)),
    );
  return {
    half: question.half,
    id: question.id,
    kind: answer.kind,
    isPage: question.wanted.some(({page}) => places.some(([path]) => path === page)),
    isSection: question.wanted.some(isSection),
    isSaid: question.mustSay.every((words) => text.includes(plain(words))),
  };
});
const refused = golden.outOfScope.map(({question, half}) => ({
  half,
  isRefused: answerer.answer(question).kind === 'refusal',
}));

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;

describe.each(['all', 'tune', 'report'])('golden questions, %s', (half) => {
  const isMine = (entry: {readonly half: string}): boolean => half === 'all' || entry.half === half;
  const mine = answered.filter(isMine);
  const figures = {
    page: share(mine.map(({isPage}) => isPage)),
    section: share(mine.map(({isSection}) => isSection)),
    said: share(mine.map(({isSaid}) => isSaid)),
    answered: share(mine.map(({kind}) => kind === 'answer')),
    refused: share(refused.filter(isMine).map(({isRefused}) => isRefused)),
  };
  const shown = JSON.stringify(figures, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : value,
  );

  it(`cite a wanted page, say what they must, and are refused where the site is silent: ${shown}`, () => {
    expect(figures.page).toBeGreaterThanOrEqual(0.9);
    expect(figures.section).toBeGreaterThanOrEqual(0.75);
    expect(figures.said).toBeGreaterThanOrEqual(0.8);
    // At most 3 of the 120 questions that the site answers may be refused.
    expect(figures.answered).toBeGreaterThanOrEqual(half === 'all' ? 0.975 : 0.96);
    expect(figures.refused).toBeGreaterThanOrEqual(half === 'all' ? 0.95 : 0.9);
  });
});

it('"what does 1LMET30 mean?" is answered by its card with its source', () => {
  const answer = answerer.answer('what does 1LMET30 mean?');
  const [first] = citedPassages(answer);
  expect(first?.text).toMatch(
    /1LMET30[^]*at least one lepton with [^]*missing transverse momentum > 30 GeV/,
  );
  expect(pathOf(first?.url ?? '')).toBe('/docs/data/for_education/13TeV25_details#skims');
});

it.each(['what is it?', 'who are you?', 'and then?', 'why?', '???'])(
  '"%s" asks nothing',
  (question) => {
    expect(answerer.answer(question).kind).toBe('refusal');
  },
);

it('every quote of every answer is on the page that it names', () => {
  const byUrl = new Map(sections.map((section) => [section.url, section]));
  const questions = [
    ...golden.questions.map(({question}) => question),
    ...suggestedQuestions.map(({question}) => question),
  ];
  for (const question of questions) {
    for (const {text, url} of quotesOf(answerTo(question))) {
      const section = byUrl.get(url);
      expect(passagesOf({text: section?.text ?? ''}).map((passage) => passage.text)).toContain(
        text,
      );
    }
  }
});

describe('suggested questions', () => {
  it.each(suggestedQuestions)(
    '"$question" is answered, and first from $from',
    ({question, from}) => {
      const answer = answerer.answer(question);
      const [first] = citedPassages(answer);
      // A definition is from the glossary, and leads on to the page that explains its term.
      const card = answer.kind === 'answer' ? answer.card : undefined;
      const paths = [first?.url ?? '', ...(card?.actions ?? []).map(({to}) => to)].map(pathOf);
      expect(from.some((beginning) => paths.some((path) => path.startsWith(beginning)))).toBe(true);
      const {href} = new URL(first?.url ?? 'nowhere', site.url);
      expect(answerText(answer, site.url)).toContain(`](${href})`);
    },
  );

  it('are three on every page, and each is offered on some page that exists', () => {
    const offers = allRoutes.map(({path}) => suggestionsFor(path));
    expect(offers.filter((offer) => new Set(offer).size !== 3)).toEqual([]);
    const all = suggestedQuestions.map(({question}) => question);
    expect(new Set(offers.flat())).toEqual(new Set(all));
  });
});
