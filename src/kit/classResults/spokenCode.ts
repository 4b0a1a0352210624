/**
 * Numbers as codes that people read aloud and type: 29 digits and letters of which none looks like
 * another, in groups of five. Two check characters detect any single altered character and any two
 * swapped neighbours; four more detect other damage, except for one case in 700,000.
 */
import {crc32} from '@site/src/lib/crc32';

/** Their number is prime, which the check characters need. */
export const characters = '0123456789 ACD EFG HJK MNP QRT VWX Y'.replaceAll(' ', '');
const base = characters.length;

/** The characters that no code contains, with those for which they are mistaken. */
const lookAlikes: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
  ['S', '5'],
  ['Z', '2'],
  ['B', '8'],
  ['U', 'V'],
]);

/** Begins each code: the kind of the code, and the version of its format. */
export const codeMark = 'R';
const groupSize = 5;
const hashLength = 4;
const checkLength = 2;
const shortest = codeMark.length + hashLength + checkLength;

/** Longer texts are not read. It is far above the longest code. */
const longest = 400;

const digitOf = (character: string): number => characters.indexOf(character);
const modulo = (value: number): number => ((value % base) + base) % base;

function hashOf(text: string): string {
  let rest = Number.parseInt(crc32(text), 16) % base ** hashLength;
  let hash = '';
  for (let at = 0; at < hashLength; at += 1) {
    hash += characters.charAt(rest % base);
    rest = Math.floor(rest / base);
  }
  return hash;
}

interface Sums {
  /** The sum of all digits. */
  readonly plain: number;
  /** The sum of all digits times their place from the end. */
  readonly placed: number;
}

/** Both are 0 for a whole code. */
function sumsOf(word: string): Sums {
  let [plain, placed] = [0, 0];
  for (const [at, character] of Array.from(word).entries()) {
    const digit = digitOf(character);
    plain += digit;
    placed += digit * (word.length - 1 - at);
  }
  return {plain: modulo(plain), placed: modulo(placed)};
}

function withChecks(body: string): string {
  const {plain, placed} = sumsOf(`${body}00`);
  const first = modulo(-placed);
  return body + characters.charAt(first) + characters.charAt(modulo(-plain - first));
}

export const inGroups = (word: string): string =>
  Array.from({length: Math.ceil(word.length / groupSize)}, (_, group) =>
    word.slice(group * groupSize, (group + 1) * groupSize),
  ).join('-');

/** @param number not negative */
export function printCode(number: bigint): string {
  let payload = codeMark;
  for (let rest = number; rest > 0n; rest /= BigInt(base)) {
    payload += characters.charAt(Number(rest % BigInt(base)));
  }
  return inGroups(withChecks(payload + hashOf(payload)));
}

/** The characters of a code as it was typed: without hyphens and spaces, in capitals. */
export const bareCode = (text: string): string =>
  Array.from(text.normalize('NFKC').toUpperCase())
    .filter((character) => !/[\s\p{Pd}\p{Cf}_.,;]/u.test(character))
    .map((character) => lookAlikes.get(character) ?? character)
    .join('');

function isIntact(word: string): boolean {
  const {plain, placed} = sumsOf(word);
  const body = word.slice(0, -checkLength);
  const payload = body.slice(0, -hashLength);
  return (
    word.length >= shortest &&
    word.startsWith(codeMark) &&
    plain === 0 &&
    placed === 0 &&
    hashOf(payload) === body.slice(payload.length)
  );
}

/** The place of the only character whose correction makes a word whole; undefined for other damage. */
function placeOfError(word: string): number | undefined {
  const {plain} = sumsOf(word);
  for (const [at, character] of Array.from(word).entries()) {
    const corrected = characters.charAt(modulo(digitOf(character) - plain));
    if (plain !== 0 && isIntact(word.slice(0, at) + corrected + word.slice(at + 1))) return at;
    const swapped = word.charAt(at + 1) + character;
    if (plain === 0 && isIntact(word.slice(0, at) + swapped + word.slice(at + 2))) return at;
  }
  return undefined;
}

/** The damage of a code, and what to do. */
function damageOf(word: string): string {
  const stranger = Array.from(word).find((character) => digitOf(character) < 0);
  if (stranger !== undefined) {
    return `It contains “${stranger}”, which does not occur in any code. Check the code on the group’s screen.`;
  }
  if (!word.startsWith(codeMark)) {
    return `It does not begin with ${codeMark}, as all codes do. Copy the code again from its first character.`;
  }
  const place = placeOfError(word);
  if (place === undefined) {
    return 'Its check characters do not match: a part is missing, or characters were changed. Copy the whole code again, or compare it with the group’s screen.';
  }
  const group = Math.floor(place / groupSize);
  const shown = word.slice(group * groupSize, (group + 1) * groupSize);
  return `Its check characters do not match. Compare “${shown}” (characters ${group * groupSize + 1} to ${group * groupSize + shown.length}) with the group’s screen.`;
}

const isShortEnough = (text: string): boolean => text.length <= longest;

/** True if a text is a code without damage. */
export const isCode = (text: string): boolean => isShortEnough(text) && isIntact(bareCode(text));

export type ReadCode = {readonly number: bigint} | {readonly damage: string};

/** Reads a code in any case, with any hyphens and spaces. */
export function readCode(text: string): ReadCode {
  if (!isShortEnough(text)) return {damage: 'It is too long for a code. Copy only the code.'};
  const word = bareCode(text);
  if (!isIntact(word)) return {damage: damageOf(word)};
  let number = 0n;
  const payload = word.slice(codeMark.length, -hashLength - checkLength);
  for (const character of Array.from(payload).reverse()) {
    number = number * BigInt(base) + BigInt(digitOf(character));
  }
  return {number};
}
