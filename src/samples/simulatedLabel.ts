/** The label of simulated samples. */
export const simulatedLabel = 'simulated for teaching';
