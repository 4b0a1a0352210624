import type {ReactNode} from 'react';
import {apps} from './descriptions';
import {ClassResults} from './ui/classResults/ClassResults';

/** The tool with all apps of the site. */
export function OpenClassResults({isAlone}: {readonly isAlone: boolean}): ReactNode {
  return <ClassResults apps={apps} isAlone={isAlone} />;
}
