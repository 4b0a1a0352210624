/**
 * `<StatusChecks group="…" />` gets the checks of its group and the day of the build, on which their age
 * is judged. The services get what `npm run check:links` found out, if that was run; a group that nobody knows
 * stops the build.
 */
import {isStatusGroup, statusChecks} from '../../src/data/status';
import {propOf} from '../citations/prop';
import {measuredPlace, type MeasuredFile} from '../../src/data/status/measured';
import {withMeasured} from '../../src/lib/status/measuredStatus';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {onEveryTag} from '../mdx-tags/onEveryTag';
import {readMeasured} from './readMeasured';

function resolve(tag: MdxNode, today: string, measured: MeasuredFile | undefined): void {
  const group = attributeOf(tag, 'group') ?? '';
  if (!isStatusGroup(group)) {
    const known = Object.keys(statusChecks).join(', ');
    throw new Error(`<StatusChecks> names the group "${group}"; there are ${known}.`);
  }
  tag.attributes = [
    propOf('name', `Checks of ${group}`),
    propOf('checks', withMeasured(statusChecks[group], measured)),
    propOf('builtOn', today),
  ];
}

/** The Remark plugin; `now` gives the time of the build, `place` what was measured before it. */
export const statusTags =
  (now: () => Date = () => new Date(), place = measuredPlace) =>
  () => {
    const today = now().toISOString().slice(0, 10);
    const measured = readMeasured(place);
    return onEveryTag((tag) => {
      if (tag.name === 'StatusChecks') resolve(tag, today, measured);
    });
  };
