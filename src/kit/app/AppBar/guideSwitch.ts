/** The switch of a guide inside the open app. Without one, the bar contains a link to the page of the guide. */
import {createBarOffer} from './barOffer';

export interface GuideSwitch {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export const {give: offerGuide, useGiven: useOfferedGuide} = createBarOffer<GuideSwitch>();
