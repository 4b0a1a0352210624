// Replaces upstream's text in red: the same words in the colours of the site, announced.
export {CrashReport as default} from '@site/src/components/CrashReport';
