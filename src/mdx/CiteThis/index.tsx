export {CiteThis} from '@site/src/apps/citations/CiteThis';
