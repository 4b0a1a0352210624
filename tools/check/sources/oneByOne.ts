/** Requests many things from a source politely: one after the other, and not on and on while it is down. */
import type {QuotedItem} from '../../../src/data/liveSources';
import type {Answer} from '../links/requestJson';
import type {RequestPolicy} from '../links/requestPolicy';
import type {Finding} from './finding';

/** After so many questions in a row to which nothing came back, the source counts as down. */
const maxSilentHosts = 5;

/** The finding about something that could not be asked. */
export const notVerified = (
  item: QuotedItem,
  {why, isSilent}: Extract<Answer<never>, {kind: 'unknown'}>,
): Finding => ({item, differences: [], unverified: why, ...(isSilent && {isSilent})});

export async function oneByOne(
  items: readonly QuotedItem[],
  origin: string,
  policy: RequestPolicy,
  verify: (item: QuotedItem) => Promise<Finding>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let silences = 0;
  for (const item of items) {
    if (silences >= maxSilentHosts) {
      const unverified = `not asked: ${maxSilentHosts} questions before it remained without an answer`;
      findings.push({item, differences: [], unverified});
      continue;
    }
    if (findings.length > 0) await policy.wait(policy.spacing(new URL(origin).host));
    const finding = await verify(item);
    silences = finding.isSilent ? silences + 1 : 0;
    findings.push(finding);
  }
  return findings;
}
