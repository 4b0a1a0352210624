import {supportAddress} from '@site/src/data/contact';
import {mailto} from '@site/src/lib/mailto';

const longestQuery = 200;

/** A link that tells the team about a query that should have found something. */
export function missingResultsUrl({query}: {readonly query: string}): string {
  const words = query.slice(0, longestQuery);
  return mailto({
    to: supportAddress,
    subject: 'Search without results',
    lines: [`I searched for: ${words}`, '', 'I expected to find:', ''],
  });
}
