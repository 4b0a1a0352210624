// Wraps upstream: adds the components of src/mdx to what Markdown may use.
import MDXComponents from '@theme-original/MDXComponents';
import {mdxComponents} from '@site/src/mdx';

export default {...MDXComponents, ...mdxComponents};
