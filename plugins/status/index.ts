/**
 * `<StatusChecks group="…" />` gets the checks of its group and the day of the build, on which their age
 * is judged. A group that nobody knows stops the build.
 */
import {isStatusGroup, statusChecks} from '../../src/data/status';
import {propOf} from '../citations/prop';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {onEveryTag} from '../mdx-tags/onEveryTag';

function resolve(tag: MdxNode, today: string): void {
  const group = attributeOf(tag, 'group') ?? '';
  if (!isStatusGroup(group)) {
    const known = Object.keys(statusChecks).join(', ');
    throw new Error(`<StatusChecks> names the group "${group}"; there are ${known}.`);
  }
  tag.attributes = [
    propOf('name', `Checks of ${group}`),
    propOf('checks', statusChecks[group]),
    propOf('builtOn', today),
  ];
}

/** The Remark plugin; `now` gives the time of the build. */
export const statusTags =
  (now: () => Date = () => new Date()) =>
  () => {
    const today = now().toISOString().slice(0, 10);
    return onEveryTag((tag) => {
      if (tag.name === 'StatusChecks') resolve(tag, today);
    });
  };
