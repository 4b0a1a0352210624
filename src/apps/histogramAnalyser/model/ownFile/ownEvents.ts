/** The events of a file that a reader opened, or the part of them that a group has. */
import type {Events} from '../events/events';
import {partOf} from '../classResults/parts';
import type {EventChoice} from '../events/source';
import type {OwnAnalysis} from './ownAnalysis';

/** Nothing of them is ever generated: they are what the file holds. */
export async function ownEvents(
  {events}: Pick<OwnAnalysis, 'events'>,
  {share}: EventChoice,
): Promise<Events> {
  const all = await events();
  return share ? partOf(all, share) : all;
}
