import {useEffect, useState} from 'react';
import type {HandedIn} from '../../model/classResults/classResults';
import type {Found} from './readFiles';
import {readResult} from '../../model/classResults/readResult';
import {printResult} from '../../model/classResults/result';

/** What was handed in, kept for a reload of this tab and no longer; without storage it is not kept. */
const key = 'atlas-open-data.class-results';

/** What could be read; files have lost their names. */
function keptBefore(): readonly HandedIn[] {
  try {
    const texts: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    const list = Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
    return list.map((text, at) => ({number: at + 1, file: '', read: readResult(text)}));
  } catch {
    return [];
  }
}

function keep(list: readonly HandedIn[]): void {
  try {
    const texts = list.flatMap(({read}) => ('result' in read ? [printResult(read.result)] : []));
    if (texts.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // A browser without storage, or without room: the list lasts until the page is left.
  }
}

export interface Pile {
  readonly list: readonly HandedIn[];
  add(found: readonly Found[]): void;
  remove(number: number): void;
  clear(): void;
}

/** What was handed in, with numbers that stay. */
export function useHandedIn(): Pile {
  const [pile, setPile] = useState(() => {
    const list = keptBefore();
    return {list, next: list.length + 1};
  });
  const {list} = pile;
  useEffect(() => keep(list), [list]);
  return {
    list,
    add: (found) =>
      setPile(({list: before, next}) => ({
        list: [...before, ...found.map((one, at) => ({...one, number: next + at}))],
        next: next + found.length,
      })),
    remove: (number) =>
      setPile(({list: before, next}) => ({
        list: before.filter((one) => one.number !== number),
        next,
      })),
    clear: () => setPile({list: [], next: 1}),
  };
}
