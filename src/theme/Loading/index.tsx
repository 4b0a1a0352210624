// Replaces upstream's inline styles, which are too pale to read: the same words in the colours of the site.
export {LoadingScreen as default} from '@site/src/components/LoadingScreen';
