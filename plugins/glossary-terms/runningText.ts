/** The running text of a page: what is in paragraphs and list items, and is nothing else besides. */
import type {MdxNode} from '../mdx-tags/mdxTree';

export interface TextPlace {
  readonly text: MdxNode;
  readonly parent: MdxNode;
  readonly paragraph: MdxNode;
  /** In italics or bold, where a page defines its own terms. */
  readonly isEmphasised: boolean;
}

const skipped = new Set(
  (
    'heading link linkReference inlineCode code math inlineMath table image imageReference delete ' +
    'definition footnoteDefinition footnoteReference mdxAdmonitionTitle'
  ).split(' '),
);
const emphases = new Set(['emphasis', 'strong']);
/** Tags that hold running text; what other tags hold is theirs. */
const containers = new Set('Details FaqList Tabs TabItem details div p span ul ol li'.split(' '));

const isTag = ({type}: MdxNode): boolean => type.startsWith('mdxJsx');

const isSources = ({type, children = []}: MdxNode): boolean =>
  type === 'heading' && children[0]?.value === 'Sources';

/** All places in the order of the page, up to its list of sources. */
export function runningText({children = []}: MdxNode): readonly TextPlace[] {
  const places: TextPlace[] = [];
  const end = children.findIndex(isSources);
  function visit(parent: MdxNode, paragraph: MdxNode | null, isEmphasised: boolean): void {
    for (const node of parent.children ?? []) {
      if (node.type === 'text' && paragraph) {
        places.push({text: node, parent, paragraph, isEmphasised});
      } else if (!skipped.has(node.type) && !(isTag(node) && !containers.has(node.name ?? ''))) {
        const inside = node.type === 'paragraph' ? node : paragraph;
        visit(node, inside, isEmphasised || emphases.has(node.type));
      }
    }
  }
  visit({type: 'root', children: end < 0 ? children : children.slice(0, end)}, null, false);
  return places;
}
