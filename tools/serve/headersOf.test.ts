import {expect, it} from 'vitest';
import {headersByPath} from './headersOf';

const file = `# said by nobody
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; base-uri 'none'

/apps/*
  Content-Security-Policy: frame-ancestors 'none'

/privacy
  Cache-Control: no-cache
`;

const headersOf = headersByPath(file);

it('gives a path the headers of all rules that mean it, and both values where two name one', () => {
  expect(Object.fromEntries(headersOf('/apps/ml-lab'))).toEqual({
    'X-Content-Type-Options': ['nosniff'],
    'Content-Security-Policy': ["default-src 'self'; base-uri 'none'", "frame-ancestors 'none'"],
  });
});

it('takes a rule without a star for one path only', () => {
  expect(headersOf('/privacy').get('Cache-Control')).toEqual(['no-cache']);
  expect(headersOf('/privacy/x').has('Cache-Control')).toBe(false);
});

it('has no headers where there is no file', () => {
  expect([...headersByPath(undefined)('/')]).toEqual([]);
});
