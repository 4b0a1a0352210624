export {default as Tabs} from '@theme/Tabs';
