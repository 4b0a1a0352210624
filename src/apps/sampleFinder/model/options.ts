import type {ReleaseKey} from '@site/src/data/catalogue';

/** The releases with a finder of their samples. */
export type FinderRelease = Exclude<ReleaseKey, '2024r-hi' | '2025r-evgen-13p6tev'>;

export interface CodeOptions {
  /** In pb⁻¹; null where the release has none, and the reader's choice is not known. */
  readonly luminosityPb: number | null;
  /** A skim of the 2025 release or a collection of the 2020 release; other releases have none. */
  readonly selection?: string;
  /** Via HTTPS, with a local copy of each file; or streamed over XRootD, which has to be installed. */
  readonly protocol: 'https' | 'root';
}
