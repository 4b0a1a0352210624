import type {KeyHelp} from '@site/src/kit/app/KeyList';

/** What keys do in the app. */
export const keyHelp: readonly KeyHelp[] = [
  {ways: [['Tab']], does: 'Goes to the next thing that can be changed'},
  {ways: [['←'], ['→']], does: 'Moves the end of a range, a slider, or a choice'},
  {ways: [['Page up'], ['Page down']], does: 'Moves it by a larger step'},
  {ways: [['Home'], ['End']], does: 'Moves it to the end of its scale'},
  {ways: [['Enter']], does: 'In a number field: takes the number'},
  {ways: [['Ctrl', 'Z']], does: 'Undo'},
  {
    ways: [
      ['Ctrl', 'Shift', 'Z'],
      ['Ctrl', 'Y'],
    ],
    does: 'Redo',
  },
  {ways: [['?']], does: 'Shows these keys'},
  {ways: [['Esc']], does: 'Closes what is open'},
];
