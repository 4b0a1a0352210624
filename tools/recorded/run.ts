/**
 * `npm run samples:recorded -- <release>`: downloads released ntuples, or reads local ones, and writes the events
 * that an analyser selects as columns, with their provenance. Nothing of it belongs into the repository.
 */
import {optionsOf, usage} from './options';
import {RecordedFailure} from './failure';
import {recordedSample} from './recordedSample';

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  const written = await recordedSample(options, process.cwd());
  console.log(
    `${written.rows} events ${written.badge}, ${written.luminosity} fb⁻¹: ${written.manifest}`,
  );
  console.log(`To show them, build the site with RECORDED_SAMPLES=${written.setting}`);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof RecordedFailure;
  console.error(isPlain ? error.message : error);
  if (isPlain && /release|selection of recorded|option|luminosity in/.test(error.message)) {
    console.error(`\n${usage}`);
  }
  process.exitCode = 1;
});
