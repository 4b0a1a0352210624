/** Every component that a page may use beside Markdown and Docusaurus' own, by its name in MDX. */
import {OldAnchor} from './OldAnchor';
import {Table} from './Table';

export const mdxComponents = {OldAnchor, table: Table};
