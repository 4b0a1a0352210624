/** Data handed to a tag of a page, as the parser of MDX would have read `name={…}`. */
import type {MdxAttribute} from '../mdx-tags/mdxTree';

const literal = (value: unknown): object => ({type: 'Literal', value, raw: JSON.stringify(value)});

const property = (key: string, value: object): object => ({
  type: 'Property',
  kind: 'init',
  key: literal(key),
  value,
  method: false,
  shorthand: false,
  computed: false,
});

/** Lists, records and simple values; what is undefined in a record is left out. */
function expression(value: unknown): object {
  if (Array.isArray(value)) return {type: 'ArrayExpression', elements: value.map(expression)};
  if (typeof value !== 'object' || value === null) return literal(value);
  const properties = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => property(key, expression(item)));
  return {type: 'ObjectExpression', properties};
}

export function propOf(name: string, value: unknown): MdxAttribute {
  const statement = {type: 'ExpressionStatement', expression: expression(value)};
  const estree = {type: 'Program', sourceType: 'module', body: [statement], comments: []};
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
  };
}
