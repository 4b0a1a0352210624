import type {HtmlTagObject} from '@docusaurus/types';
import {buildId} from './build';
import {site} from './site';

/** Readers without JavaScript get a style sheet that shows them everything. */
const withoutJavaScript: HtmlTagObject = {
  tagName: 'noscript',
  attributes: {},
  innerHTML: `<link rel="stylesheet" href="${site.baseUrl}css/without-javascript.css">`,
};

/** Written into the pages and not into the scripts, which readers keep from build to build. */
const build: HtmlTagObject = {tagName: 'meta', attributes: {name: 'build', content: buildId}};

export const headTags: HtmlTagObject[] = [build, withoutJavaScript];
