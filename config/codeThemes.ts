/** Code colours; every pair passes 4.5:1 on its background (held by the accessibility tests). */
import type {PrismTheme} from 'prism-react-renderer';

interface Inks {
  readonly paper: string;
  readonly text: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly name: string;
}

function theme(inks: Inks): PrismTheme {
  return {
    plain: {color: inks.text, backgroundColor: inks.paper},
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: {color: inks.comment, fontStyle: 'italic'},
      },
      {
        types: ['keyword', 'builtin', 'tag', 'selector', 'important', 'atrule'],
        style: {color: inks.keyword},
      },
      {types: ['string', 'char', 'attr-value', 'inserted', 'url'], style: {color: inks.string}},
      {types: ['number', 'boolean', 'constant', 'symbol', 'deleted'], style: {color: inks.number}},
      {types: ['function', 'class-name', 'attr-name', 'property'], style: {color: inks.name}},
      {types: ['bold'], style: {fontWeight: 'bold'}},
      {types: ['italic'], style: {fontStyle: 'italic'}},
    ],
  };
}

export const codeThemes = {
  light: theme({
    paper: '#f4f5f1',
    text: '#1d2b38',
    comment: '#59656f',
    keyword: '#8a1c5b',
    string: '#1f6339',
    number: '#8a4a00',
    name: '#0b4f8a',
  }),
  dark: theme({
    paper: '#15202b',
    text: '#dde5ec',
    comment: '#93a1ad',
    keyword: '#f0a0cf',
    string: '#94d6a6',
    number: '#f0bd7a',
    name: '#8fc4f5',
  }),
};
