import type {Sidebar} from './category';

export const atlasopenmagic: Sidebar = [
  'atlasopenmagic',
  'atlasopenmagic/intro',
  'atlasopenmagic/metadata',
  'atlasopenmagic/utils',
];
