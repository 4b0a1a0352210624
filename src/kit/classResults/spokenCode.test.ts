import {describe, expect, it} from 'vitest';
import {seededRandom} from '@site/src/physics/random';
import {findCodes} from './findCodes';
import {packed, unpacking} from './mixedRadix';
import {bareCode, characters, isCode, printCode, readCode} from './spokenCode';

const random = seededRandom(11);
const numberOf = (digits: number): bigint =>
  Array.from({length: digits}, () => BigInt(Math.floor(random() * 29))).reduce(
    (sum, digit) => sum * 29n + digit,
    1n,
  );
const numbers = [0n, 1n, 28n, 29n, ...[3, 9, 17, 30, 52, 60, 95].map(numberOf)];
const codes = numbers.map(printCode);

it('a number is read again, in any case and with any gaps', () => {
  for (const [at, code] of codes.entries()) {
    for (const text of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      code.replaceAll('-', ' – '),
      ` ${code.replaceAll('-', '-\r\n')}\n`,
      code.replaceAll('-', '\u00ad\u200b'),
      code.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('5', 's').replaceAll('V', 'u'),
    ]) {
      expect(readCode(text), text).toEqual({number: numbers[at]});
    }
  }
});

it('no two characters look alike, and all are letters or digits of a QR code', () => {
  expect(new Set(characters).size).toBe(29);
  expect(codes.join('')).toMatch(/^[0-9A-Z-]+$/);
  expect(codes.join('')).not.toMatch(/[OIL]|[SZB]|U/);
});

it('each single altered character is noticed, and its place is told', () => {
  for (const code of codes) {
    const word = bareCode(code);
    for (let at = 0; at < word.length; at += 1) {
      for (const other of characters.replace(word.charAt(at), '')) {
        const altered = word.slice(0, at) + other + word.slice(at + 1);
        if (isCode(altered)) throw new Error(`${altered} is taken for a code`);
        const read =
          (at + other.charCodeAt(0)) % 29 === 3 && at > 0 ? readCode(altered) : undefined;
        const start = 5 * Math.floor(at / 5);
        if (read) {
          expect('damage' in read && read.damage).toContain(`“${altered.slice(start, start + 5)}”`);
        }
      }
    }
  }
});

it('each pair of swapped neighbours and each missing end is noticed', () => {
  for (const code of codes) {
    const word = bareCode(code);
    for (let at = 0; at + 1 < word.length; at += 1) {
      const [one, other] = [word.charAt(at), word.charAt(at + 1)];
      const swapped = word.slice(0, at) + other + one + word.slice(at + 2);
      expect(isCode(swapped), swapped).toBe(one === other);
      expect(isCode(word.slice(0, at)), word.slice(0, at)).toBe(false);
      expect(isCode(word.slice(at + 1)), word.slice(at + 1)).toBe(false);
      expect(isCode(word.slice(0, at) + word.slice(at + 1))).toBe(false);
    }
  }
});

it.each([
  ['nothing', ''],
  ['a space', ' '],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['its first character', 'R'],
  ['one character again and again', 'RRRRRRR'],
  ['emoji', '🙂🙂'],
  ['letters of other languages', 'Ü'.repeat(30)],
  ['something long', 'R'.repeat(9999)],
])('%s is no code, and the reason is given', (_, text) => {
  const read = readCode(text);
  expect('damage' in read && read.damage).toMatch(/\.$/);
});

describe('codes in a text', () => {
  const [one = '', two = ''] = codes.slice(-2);
  it.each([
    ['alone', one, [one]],
    ['in lines', `${one}\n${two}\n`, [one, two]],
    [
      'with words and emoji around',
      `Hi 👋 Group 3: ${one} :-)\nRob’s group\n${two} 🎉`,
      [one, two],
    ],
    ['one after the other', `${one} ${two}`, [one, two]],
    ['without hyphens', bareCode(one).toLowerCase(), [bareCode(one).toLowerCase()]],
    ['of words alone', 'Are we ready? __proto__', []],
    ['of nothing', '', []],
  ])('%s are found', (_, text, found) => {
    expect(findCodes(text)).toEqual(found);
  });

  it('are found across line breaks', () => {
    const broken = one.replaceAll('-', '-\n');
    expect(findCodes(`${broken}\n${two}`)).toEqual([broken, two]);
  });

  it('include damaged ones, which do not hide the others', () => {
    const altered = one.slice(0, 8) + (one.charAt(8) === '4' ? '3' : '4') + one.slice(9);
    const cut = two.slice(0, 29);
    const found = findCodes(`${altered}\nGroup 2: ${two}\nours: ${cut}`);
    expect(found).toEqual([altered, two, cut]);
    expect(found.map(isCode)).toEqual([false, true, false]);
  });
});

it('small numbers are packed into a large one and taken out again', () => {
  const digits = [
    [3, 5],
    [0, 2],
    [999_999, 1_000_000],
    [2 ** 32 - 1, 2 ** 32],
    [0, 7],
  ] as const;
  const rest = unpacking(packed(digits));
  expect(digits.map(([, radix]) => rest.take(radix))).toEqual(digits.map(([value]) => value));
  expect(rest.isEmpty()).toBe(true);
  expect(unpacking(packed([...digits, [1, 2]])).isEmpty()).toBe(false);
});
