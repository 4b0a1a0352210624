import {gunzipSync} from 'node:zlib';
import {parquetMetadata, parquetReadObjects} from 'hyparquet';
import {compressors} from 'hyparquet-compressors';
import {expect, it} from 'vitest';
import {decode} from '../../src/samples/format/decode';
import {tableRows} from '../../src/samples/format/table';
import {samples} from '../../src/samples/registry';
import {sampleFiles} from './write';

const {manifest, downloads} = sampleFiles('dm13');
const {bytes} = samples.dm13.made();
const rows = tableRows(decode(manifest, bytes.buffer));
const facts = manifest.columns.filter(({name}) => name !== 'process' && name !== 'weight');
const fileOf = (format: string): Uint8Array => {
  const entry = manifest.downloads?.find((download) => download.format === format);
  const contents = downloads.get(entry?.file ?? '');
  if (!contents) throw new Error(`no ${format}`);
  expect(contents.length).toBe(entry?.bytes);
  return contents;
};

it('the CSV has every value of every row, with units in the header', () => {
  const [title, header, ...lines] = gunzipSync(fileOf('csv')).toString('utf8').trim().split('\n');
  expect(title).toContain('simulated for teaching');
  const names = facts.map(({name, unit}) => (unit ? `${name} [${unit}]` : name));
  expect(header).toBe(['process', 'weight', ...names].join(','));
  expect(lines).toHaveLength(rows.length);
  const wrong = lines.filter((line, i) => {
    const [process, weight, ...cells] = line.split(',');
    const row = rows[i];
    return (
      !row ||
      process !== row.process ||
      Number(weight) !== row.weight ||
      facts.some(({name, step}, j) => Math.abs(Number(cells[j]) - row.value(name)) > step / 100)
    );
  });
  expect(wrong).toEqual([]);
});

it('the Parquet has every value of every row, with units in its metadata', async () => {
  const file = Uint8Array.from(fileOf('parquet')).buffer;
  const {key_value_metadata: pairs, num_rows: count} = parquetMetadata(file);
  const metadata = Object.fromEntries(pairs?.map(({key, value}) => [key, value]) ?? []);
  expect(metadata.kind).toBe('simulated for teaching');
  expect(JSON.parse(metadata.units ?? '')).toMatchObject({met: 'GeV', deltaPhiLlMet: '°'});
  expect(Number(count)).toBe(rows.length);
  const read = await parquetReadObjects({file, compressors});
  const wrong = read.filter((object, i) => {
    const row = rows[i];
    return (
      !row ||
      object.process !== row.process ||
      object.weight !== row?.weight ||
      facts.some(({name, step}) => Math.abs(Number(object[name]) - row.value(name)) > step / 100)
    );
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(read[0] ?? {})).toEqual(['process', 'weight', ...facts.map(({name}) => name)]);
});
