import type {KeyHelp} from '@site/src/kit/app/KeyList';

/** What keys do while the focus is inside the display. */
export const keyHelp: readonly KeyHelp[] = [
  {ways: [['N']], does: 'Points at the next object of the event'},
  {ways: [['B']], does: 'Points at the object before'},
  {ways: [['→'], ['←']], does: 'On a flat view: the next object, the object before'},
  {ways: [['P']], does: 'Picks the object that is pointed at, or lets go of it'},
  {ways: [['Enter'], ['Space']], does: 'On a flat view: picks it, or lets go of it'},
  {ways: [['L']], does: 'Lets go of all objects'},
  {ways: [['F']], does: 'Fills the mass of the chosen objects into the histogram'},
  {ways: [['.']], does: 'Next event'},
  {ways: [[',']], does: 'Event before'},
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
