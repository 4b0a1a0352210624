import {createContext} from 'react';

/** True inside a figure, which has a button of its own to enlarge what it shows. */
export const InFigure = createContext(false);
