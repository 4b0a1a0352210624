/** Every component that a page may use beside Markdown and Docusaurus' own, by its name in MDX. */
import {OldAnchor} from './OldAnchor';
import {Table} from './Table';
import {Updates} from './Updates';

export const mdxComponents = {OldAnchor, Updates, table: Table};
