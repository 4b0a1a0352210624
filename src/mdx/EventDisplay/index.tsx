export {EventDisplay} from '@site/src/apps/eventDisplay';
