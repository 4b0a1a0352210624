/** The file that readers without one can open; made with uproot from random numbers. */
export const example = {path: '/examples/toy-zmumu.root'} as const;
