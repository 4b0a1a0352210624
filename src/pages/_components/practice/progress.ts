/** The progress of a user with the self-checks of the site. */
import type {AnswerRecords} from '@site/src/lib/selfChecks/schedule';
import type {PageOutline, SectionOutline} from '@site/src/lib/selfChecks/served';

export interface PageProgress extends PageOutline {
  /** Number of questions that were answered correctly. */
  readonly solved: number;
  /** Number of questions that were answered correctly at the first try. */
  readonly atFirst: number;
  readonly isComplete: boolean;
}

/** The progress on one page. */
export function pageProgress(page: PageOutline, records: AnswerRecords): PageProgress {
  const solved = page.ids.flatMap((id) => {
    const record = Object.hasOwn(records, id) ? records[id] : undefined;
    return record && record.solvedAt !== null ? [record] : [];
  });
  return {
    ...page,
    solved: solved.length,
    atFirst: solved.filter(({isFirstTry}) => isFirstTry).length,
    isComplete: solved.length === page.ids.length,
  };
}

export interface CertificateFacts {
  /** Titles of the complete pages; a section without gaps is one entry, and every section if there are too many. */
  readonly entries: readonly string[];
  /** Number of pages whose questions were all answered correctly. */
  readonly pages: number;
  readonly questions: number;
  readonly atFirst: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The pages of a section that are complete. */
export const completePages = (
  {pages}: SectionOutline,
  records: AnswerRecords,
): readonly PageProgress[] =>
  pages.map((page) => pageProgress(page, records)).filter(({isComplete}) => isComplete);

/** The number of entries that fit on the sheet. */
const maxEntries = 24;

function entriesOf(section: SectionOutline, records: AnswerRecords): readonly string[] {
  const complete = completePages(section, records);
  const {length} = section.pages;
  return length > 1 && complete.length === length
    ? [`${section.title}: all ${length} pages`]
    : complete.map(({title}) => title);
}

/** The entries of a section, two or more of them as their number. */
function shortEntriesOf(section: SectionOutline, records: AnswerRecords): readonly string[] {
  const entries = entriesOf(section, records);
  return entries.length > 1
    ? [`${section.title}: ${entries.length} of ${section.pages.length} pages`]
    : entries;
}

/** The contents of the certificate: the pages that are complete, and their questions. */
export function certificateFacts(
  sections: readonly SectionOutline[],
  records: AnswerRecords,
): CertificateFacts {
  const complete = sections.flatMap((section) => completePages(section, records));
  const entries = sections.flatMap((section) => entriesOf(section, records));
  return {
    entries:
      entries.length > maxEntries
        ? sections.flatMap((section) => shortEntriesOf(section, records))
        : entries,
    pages: complete.length,
    questions: sum(complete.map(({ids}) => ids.length)),
    atFirst: sum(complete.map(({atFirst}) => atFirst)),
  };
}
