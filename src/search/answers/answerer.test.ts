// cspell:ignore cokies
import {describe, expect, it} from 'vitest';
import type {Answer, Answerer, AskOptions} from './index';
import {answererOf, testSections} from '@site/src/test-kit/search/testSite';

const answerer: Answerer = answererOf(testSections);
const quotesOf = (answer: Answer): readonly string[] =>
  answer.kind === 'answer' ? answer.quotes.map(({text}) => text) : [];
const quotedText = (question: string, options?: AskOptions): string =>
  quotesOf(answerer.answer(question, options)).join(' ');

const questions = [
  'What is a skim?',
  'What does 1LMET30 mean?',
  'How many collision events are in the 8 TeV release?',
  'Does this website set cookies?',
  'How do I install the package?',
  'Which skim has two photons?',
];

describe('an answer', () => {
  it('defines what is asked', () => {
    expect(quotedText('What is a skim?')).toContain(
      'A skim keeps the events that pass one requirement.',
    );
    expect(quotedText('what does 1LMET30 mean?')).toContain(
      'Skim: 1LMET30; Selection: one lepton, missing momentum above 30 GeV; Size: 143 GB',
    );
  });

  it('gives the number that is requested', () => {
    const answer = answerer.answer('How many collision events are in the 8 TeV release?');
    expect(quotesOf(answer)[0]).toBe('The release at 8 TeV holds 14.9 million collision events.');
  });

  it('prefers a sentence that names the thing to one that mentions it', () => {
    expect(quotedText('What is pile-up?')).toMatch(/^Many protons|^The others are called pile-up/);
  });

  it('prefers a sentence with a number to one without', () => {
    expect(quotedText('How many hours of beam does a run take?')).toBe(
      'The longest run with beam lasted 12 hours.',
    );
    expect(quotedText('Does a run take hours of beam?')).toContain(
      'Some runs take many hours of beam.',
    );
  });

  it('is short, however much would fit', () => {
    expect(quotesOf(answerer.answer('Which muon chamber sees muons?'))).toHaveLength(4);
  });

  it('finds misspelt words, and says how it read them', () => {
    expect(quotedText('Does this website set cokies?')).toContain('no cookies');
    const noteOn = (question: string): string | false => {
      const answer = answerer.answer(question);
      return answer.kind === 'answer' && answer.note;
    };
    expect(noteOn('Does this website set cokies?')).toContain('showing results for "cookies"');
    expect(noteOn('Does this website set cookies?')).toBe('');
  });

  it('reads a question in the light of the one before', () => {
    const history = ['How many collision events are in the 13 TeV release?'];
    const answer = answerer.answer('and for 8 TeV?', {history});
    expect(answer.query).toBe('How many collision events are in the 8 TeV release?');
    expect(quotesOf(answer)[0]).toContain('14.9 million');
  });

  it.each(questions)('"%s" quotes what is there, in its order, with its place', (question) => {
    const answer = answerer.answer(question);
    expect(answer.kind).toBe('answer');
    if (answer.kind !== 'answer') return;
    expect(answer.quotes.length).toBeGreaterThan(0);
    expect(answer.quotes.length).toBeLessThanOrEqual(5);
    let before = {url: '', at: -1};
    for (const {text, url, title, path} of answer.quotes) {
      const section = testSections.find((each) => each.url === url);
      expect({title, path}).toEqual({title: section?.title, path: section?.path});
      const cells = text.split('; ').map((cell) => cell.replace(/^[^:;]*: /, ''));
      const isVerbatim = section?.text.includes(text);
      expect(isVerbatim || cells.every((cell) => section?.text.includes(cell))).toBe(true);
      const at = section?.text.indexOf(isVerbatim ? text : (cells[0] ?? '')) ?? -1;
      if (url === before.url) expect(at).toBeGreaterThan(before.at);
      before = {url, at};
    }
    const places = answer.quotes.map(({url}) => url);
    expect(places.filter((url, i) => url !== places[i - 1])).toHaveLength(new Set(places).size);
  });

  it('keeps to tags', () => {
    const question = 'Does this website set cookies?';
    expect(answerer.answer(question, {tags: ['default']}).kind).toBe('answer');
    expect(answerer.answer(question, {tags: ['docs-default-current']}).kind).toBe('refusal');
  });

  it('keeps to languages, also those that no page has', () => {
    const request = {kind: 'refusal', nearest: []};
    expect(answerer.answer('What is a skim?', {language: 'fr'})).toMatchObject(request);
    expect(answerer.answer('What is a skim?', {tags: ['none']})).toMatchObject(request);
  });
});

describe('a refusal', () => {
  it.each([
    'What is the capital of Australia?',
    'How many collision events did CDF record?',
    'Who baked the bread?',
    'How many collision events does the release of Belle at 8 TeV hold?',
    'what is it?',
  ])('"%s" has no quotes and few sections', (question) => {
    const answer = answerer.answer(question);
    expect(answer.kind).toBe('refusal');
    expect(answer).not.toHaveProperty('quotes');
    if (answer.kind === 'refusal') expect(answer.nearest.length).toBeLessThanOrEqual(3);
  });

  it('takes a name that it does not know for a name, not for a misspelt word', () => {
    expect(answerer.answer('What is the Skip of the data?').kind).toBe('refusal');
  });
});

describe('whatever is asked', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['symbols', '?!*[](){}\\^$.|+"\'`~@#%&'],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a long question', 'How many collision events '.repeat(400)],
    ['a long word', 'x'.repeat(10_000)],
    // cspell:disable-next-line
    ['right to left', 'ما هو عدد الأحداث؟ \u202Eכמה אירועים'],
    ['broken letters', 'what is \uD800 \u0000 \uFFFF?'],
    ['digits', '1 2 3 8 13'],
    ['property names', 'what is constructor __proto__ toString hasOwnProperty?'],
  ])('%s: it answers or refuses', (_, question) => {
    for (const history of [[], [question], ['What is a skim?', question]]) {
      expect(['answer', 'refusal']).toContain(answerer.answer(question, {history}).kind);
    }
  });
});

it('gives a language model what it quotes first, and at most eight sections', () => {
  const answer = answerer.answer('What does 1LMET30 mean?');
  const [first] = answerer.context('What does 1LMET30 mean?');
  expect(answer.kind === 'answer' && answer.quotes[0]?.url).toBe(first?.url);
  expect(answerer.context('events').length).toBeLessThanOrEqual(8);
});
