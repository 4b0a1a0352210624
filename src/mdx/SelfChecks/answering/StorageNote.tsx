import type {ReactNode} from 'react';
import {useStorageWarning} from './useStorageWarning';

export interface StorageNoteProps {
  /** The note that holds if answers are kept. */
  readonly children: ReactNode;
}

/** A note about the storage of answers, or the warning that they will be lost. */
export const StorageNote = ({children}: StorageNoteProps): ReactNode =>
  useStorageWarning() ?? children;
