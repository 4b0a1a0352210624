import type {ComponentType, ReactNode} from 'react';
import type {SheetChoice} from './LessonSheets';

/** Loads the sheets of the lessons, which no other part of the page needs. */
export async function sheets(choice: SheetChoice): Promise<ReactNode> {
  const {default: Sheets} = (await import('./_sheets.mdx')) as {
    default: ComponentType<SheetChoice>;
  };
  return <Sheets {...choice} />;
}
