/** Opens the "Share" dialog of the open app. Without one, the bar shares the URL of the page. */
import {createBarOffer} from './barOffer';

export const {give: offerShare, useGiven: useOfferedShare} = createBarOffer<() => void>();
