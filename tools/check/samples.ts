/** `npm run samples:validate`: ours beside the published numbers; fails where they are too far apart. */
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {tableRows} from '../../src/samples/format/table';
import {sampleKeys, samples} from '../../src/samples/registry';
import {isWithin, type ValidationLine} from '../../src/samples/validation/line';

const number = (value: number): string =>
  Math.abs(value) >= 1000 ? value.toFixed(0) : value.toPrecision(3);

function printed(line: ValidationLine): string {
  const published = line.published === null ? '' : number(line.published);
  const limits = line.limits.map(number).join(' to ');
  return [
    isWithin(line) ? 'ok  ' : 'FAIL',
    line.what.padEnd(66),
    number(line.ours).padStart(9),
    published.padStart(9),
    `  ${limits}`,
  ].join(' ');
}

async function validate(): Promise<number> {
  const folder = await madeSamples(process.cwd());
  let failures = 0;
  for (const key of sampleKeys) {
    const decoded = await readSample(folder, key);
    const {rows, compressedBytes} = decoded.manifest;
    console.log(`\n${key}: ${rows} rows, ${compressedBytes} bytes, simulated for teaching`);
    console.log(`     ${''.padEnd(66)} ${'ours'.padStart(9)} ${'published'.padStart(9)}   allowed`);
    const lines: readonly ValidationLine[] = [
      ...samples[key].validate(tableRows(decoded)),
      {what: 'MB compressed', ours: compressedBytes / 1e6, published: null, limits: [0, 3]},
    ];
    for (const line of lines) console.log(printed(line));
    failures += lines.filter((line) => !isWithin(line)).length;
  }
  console.log(
    failures === 0 ? '\nAll within their limits.' : `\n${failures} outside their limits.`,
  );
  return failures;
}

void validate().then((failures) => {
  process.exitCode = failures === 0 ? 0 : 1;
});
