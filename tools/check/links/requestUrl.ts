/** Requests one URL: by HEAD, by GET where that is refused, along its redirects, again if nothing comes. */
import {cannotBeTold, refusals, type RequestPolicy} from './requestPolicy';
import {persist, type Retryable} from './persist';

export interface Answer {
  readonly outcome: 'works' | 'fails' | 'untold';
  readonly message: string;
  readonly movedTo?: string;
}

type Method = 'HEAD' | 'GET';

interface HttpResponse extends Retryable {
  readonly location: string | null;
}

const maxRedirects = 6;
const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);
const isForGood = (status: number): boolean => status === 301 || status === 308;
/** What some hosts answer to HEAD only. */
const refusesHead = (status: number): boolean => status >= 400 && status !== 429;

async function request(
  address: string,
  method: Method,
  policy: RequestPolicy,
): Promise<HttpResponse> {
  const {status, headers, body} = await fetch(address, {
    method,
    redirect: 'manual',
    headers: {'user-agent': policy.userAgent, accept: 'text/html,*/*;q=0.8'},
    signal: AbortSignal.timeout(policy.patience),
  });
  await body?.cancel();
  return {status, location: headers.get('location'), retryAfter: headers.get('retry-after')};
}

async function reply(address: string, policy: RequestPolicy): Promise<HttpResponse | string> {
  const send = (method: Method) => persist(address, policy, () => request(address, method, policy));
  const toHead = await send('HEAD');
  if (typeof toHead === 'string' || !refusesHead(toHead.status)) return toHead;
  await policy.wait(policy.spacing(new URL(address).host));
  return send('GET');
}

function verdict(status: number): Answer {
  const refusal = refusals[status];
  if (refusal) return {outcome: 'untold', message: `HTTP ${status}: ${refusal}`};
  return {outcome: status < 400 ? 'works' : 'fails', message: `HTTP ${status}`};
}

/** Requests a URL within the limits of its host; never throws. */
export async function requestUrl(address: string, policy: RequestPolicy): Promise<Answer> {
  const reason = cannotBeTold[new URL(address).host];
  if (reason) return {outcome: 'untold', message: `not asked: the host ${reason}`};
  let [at, movedTo] = [address, address];
  let isStillForGood = true;
  for (let step = 0; step < maxRedirects; step += 1) {
    const got = await reply(at, policy);
    if (typeof got === 'string') return {outcome: 'fails', message: got};
    if (!isRedirect(got.status) || got.location === null) {
      const answer = verdict(got.status);
      return movedTo === address || answer.outcome !== 'works' ? answer : {...answer, movedTo};
    }
    if (!URL.canParse(got.location, at)) {
      return {outcome: 'fails', message: 'redirects to no address'};
    }
    at = new URL(got.location, at).href;
    isStillForGood &&= isForGood(got.status);
    if (isStillForGood) movedTo = at;
  }
  return {outcome: 'fails', message: `more than ${maxRedirects - 1} redirects`};
}
