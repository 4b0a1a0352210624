/** Visits the measured pages of a site. */
import type {Browser} from '@playwright/test';
import {measuredPages, type Visit} from './figures';
import {firstVisit} from './firstVisit';

export async function visitPages(
  browser: Browser,
  origin: string,
): Promise<Readonly<Record<string, Visit>>> {
  const visits: Record<string, Visit> = {};
  for (const address of Object.keys(measuredPages)) {
    visits[address] = await firstVisit(browser, `${origin}${address}`);
  }
  return visits;
}
