/** Checks of what was read from a file that anybody may have written. */

export type Check = (value: unknown) => boolean;

/** A text that is not longer than what a field of a result needs. */
export const isText: Check = (value) => typeof value === 'string' && value.length <= 4_000;

export const isNumber: Check = (value) => Number.isFinite(value);

/** A whole number from 0 on. */
export const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;

export const isAtLeastZero: Check = (value) => isNumber(value) && (value as number) >= 0;

/** Letters and digits, at least eight: by it, the same result is known. */
export const isId: Check = (value) => typeof value === 'string' && /^\w{8,64}$/.test(value);

/** A list of things that pass. @param length of the list; any, unless said */
export const isList =
  (check: Check, length?: number): Check =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(check);

/** An object that has these fields of its own; it may have more. */
export const isRecord =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(
      ([name, check]) =>
        Object.hasOwn(value, name) && check((value as Record<string, unknown>)[name]),
    );
