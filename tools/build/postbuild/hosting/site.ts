/** What the configurations of all servers are written from. */
import type {HeaderRule} from '../../../../config/hosting/rule';

export interface HostedSite {
  /** Path under which the site is published, with both slashes. */
  readonly baseUrl: string;
  /** All files, as paths that begin with a slash. */
  readonly files: readonly string[];
  readonly rules: readonly HeaderRule[];
  /** Old addresses and where each leads. */
  readonly movedPages: Readonly<Record<string, string>>;
  readonly movedFolder: {readonly from: string; readonly to: string};
}

/** The path as readers see it, with the path of BASE_URL. */
export const published = ({baseUrl}: Pick<HostedSite, 'baseUrl'>, path: string): string =>
  baseUrl + path.slice(1);
