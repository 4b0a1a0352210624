/** Where the simulated nature of a sample is told, these words tell it. */
export const simulatedWords = 'simulated for teaching';
