/** The paragraph styles of the documents, which teachers can change in one place of their word processor. */
import {LineRuleType, type IStylesOptions} from 'docx';
import {captionStyle, lineStyle} from './blocks';

/** Lengths in twentieths of a point, sizes of type in half points, as the format has them. */
const singleLine = 240;
const spaced = (lines: number) => ({
  line: Math.round(lines * singleLine),
  lineRule: LineRuleType.AUTO,
});
const grey = '444444';

const based = (name: string) => ({name, basedOn: 'Normal', quickFormat: true});

export const paragraphStyles: IStylesOptions = {
  default: {
    document: {
      run: {font: 'Arial', size: 21, language: {value: 'en-GB'}},
      paragraph: {spacing: {after: 120, ...spaced(1.15)}},
    },
    heading1: {
      run: {font: 'Arial', size: 32, bold: true, color: '000000'},
      paragraph: {spacing: {before: 200, after: 80}, keepNext: true},
    },
    heading2: {
      run: {font: 'Arial', size: 24, bold: true, color: '000000'},
      paragraph: {spacing: {before: 240, after: 80}, keepNext: true},
    },
  },
  paragraphStyles: [
    {
      id: 'Note',
      ...based('Note'),
      run: {size: 18, color: grey},
      paragraph: {spacing: {after: 200}},
    },
    {
      id: captionStyle,
      ...based('Caption'),
      run: {size: 19, color: grey},
      paragraph: {spacing: {before: 160, after: 80}},
    },
    {
      id: lineStyle,
      ...based('Answer line'),
      paragraph: {spacing: {before: 120, after: 40}},
    },
    {
      id: 'TableText',
      ...based('Table text'),
      run: {size: 19},
      paragraph: {spacing: {after: 0, ...spaced(1)}},
    },
    {id: 'TableHead', ...based('Table head'), basedOn: 'TableText', run: {bold: true}},
    {
      id: 'AfterTable',
      ...based('After table'),
      run: {size: 12},
      paragraph: {spacing: {after: 0, ...spaced(1)}},
    },
    {
      id: 'Foot',
      ...based('Foot'),
      run: {size: 16, color: grey},
      paragraph: {spacing: {after: 0, ...spaced(1)}},
    },
  ],
};
