import {expect, it} from 'vitest';
import type {HeaderRule} from '../../../../config/hosting/rule';
import {headersByPath} from '../../../serve/headersOf';
import {headersFile} from './headersFile';

const rules: readonly HeaderRule[] = [
  {name: 'all', paths: ['/*'], headers: {A: 'all'}},
  {name: 'pages', paths: ['/*'], except: ['/assets/*'], headers: {P: 'page'}},
  {name: 'frames', paths: ['/*'], except: ['/apps/*', '/assets/*'], headers: {P: 'no frame'}},
  {name: 'hashed', paths: ['/assets/*', '/data/a-0123abcd.gz'], headers: {C: 'long'}},
  {
    name: 'rest',
    paths: ['/*'],
    except: ['/assets/*', '/data/a-0123abcd.gz'],
    headers: {C: 'short'},
  },
];

const files = [
  '/index.html',
  '/privacy.html',
  '/docs/intro.html',
  '/apps/ml-lab.html',
  '/assets/main.js',
  '/data/a-0123abcd.gz',
  '/data/a.json',
];

const site = {baseUrl: '/', files, rules, movedPages: {}, movedFolder: {from: '/a/', to: '/b/'}};
const headersAt = (path: string, baseUrl = '/') =>
  Object.fromEntries(headersByPath(headersFile({...site, baseUrl}))(path));

it.each(['/', '/index.html', '/privacy', '/privacy.html', '/docs/intro', '/docs/nowhere'])(
  '%s is a page that nobody may frame',
  (path) => {
    expect(headersAt(path)).toEqual({A: ['all'], P: ['page', 'no frame'], C: ['short']});
  },
);

it('an app is a page that others may frame', () => {
  expect(headersAt('/apps/ml-lab')).toEqual({A: ['all'], P: ['page'], C: ['short']});
});

it('what a rule excepts never has its value, neither a folder nor a file in a folder', () => {
  expect(headersAt('/assets/main.js')).toEqual({A: ['all'], C: ['long']});
  expect(headersAt('/data/a-0123abcd.gz').C).toEqual(['long']);
  expect(headersAt('/data/a.json').C).toEqual(['short']);
});

it('the paths have the path of BASE_URL', () => {
  expect(headersAt('/x/apps/ml-lab', '/x/').P).toEqual(['page']);
  expect(headersAt('/x/', '/x/').P).toEqual(['page', 'no frame']);
  expect(headersAt('/privacy', '/x/')).toEqual({});
});
