import {useCallback} from 'react';
import {useLoadedOf, type LoadedOf} from './useLoadedOf';
import type {DetectorEvent} from '../../model/event';
import type {LibraryIndex} from '../../model/library';
import {loadGroup} from './loadEvents';

/** The events of a group of the library; nothing is loaded while the group is undefined or unknown. */
export function useGroup(
  folder: string,
  library: LibraryIndex | undefined,
  group: string | undefined,
): LoadedOf<readonly DetectorEvent[]> {
  const file = library?.groups.find(({key}) => key === group)?.file;
  const load = useCallback(
    async () => (file === undefined ? undefined : loadGroup(folder, file)),
    [folder, file],
  );
  return useLoadedOf(load);
}
