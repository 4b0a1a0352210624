import {EventDisplayPage} from '@site/src/apps/eventDisplay/EventDisplayPage';

export default EventDisplayPage;
