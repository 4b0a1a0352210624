export {CitationBasket} from '@site/src/apps/citations/CitationBasket';
