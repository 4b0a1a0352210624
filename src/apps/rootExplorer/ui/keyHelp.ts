import type {KeyHelp} from '@site/src/kit/app/KeyList';

/** What keys do in the app. */
export const keyHelp: readonly KeyHelp[] = [
  {ways: [['Tab']], does: 'Goes to the next thing that can be used'},
  {ways: [['Enter']], does: 'On a branch, or in a field of the form: draws'},
  {ways: [['↑'], ['↓']], does: 'In a field for an expression: lists names, and walks through them'},
  {ways: [['Enter']], does: 'On a listed name: puts it into the expression'},
  {ways: [['Esc']], does: 'Closes the list of names, or this help'},
  {ways: [['?']], does: 'Shows this help, where no text is being typed'},
];
