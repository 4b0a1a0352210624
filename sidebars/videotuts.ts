import type {Sidebar} from './category';

export const videotuts: Sidebar = ['videotutorials/overview'];
