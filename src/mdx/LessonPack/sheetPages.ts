/** The margin of each printed page of a sheet: title and page number, so that loose pages can be sorted. */
import {useEffect, type RefObject} from 'react';
import type {Lesson} from '@site/src/data/lessons';
import type {SheetKind} from '@site/src/data/lessons/documents';

type NamedLesson = Pick<Lesson, 'id' | 'title'>;

/** The name of the pages of a sheet in CSS. */
export const pageName = ({id}: NamedLesson, kind: SheetKind): string => `${kind}-${id}`;

/**
 * CSS for the pages of a sheet that is printed alone: title at the bottom left, page number at the bottom right.
 * Each sheet has a counter of its own, because browsers do not restart `page` for an element. The margin is that of
 * `PrintAlone`; browsers without margin boxes leave the boxes out.
 */
export function pageRules(lesson: NamedLesson, kind: SheetKind): string {
  const name = pageName(lesson, kind);
  const title = JSON.stringify(`${lesson.title} (${kind.replace('-', ' ')})`);
  const box = 'padding-top: 2mm; vertical-align: top;';
  return `
    @page ${name} {
      margin: 12mm 16mm;
      counter-increment: ${name};
      color: canvastext;
      font: 8pt var(--font-sans);
      @bottom-left { content: ${title}; ${box} }
      @bottom-right { content: "page " counter(${name}); ${box} }
    }
    @media print {
      [data-print-alone] [data-sheet="${name}"] { page: ${name}; }
    }`;
}

/**
 * Names the pages of a sheet while it is printed alone. The rules are a style sheet made by the script, which the
 * content security policy allows, unlike a style element.
 */
export function useSheetPages(
  sheet: RefObject<HTMLElement | null>,
  lesson: NamedLesson,
  kind: SheetKind,
): void {
  useEffect(() => {
    if (!sheet.current?.closest('[data-print-alone]')) return undefined;
    if (!('adoptedStyleSheets' in document)) return undefined;
    const rules = new CSSStyleSheet();
    rules.replaceSync(pageRules(lesson, kind));
    document.adoptedStyleSheets.push(rules);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [sheet, lesson, kind]);
}
