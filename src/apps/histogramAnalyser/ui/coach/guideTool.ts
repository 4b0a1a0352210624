import {BookOpen} from 'lucide-react';
import type {Analyser} from '../analyser';

/** The button of the guide in the toolbar, for apps without an app bar. */
export const guideTool = {
  label: 'Guide',
  Icon: BookOpen,
  shortcut: {keys: ['G']},
  isIdle: () => false,
  run: ({guide}: Analyser) => guide?.toggle(),
};
