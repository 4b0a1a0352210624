/**
 * Code colours, by way of the tokens in src/css/tokens.css: one theme follows both colour modes
 * without waiting for React.
 */
import type {PrismTheme} from 'prism-react-renderer';

export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-ink)', backgroundColor: 'var(--paper-sunk)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--code-comment)', fontStyle: 'italic'},
    },
    {
      types: ['keyword', 'builtin', 'tag', 'selector', 'important', 'atrule'],
      style: {color: 'var(--code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'inserted', 'url'],
      style: {color: 'var(--code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'deleted'],
      style: {color: 'var(--code-number)'},
    },
    {
      types: ['function', 'class-name', 'attr-name', 'property'],
      style: {color: 'var(--code-name)'},
    },
    {types: ['bold'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};
