/** Where page views are reported, as the environment of the build says. */
export interface Analytics {
  /** Address of the Matomo server, with its trailing slash. */
  readonly url: string;
  /** The number of this site on that server. */
  readonly siteId: string;
  /** `required`: nothing is reported before the reader agreed; `given`: until the reader objects. */
  readonly consent: 'required' | 'given';
}
