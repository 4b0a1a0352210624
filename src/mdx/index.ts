/** Every component that a page may use beside Markdown and Docusaurus' own, by its name in MDX. */
import {Figure} from '@site/src/components/Figure';
import {Footnotes} from './Footnotes';
import {Image} from './Image';
import {OldAnchor} from './OldAnchor';
import {Table} from './Table';
import {TaskBox} from './TaskBox';
import {Updates} from './Updates';

export const mdxComponents = {
  Figure,
  OldAnchor,
  Updates,
  img: Image,
  input: TaskBox,
  section: Footnotes,
  table: Table,
};
