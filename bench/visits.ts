/** Serves a built site and visits the measured pages. */
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {startStaticServer} from '../scripts/lib/staticServer';
import {measuredPages, type Visit} from './figures';
import {firstVisit} from './firstVisit';

export async function visitPages(browser: Browser, site: string): Promise<Record<string, Visit>> {
  const server = await startStaticServer({root: path.join(site, 'build'), port: 0});
  const {port} = server.address() as AddressInfo;
  const visits: Record<string, Visit> = {};
  try {
    for (const address of Object.keys(measuredPages)) {
      visits[address] = await firstVisit(browser, `http://localhost:${port}${address}`);
    }
  } finally {
    server.close();
  }
  return visits;
}
