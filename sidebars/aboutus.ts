import type {Sidebar} from './category';

export const aboutus: Sidebar = ['aboutus', 'status'];
