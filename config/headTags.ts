import type {HtmlTagObject} from '@docusaurus/types';
import {site} from './site';

/** Readers without JavaScript get a style sheet that shows them everything. */
const withoutJavaScript: HtmlTagObject = {
  tagName: 'noscript',
  attributes: {},
  innerHTML: `<link rel="stylesheet" href="${site.baseUrl}css/without-javascript.css">`,
};

export const headTags: HtmlTagObject[] = [withoutJavaScript];
