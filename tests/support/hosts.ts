/**
 * The two servers of the browser tests: hosts differ in what they do with /x.html and /x/index. With
 * TEST_ORIGIN, such as `http://127.0.0.1:4520`, the tests ask the server that runs there instead of the first.
 */
import {toolEnvironment} from '../../tools/lib/environment';

export interface Host {
  readonly port: number;
  readonly origin: string;
}

function host(port: number): Host {
  return {port, origin: `http://localhost:${port}`};
}

/** The server that somebody else runs, if the tests are about it. */
export const {testedOrigin} = toolEnvironment;

const hostAt = (origin: string): Host => ({origin, port: Number(new URL(origin).port)});

/** Redirects suffixes away, as the server that we ship does. */
export const redirectingHost = testedOrigin === undefined ? host(4310) : hostAt(testedOrigin);

/** Looks files up and redirects nothing, as a bucket or GitHub Pages does. */
export const plainHost = host(4311);

/** The copy of the site with a hosted search. */
export const hostedHost = host(4312);
