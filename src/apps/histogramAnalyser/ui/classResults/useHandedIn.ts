import {useEffect, useRef, useState} from 'react';
import {useStable} from '@site/src/hooks/useStable';
import type {Apps, HandedIn} from '../../model/classResults/classResults';
import {printResult} from '../../model/classResults/result';
import {foundIn, foundResults, type FoundResult} from './readFiles';

/** Key of the results that were handed in, stored for a reload of this tab and no longer. */
const key = 'atlas-open-data.class-results';

interface StoredResults {
  readonly list: readonly HandedIn[];
  /** Codes, which are read once what reads them is loaded. */
  readonly codes: readonly string[];
  readonly isStored: boolean;
}

/** What could be read; files have lost their names. */
function keptBefore(): StoredResults {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    const texts = Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
    const codes = texts.filter((text) => foundResults(text, '') === undefined);
    const found = texts.flatMap((text) => foundResults(text, '') ?? []);
    return {list: found.map((one, at) => ({...one, number: at + 1})), codes, isStored: true};
  } catch (error) {
    // A text of another program counts as nothing; storage that is refused is reported.
    return {list: [], codes: [], isStored: error instanceof SyntaxError};
  }
}

const textOf = ({read}: HandedIn): readonly string[] => {
  if ('counting' in read) return [read.counting.text];
  return 'result' in read ? [printResult(read.result)] : [];
};

/** @returns whether it will still be there after a reload */
function keep(list: readonly HandedIn[], codes: readonly string[]): boolean {
  try {
    const texts = [...codes, ...list.flatMap(textOf)];
    if (texts.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(texts));
    return true;
  } catch {
    return false;
  }
}

export interface HandedInResults {
  readonly list: readonly HandedIn[];
  /** False if the browser does not store what was handed in, so that a reload loses it. */
  readonly isStored: boolean;
  /** @returns the numbers of what was added */
  add(found: readonly FoundResult[]): readonly number[];
  remove(number: number): void;
  clear(): void;
}

/** What was handed in, with numbers that stay. */
export function useHandedIn(apps: Apps): HandedInResults {
  const [pile, setPile] = useState(keptBefore);
  const latest = useRef(pile.list);
  const unread = useRef(pile.codes);
  const next = useRef(pile.list.length + 1);
  const change = (list: readonly HandedIn[]): void => {
    latest.current = list;
    setPile({list, codes: [], isStored: keep(list, unread.current)});
  };
  const add = (found: readonly FoundResult[]): readonly number[] => {
    const first = next.current;
    next.current += found.length;
    const added = found.map((one, at) => ({...one, number: first + at}));
    change([...latest.current, ...added]);
    return added.map(({number}) => number);
  };
  const readKept = useStable((found: readonly FoundResult[]) => {
    if (unread.current.length === 0) return;
    unread.current = [];
    add(found);
  });
  useEffect(() => {
    if (unread.current.length > 0) void foundIn(unread.current.join('\n'), '', apps).then(readKept);
  }, [apps, readKept]);
  return {
    list: pile.list,
    isStored: pile.isStored,
    add,
    remove: (number) => change(latest.current.filter((one) => one.number !== number)),
    clear() {
      next.current = 1;
      unread.current = [];
      change([]);
    },
  };
}
