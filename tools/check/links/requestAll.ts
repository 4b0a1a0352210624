/** Requests many URLs: those of a host one after the other with pauses, some hosts side by side. */
import type {MeasuredItem} from '../../../src/data/status/measured';
import {requestUrl} from './requestUrl';
import type {RequestPolicy} from './requestPolicy';

/** An address with some of the pages on which it stands. */
export interface Link {
  readonly address: string;
  readonly pages: readonly string[];
}

function byHost(links: readonly Link[]): readonly (readonly Link[])[] {
  const hosts = new Map<string, Link[]>();
  for (const link of links) {
    const {host} = new URL(link.address);
    const known = hosts.get(host);
    if (known) known.push(link);
    else hosts.set(host, [link]);
  }
  return [...hosts.values()].sort((one, other) => other.length - one.length);
}

async function requestHost(
  links: readonly Link[],
  policy: RequestPolicy,
): Promise<readonly MeasuredItem[]> {
  const items: MeasuredItem[] = [];
  for (const {address, pages} of links) {
    if (items.length > 0) await policy.wait(policy.spacing(new URL(address).host));
    const answer = await requestUrl(address, policy);
    items.push({address, at: new Date().toISOString(), ...answer, pages: pages.slice(0, 3)});
  }
  return items;
}

/** Counterparts of each address, sorted by address. */
export async function requestAll(
  links: readonly Link[],
  policy: RequestPolicy,
): Promise<readonly MeasuredItem[]> {
  const waiting = [...byHost(links)];
  const items: MeasuredItem[] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      items.push(...(await requestHost(next, policy)));
    }
  };
  await Promise.all(Array.from({length: policy.hostsAtOnce}, lane));
  return items.sort((one, other) => (one.address < other.address ? -1 : 1));
}
