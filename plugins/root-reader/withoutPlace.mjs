/**
 * JSROOT asks for its own address, for which a bundler would write the path of this machine, and prints
 * its version in the console of every reader.
 */
const replaced = [
  ['import.meta?.url', 'undefined'],
  ['console.log(`jsroot bundle, ${version}`)', 'undefined'],
];

/**
 * @param {string} source the core module of JSROOT
 * @returns {string} the module without a place, and silent
 */
export default function withoutPlace(source) {
  return replaced.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) {
      throw new Error(`JSROOT no longer has ${from} once: is plugins/root-reader still right?`);
    }
    return text.replace(from, to);
  }, source);
}
