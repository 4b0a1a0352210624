/** Our Remark plugins, in order: questions, citations, shared numbers, simulated tables, notebooks, checks of services, lessons, self-checks, terms, answers, parts, and the tags of `src/mdx`. */
import {answerTags} from '../plugins/answers';
import {citations} from '../plugins/citations';
import {faqLists} from '../plugins/faqs';
import {glossaryTerms} from '../plugins/glossary-terms';
import {lessonTags} from '../plugins/lessons';
import {mdxTags} from '../plugins/mdx-tags';
import {notebookTags} from '../plugins/notebooks';
import {selfCheckTags} from '../plugins/self-checks/tags';
import {sharedValues} from '../plugins/shared-values';
import {simulatedTables} from '../plugins/simulated-tables';
import {statusTags} from '../plugins/status';
import {tutorialParts} from '../plugins/tutorial-parts';
import {katexOptions} from './math';

export const pageTags = [
  faqLists,
  citations,
  sharedValues,
  simulatedTables,
  notebookTags,
  statusTags(),
  lessonTags(katexOptions),
  selfCheckTags,
  glossaryTerms(katexOptions),
  answerTags,
  tutorialParts,
  mdxTags(),
] as const;
