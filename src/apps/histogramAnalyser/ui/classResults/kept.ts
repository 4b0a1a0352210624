/** What was handed in, kept for a reload of this tab and no longer; without storage it is not kept. */
import type {HandedIn} from '../../model/classResults';
import {readResult} from '../../model/readResult';
import {printResult} from '../../model/result';

const key = 'atlas-open-data.class-results';

/** What could be read; files have lost their names. */
export function keptBefore(): readonly HandedIn[] {
  try {
    const texts: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    const list = Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
    return list.map((text, at) => ({number: at + 1, file: '', read: readResult(text)}));
  } catch {
    return [];
  }
}

export function keep(list: readonly HandedIn[]): void {
  try {
    const texts = list.flatMap(({read}) => ('result' in read ? [printResult(read.result)] : []));
    if (texts.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // A browser without storage, or without room: the list lasts until the page is left.
  }
}
