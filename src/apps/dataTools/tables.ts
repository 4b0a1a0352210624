/** URLs of the catalogue tables as files. */
import type {ReleaseKey} from '@site/src/data/catalogue';

/** The 2025 education release has the samples of the 2024 research release. */
const sampleTable: Readonly<Partial<Record<ReleaseKey, ReleaseKey>>> = {
  '2025e-13tev-beta': '2024r-pp',
};

/** The address of the samples of a release, below the base of the site; for links that it is not prefixed to. */
export const tableOf = (release: ReleaseKey): string =>
  `pathname:///data/samples-${sampleTable[release] ?? release}.csv`;
