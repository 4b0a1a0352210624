/** The status of every notebook: requirements, last check, corrections. */
import {keyOf} from '..';
import type {Notebook} from '../schema';
import {corrections, oldServer} from './corrections';
import {requirements} from './requirements';
import type {NotebookStatus} from './schema';

/** The state of the collection whose code and saved output the pages describe, by branch or tag. */
const read: Readonly<Record<Notebook['ref'], string>> = {
  master: '2026-07-23',
  '10fb-legacy': '2026-07',
};

/** The day of our own last complete run, by key. None has been run yet. */
export const runs: Readonly<Record<string, string>> = {};

/** A notebook of which nothing is stated requires its libraries only and has no corrections. */
export function statusOf(notebook: Notebook): NotebookStatus {
  const key = keyOf(notebook);
  const own = corrections[key] ?? [];
  const isOld = notebook.access === 'old-server' && notebook.release === '2020e-13tev';
  return {
    requirements: {volume: null, also: null, ...requirements[key]},
    read: read[notebook.ref],
    ran: runs[key] ?? null,
    corrections: isOld ? [oldServer, ...own] : own,
  };
}
