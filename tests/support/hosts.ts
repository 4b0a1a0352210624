/** The two servers of the browser tests: hosts differ in what they do with /x.html and /x/index. */
interface Host {
  readonly port: number;
  readonly origin: string;
}

function host(port: number): Host {
  return {port, origin: `http://localhost:${port}`};
}

/** Redirects suffixes away, as the server that we ship does. */
export const redirectingHost = host(4310);

/** Looks files up and redirects nothing, as a bucket or GitHub Pages does. */
export const plainHost = host(4311);

/** The copy of the site with a hosted search. */
export const hostedHost = host(4312);
