/**
 * All answer cards, made from the typed facts and the checked code of pages. It imports the whole catalogue and reads
 * the disk: for the build and tests only. What shows a card imports `types.ts`.
 */
import {settleClaims, type Settled} from './claims';
import {accessTasks} from './make/accessTasks';
import {countingFormulas} from './make/countingFormulas';
import {definitionCards} from './make/definitions';
import {faqCards} from './make/faqs';
import {functionCards} from './make/functions';
import {kinematicFormulas} from './make/kinematicFormulas';
import {notebookTasks} from './make/notebookTasks';
import {numberCards} from './make/numbers';
import {packageTasks} from './make/packageTasks';
import {programmeAnswers} from './make/programmeAnswers';
import {readingTasks} from './make/readingTasks';
import {recordCards} from './make/records';
import {sampleCards} from './make/samples';
import {skimCards} from './make/skims';
import {siteTasks} from './make/siteTasks';
import {triggerCards} from './make/triggers';
import {variableCards} from './make/variables';
import type {AnswerCard} from './types';

/** If two cards claim a query, the earlier one gets it: what people wrote comes before what data give. */
const makers: readonly (() => readonly AnswerCard[])[] = [
  accessTasks,
  readingTasks,
  packageTasks,
  notebookTasks,
  siteTasks,
  countingFormulas,
  kinematicFormulas,
  programmeAnswers,
  definitionCards,
  functionCards,
  variableCards,
  skimCards,
  triggerCards,
  sampleCards,
  recordCards,
  numberCards,
  faqCards,
];

let settled: Settled | undefined;

/** The cards with the claims that they did not get. */
export function settledCards(): Settled {
  settled ??= settleClaims(makers.flatMap((make) => make()));
  return settled;
}

/** All cards; each query belongs to one of them. */
export const allCards = (): readonly AnswerCard[] => settledCards().cards;
