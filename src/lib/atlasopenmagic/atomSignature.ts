/** A function of atlasopenmagic as its call is written. */
import type {ApiFunction, ApiParameter} from '../../data/atlasopenmagic';

/** Characters that a phone shows in one line. */
const lineLength = 36;

function written({name, default: value, isVariadic}: ApiParameter): string {
  if (isVariadic) return `*${name}`;
  return value === undefined ? name : `${name}=${value}`;
}

/** In one line where that is short, else with a line for each parameter. */
export function signatureOf({name, parameters}: ApiFunction): string {
  const parts = parameters.map(written);
  const line = `atom.${name}(${parts.join(', ')})`;
  if (line.length <= lineLength || parts.length < 2) return line;
  return `atom.${name}(\n${parts.map((part) => `    ${part},\n`).join('')})`;
}
