/** The table of docs-dev/gate.md: what each step of `npm test` guards, and how long it took. */
import type {Step} from './step';

const start = '<!-- written by npm test -- --record -->';
const end = '<!-- end of the table -->';

/** @param elapsed seconds of the whole run: less than the sum, because steps run side by side */
export function timingTable(
  steps: readonly Step[],
  seconds: ReadonlyMap<Step, number>,
  elapsed: number,
): string {
  const rows = steps.map((step) => {
    const taken = seconds.get(step);
    return `| ${step.name} | ${step.guards} | ${taken === undefined ? 'skipped' : taken.toFixed(0)} |`;
  });
  return [
    '| Step | Guards against or tests | Seconds |',
    '| --- | --- | --: |',
    ...rows,
    `| **All steps** | two at a time | **${elapsed.toFixed(0)}** |`,
  ].join('\n');
}

/** @throws if the file does not have the place for the table */
export function withTable(markdown: string, table: string): string {
  const [before, rest] = markdown.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`There is no ${start} … ${end}`);
  return `${before}${start}\n\n<!-- prettier-ignore -->\n${table}\n\n${end}${after}`;
}
