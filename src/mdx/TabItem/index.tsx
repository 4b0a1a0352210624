export {default as TabItem} from '@theme/TabItem';
