/** The magnets as the reader sets them. */
export interface FieldSetting {
  readonly isOn: boolean;
  readonly isFlipped: boolean;
  /** In units of the real field, 2 T in the solenoid: from 1 to 10. */
  readonly strength: number;
}

export const plainField: FieldSetting = {isOn: true, isFlipped: false, strength: 1};

/** The field in units of the real one: 0 when off, negative when flipped. */
export function fieldFactor({isOn, isFlipped, strength}: FieldSetting): number {
  if (!isOn) return 0;
  return isFlipped ? -strength : strength;
}
