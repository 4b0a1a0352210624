/** Report of the link check, for the person who fixes the links. */
import type {MeasuredFile, MeasuredItem} from '../../../src/data/status/measured';

const where = ({pages}: MeasuredItem): string => pages.join(', ');

function section(
  title: string,
  items: readonly MeasuredItem[],
  line: (item: MeasuredItem) => string,
): readonly string[] {
  return items.length === 0 ? [] : ['', `${title}: ${items.length}`, ...items.map(line)];
}

export function reportOf({items}: MeasuredFile): string {
  const having = (outcome: MeasuredItem['outcome']): readonly MeasuredItem[] =>
    items.filter((item) => item.outcome === outcome);
  return [
    `${items.length} addresses asked, ${having('works').length} work`,
    ...section(
      'Fail',
      having('fails'),
      (item) =>
        `  ${item.address}\n    ${item.message}, since ${item.since?.slice(0, 10) ?? 'now'}; on ${where(item)}`,
    ),
    ...section(
      'Moved for good: change the link',
      items.filter(({movedTo}) => movedTo !== undefined),
      (item) => `  ${item.address}\n    to ${item.movedTo ?? ''}; on ${where(item)}`,
    ),
    ...section(
      'Cannot be told: open by hand',
      having('untold'),
      (item) => `  ${item.address}\n    ${item.message}`,
    ),
  ].join('\n');
}
