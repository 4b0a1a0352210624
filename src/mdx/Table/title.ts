import {createContext} from 'react';

/** The title of the table inside; undefined for a table without one. */
export const TableTitle = createContext<string | undefined>(undefined);
