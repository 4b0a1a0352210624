/** Several small whole numbers in one large number, without a gap between them. */

/** A value from 0 to `radix` − 1. */
export type Digit = readonly [value: number, radix: number];

/** The first digit is the least significant one. */
export const packed = (digits: readonly Digit[]): bigint =>
  digits.reduceRight((number, [value, radix]) => number * BigInt(radix) + BigInt(value), 0n);

export interface Unpacking {
  /** The next digit. */
  take(radix: number): number;
  /** False if digits are left that are not 0. */
  isEmpty(): boolean;
}

export function unpacking(number: bigint): Unpacking {
  let rest = number;
  return {
    take(radix) {
      const digit = Number(rest % BigInt(radix));
      rest /= BigInt(radix);
      return digit;
    },
    isEmpty: () => rest === 0n,
  };
}
