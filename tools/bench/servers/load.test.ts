import {expect, it} from 'vitest';
import {readReport} from './load';

const report = `
Concurrency Level:      50
Time taken for tests:   20.000 seconds
Complete requests:      4000
Failed requests:        3
Keep-Alive requests:    3960
Total transferred:      36000000 bytes
HTML transferred:       34000000 bytes
Requests per second:    200.50 [#/sec] (mean)
Time per request:       249.4 [ms] (mean)

Percentage of the requests served within a certain time (ms)
  50%     12
  66%     14
  99%     48
 100%     90 (longest request)
`;

it('reads what ab reports', () => {
  expect(readReport(report)).toEqual({
    perSecond: 200.5,
    bytesEach: 9000,
    medianMs: 12,
    slowest1PercentMs: 48,
    failed: 3,
  });
});

it('reports which line is missing from a report, such as that of a server that does not answer', () => {
  expect(() => readReport('apr_socket_connect(): Connection refused (111)')).toThrow(
    /Complete requests[\s\S]*Connection refused/,
  );
});
