import type {ReleaseKey} from '@site/src/data/catalogue';

/** The releases with a finder of their samples. */
export type FinderRelease = Exclude<ReleaseKey, '2024r-hi' | '2025r-evgen-13p6tev'>;

export interface CodeOptions {
  /** In pb⁻¹; null where the release has none, and the reader's choice is not known. */
  readonly luminosityPb: number | null;
  /** A skim of 2025 or a collection of 2020; other releases have none. */
  readonly selection?: string;
  /** Over the web, each file copied once; or streamed by XRootD, which has to be installed. */
  readonly protocol: 'https' | 'root';
}
