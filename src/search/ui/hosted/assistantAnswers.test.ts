import {beforeEach, describe, expect, it, vi} from 'vitest';
import {answeredWithCard} from './assistantAnswers';

const requestAnswer = vi.hoisted(() => vi.fn());
vi.mock('../../local/service/client', () => ({requestAnswer}));

const card = {
  id: 'jet',
  kind: 'definition',
  title: 'Jet',
  text: 'A spray.',
  queries: [],
  actions: [],
  source: {title: 'Glossary', to: '/docs/glossary'},
};
const answered = {answer: {kind: 'answer', query: '', note: '', quotes: [], sections: [], card}};

const user = (text: string) => ({role: 'user', parts: [{type: 'text', text}]});
const body = JSON.stringify({messages: [user('What is a jet?'), user('And its mass?')]});
const eventOf = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;
const delta = eventOf({type: 'text-delta', id: 't', delta: 'Hadrons.'});
const complete = (): Response => new Response(delta + eventOf({type: 'finish'}));

const textFrom = async (send: () => Promise<Response>): Promise<string> =>
  (await answeredWithCard({body}, {baseUrl: '/', send})).text();

beforeEach(() => {
  vi.stubGlobal('window', {location: {origin: 'https://site.test'}});
  requestAnswer.mockReset().mockResolvedValue(answered);
});

describe('an answer of the hosted assistant', () => {
  it('has the card first, found with the questions before', async () => {
    expect(await textFrom(async () => complete())).toMatch(/A spray\.[\s\S]*Hadrons\./);
    expect(requestAnswer).toHaveBeenCalledWith(
      expect.anything(),
      'And its mass?',
      expect.objectContaining({history: ['What is a jet?']}),
    );
  });

  it('comes alone where the index does not load', async () => {
    requestAnswer.mockRejectedValue(new Error('network'));
    const text = await textFrom(async () => complete());
    expect(text).toContain('Hadrons.');
    expect(text).not.toContain('A spray.');
  });

  it('keeps what came before it was interrupted, however late the card is', async () => {
    requestAnswer.mockReturnValue(
      new Promise((resolve) => setTimeout(() => resolve(answered), 50)),
    );
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(delta));
        setTimeout(() => controller.error(new TypeError('network error')), 10);
      },
    });
    const text = await textFrom(async () => new Response(broken));
    expect(text).toMatch(/A spray\.[\s\S]*Hadrons\.[\s\S]*connection to the assistant was lost/);
  });

  it.each([
    ['that refuses', async () => Response.json({message: 'Busy.'}, {status: 500}), 'Busy.'],
    ['out of reach', () => Promise.reject(new TypeError('fetch')), 'Could not reach the assistant'],
  ])('is an error after the card, or alone, from an assistant %s', async (_, send, message) => {
    expect(await textFrom(send)).toMatch(new RegExp(`A spray\\.[\\s\\S]*"error".*${message}`));
    requestAnswer.mockRejectedValue(new Error('network'));
    await expect(answeredWithCard({body}, {baseUrl: '/', send})).rejects.toThrow(message);
  });
});
