/** The guides of all analysers. */
import type {Guide} from '../types';
import {hww13Guides} from './hww13';
import {otherGuides} from './others';
import {peakGuides} from './peaks';
import {ttz13Guides} from './ttz13';

export const guides: readonly Guide[] = [
  ...hww13Guides,
  ...ttz13Guides,
  ...peakGuides,
  ...otherGuides,
];

/** The key of the sample whose app a guide is for. */
export const appOf = ({id}: Guide): string => id.slice(0, id.indexOf('-'));

/** The guides of an app, in teaching order. */
export const guidesFor = (key: string): readonly Guide[] =>
  guides.filter((guide) => appOf(guide) === key);

/**
 * Returns the guide of an address.
 *
 * @param id id of a guide, or the key of the app: then the guide of the page, or the first
 * @param path path of the documentation page, with or without the part before `/docs`
 */
export function guideFor(key: string, id: string, path: string): Guide | undefined {
  const own = guidesFor(key);
  const ofPage = own.find(({page}) => path.replace(/\/$/, '').endsWith(page));
  return own.find((guide) => guide.id === id) ?? ofPage ?? own[0];
}
