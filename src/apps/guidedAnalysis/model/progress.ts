/** What a reader has replied so far: stored in the browser, and saved as a file. */
import type {GuidedAnalysis, Step} from '@site/src/data/guidedAnalyses/schema';
import {parseNumber} from '@site/src/kit/format/numbers';
import type {KeptForm} from '@site/src/lib/storage/KeptStore';

/** By id of the step: the id of a reply, or a number as it was written. */
export type Progress = Readonly<Record<string, string>>;

const version = 1;
const [maxSteps, longestReply] = [40, 40];

const isReply = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestReply;

/** What a text holds of this analysis; undefined for a text that this site cannot have written. */
export function parseProgress({id, steps}: GuidedAnalysis, text: string): Progress | undefined {
  try {
    const stored = JSON.parse(text) as {v?: unknown; analysis?: unknown; replies?: unknown} | null;
    if (stored?.v !== version || stored.analysis !== id) return undefined;
    const {replies} = stored;
    if (typeof replies !== 'object' || replies === null) return undefined;
    const known = steps.slice(0, maxSteps).flatMap(({id: step}) => {
      const value = Object.hasOwn(replies, step) && (replies as Record<string, unknown>)[step];
      return isReply(value) ? [[step, value] as const] : [];
    });
    return Object.fromEntries(known);
  } catch {
    return undefined;
  }
}

export const writeProgress = ({id}: GuidedAnalysis, progress: Progress): string =>
  JSON.stringify({v: version, analysis: id, replies: progress}, null, 2);

export const keptProgress = (analysis: GuidedAnalysis): KeptForm<Progress> => ({
  key: `atlas-open-data.guided.${analysis.id}`,
  parse: (text) => (text === null ? {} : (parseProgress(analysis, text) ?? {})),
  write: (progress) =>
    Object.keys(progress).length === 0 ? null : writeProgress(analysis, progress),
});

export const withReply = (progress: Progress, step: string, reply: string): Progress => ({
  ...progress,
  [step]: reply.trim().slice(0, longestReply),
});

/** A number as people write it, with a point or a comma, spaces, and a unit behind. */
export function readNumber(text: string): number | undefined {
  const [, digits] = /^\s*([-+−]?\d+(?:[.,]\d+)?)\s*[^\d]*$/u.exec(text) ?? [];
  return digits === undefined ? undefined : parseNumber(digits, {hasDecimalComma: true});
}

export interface AnswerFeedback {
  readonly isRight: boolean;
  readonly feedback: string;
}

/** The feedback on an answer; undefined for an option that the step does not have. */
export function checkAnswer(step: Step, reply: string): AnswerFeedback | undefined {
  if (step.kind === 'choice') {
    const found = step.replies.find(({id}) => id === reply);
    return found && {isRight: found.isRight ?? false, feedback: found.feedback};
  }
  const value = readNumber(reply);
  if (value === undefined) {
    return {isRight: false, feedback: 'Enter a number, such as 12.5, without any other text.'};
  }
  const off = value - step.answer;
  // A reply at the very end of the tolerance is not lost to rounding.
  if (Math.abs(off) <= step.tolerance + 1e-9) return {isRight: true, feedback: step.right};
  return {isRight: false, feedback: off < 0 ? step.tooLow : step.tooHigh};
}

/** How many steps have their right reply. */
export const solvedIn = ({steps}: GuidedAnalysis, progress: Progress): number =>
  steps.filter((step) => {
    const reply = progress[step.id];
    return reply !== undefined && checkAnswer(step, reply)?.isRight;
  }).length;
