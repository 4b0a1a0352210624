/** Every component that a page may use beside Markdown and Docusaurus' own, by its name in MDX. */
import {Footnotes} from './Footnotes';
import {OldAnchor} from './OldAnchor';
import {Table} from './Table';
import {TaskBox} from './TaskBox';
import {Updates} from './Updates';

export const mdxComponents = {
  OldAnchor,
  Updates,
  input: TaskBox,
  section: Footnotes,
  table: Table,
};
