import {useEffect, useState} from 'react';
import type {HandedIn} from '../../model/classResults';
import {keep, keptBefore} from './kept';
import type {Found} from './readFiles';

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
