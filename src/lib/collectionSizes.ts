/** Sizes of the 2020 release, which the portal offers twice: as individual files and in archives. */
import {collections} from '@site/src/data/catalogue/collections';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The ROOT files of all collections, in bytes. */
export const singleFileBytes = sum(collections.map(({dataBytes, mcBytes}) => dataBytes + mcBytes));

/** The archives of all collections, in bytes. */
export const archiveBytes = sum(collections.map(({zipBytes}) => zipBytes));
