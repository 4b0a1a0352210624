/** The texts in TypeScript that readers see: strings, templates and JSX text, without names, paths and code. */
import ts from 'typescript';
import {withoutCode, type Text} from './texts';

/** Elements whose content is code. */
const codeElements: readonly string[] = ['code', 'kbd', 'pre', 'samp'];

/** `aria-hidden` and `colorScheme` are names, whereas `Colour` is a label. */
const isText = (text: string): boolean => /\p{L}\s|\s\p{L}|^\p{Lu}\p{Ll}+$/u.test(text);

function isCode(node: ts.Node): boolean {
  if (ts.isJsxElement(node)) return codeElements.includes(node.openingElement.tagName.getText());
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'className';
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node);
}

/** What the node itself says, with `${…}` for each value that is inserted. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head, ...node.templateSpans.map(({literal}) => literal)]
    .map(({text}) => text)
    .join('${…}');
}

/** The texts of a TypeScript file, each as one line; `clean` removes what is not prose. */
export function textsOfSource(source: string, file: string, clean = withoutCode): readonly Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    const text = clean(textOf(node)).replace(/\s+/g, ' ').trim();
    if (isText(text)) {
      const indent = /^\s*/.exec(node.getText())?.[0].length ?? 0;
      const {line} = tree.getLineAndCharacterOfPosition(node.getStart() + indent);
      texts.push({line: line + 1, text});
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}
