/** Whether an integer of 64 bits becomes another one as a JavaScript number, which is exact up to 2^53. */
export const isRounded = (value: bigint): boolean => BigInt(Number(value)) !== value;
