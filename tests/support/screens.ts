/** Widths at which things change: the layout is for phones and tablets up to 996 px. */
export const desktop = {width: 997, height: 800} as const;
export const mobile = {width: 996, height: 800} as const;
