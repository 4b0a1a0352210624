/** Every component that a page may use beside Markdown and Docusaurus' own. */
export {OldAnchor} from './OldAnchor';
