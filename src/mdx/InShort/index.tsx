/** The summary of a page that opens with an app, below it. On other pages the front matter has it, above the text. */
export {InShort} from '@site/src/components/InShort';
