/** The limits of the link check for its requests, and the hosts from which no answer can be expected. */

export interface RequestPolicy {
  /** Identifies the sender, so that a host can complain or refuse. */
  readonly userAgent: string;
  /** Milliseconds for one answer. */
  readonly patience: number;
  /** Milliseconds between two requests to the same host. */
  readonly spacing: (host: string) => number;
  /** How often a request without an answer is made again. */
  readonly retries: number;
  /** The longest wish of a host for a pause that is met; for a longer one the check goes on. */
  readonly longestPause: number;
  /** Number of hosts to which requests are made in parallel. */
  readonly hostsAtOnce: number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Hosts that ask programs to come seldom. */
const slowHosts: Readonly<Record<string, number>> = {'arxiv.org': 3_000, 'mybinder.org': 3_000};

export const politely: RequestPolicy = {
  userAgent: 'ATLAS-Open-Data-link-check/1 (+https://opendata.atlas.cern/contact-us)',
  patience: 20_000,
  spacing: (host) => slowHosts[host] ?? 1_000,
  retries: 2,
  longestPause: 60_000,
  hostsAtOnce: 6,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Answers that carry no information of the page: the host refuses programs, or asks them to come later. */
export const refusals: Readonly<Record<number, string>> = {
  401: 'it wants somebody to sign in',
  403: 'it may refuse programs',
  429: 'it was asked too often',
  999: 'it refuses programs',
};

/** Hosts whose answers to a program carry no information, with the reason. */
export const cannotBeTold: Readonly<Record<string, string>> = {
  'www.facebook.com': 'shows a page to sign in, whatever the address is',
  'www.instagram.com': 'shows a page to sign in, whatever the address is',
  'twitter.com': 'answers programs with a script, whatever the address is',
  'x.com': 'answers programs with a script, whatever the address is',
  'www.linkedin.com': 'refuses programs',
  'cern.service-now.com': 'shows its pages by a script, whatever the address is',
};
