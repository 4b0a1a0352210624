/**
 * Queries that are typed letter by letter: files are loaded for them at a pause only, and one that a
 * further letter has overtaken has the answer to the query that overtook it.
 */

/** Milliseconds without a further letter after which files are loaded. */
const pause = 200;
/** Milliseconds after which a query is no longer a further letter of the one before. */
const longestGap = 1000;

/** Error of a query that need not be answered: a later one is there. */
class Overtaken extends Error {}

/** Resolves when files may be loaded; rejects if a later query is there. */
export type BeforeLoad = () => Promise<void>;

export interface Typing<Answer> {
  /** Answers a query; `work` calls its argument before it loads files. */
  run(text: string, work: (beforeLoad: BeforeLoad) => Promise<Answer>): Promise<Answer>;
}

/** True for an error that is none: nobody waits for this query any more. */
export const isOvertaken = (error: unknown): boolean => error instanceof Overtaken;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** True for one letter, and for a text with letters more or less than the one before. */
function isTyped(text: string, before: string): boolean {
  if (text.length < 2) return true;
  return before !== '' && text !== before && (text.startsWith(before) || before.startsWith(text));
}

export function createTyping<Answer>(): Typing<Answer> {
  let last: {readonly text: string; readonly at: number; answer?: Promise<Answer>} | undefined;
  return {
    run(text, work) {
      const isRecent = last !== undefined && performance.now() - last.at < longestGap;
      const isTyping = isTyped(text, isRecent ? (last?.text ?? '') : '');
      const mine: NonNullable<typeof last> = {text, at: performance.now()};
      last = mine;
      const beforeLoad = async (): Promise<void> => {
        if (isTyping) await wait(Math.max(0, pause - (performance.now() - mine.at)));
        if (last !== mine) throw new Overtaken();
      };
      mine.answer = work(beforeLoad).catch((error: unknown) => {
        if (isOvertaken(error) && last?.answer) return last.answer;
        throw error;
      });
      return mine.answer;
    },
  };
}
