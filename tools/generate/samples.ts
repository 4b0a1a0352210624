/** `npm run samples`: makes the teaching samples, as the build does, and says where they are. */
import {madeSamples} from '../../plugins/samples/files';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

void madeSamples(process.cwd(), ({key, rows, compressedBytes}) => {
  console.log(`${key}: ${rows} rows, ${kilobytes(compressedBytes)}`);
}).then((folder) => {
  console.log(`The samples are in ${folder}`);
});
