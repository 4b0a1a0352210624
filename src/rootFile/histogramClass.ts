const read = /^(?:TH[12](?:C|D|F|I|L|S)|TProfile)$/;

/** Whether the histograms of a class can be read: of one or two dimensions, and profiles of one. */
export const isHistogramClass = (className: string): boolean => read.test(className);
