/** Every component that a page may use beside Markdown and Docusaurus' own, by its name in MDX. */
import {Figure} from './Figure';
import {Image} from './Image';
import {OldAnchor} from './OldAnchor';
import {Table} from './Table';

export const mdxComponents = {Figure, OldAnchor, img: Image, table: Table};
