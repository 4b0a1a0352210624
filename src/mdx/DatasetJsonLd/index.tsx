import type {ReleaseKey} from '@site/src/data/catalogue';

interface Props {
  readonly release: ReleaseKey;
}

/**
 * Marks the page that tells of a release, and draws nothing: plugins/structured-data writes what search
 * engines of datasets read into the built page, so that no script carries it.
 */
export const DatasetJsonLd: (props: Props) => null = () => null;
