import {analytics} from './analytics';
import {site} from './site';

const privacyPolicy = `<a href="${site.baseUrl}privacy">privacy policy</a>`;

const ifAllowed = analytics?.consent === 'required' ? ', if you agree' : '';

/** True in each build: a copy that measures nothing says so, and so does one that asks first. */
const content = analytics
  ? `This website uses the web-analytics tool Matomo to analyse its traffic${ifAllowed}. Our ${privacyPolicy} tells what that means for you.`
  : `The public website uses the web-analytics tool Matomo to analyse its traffic; this copy measures nothing. Our ${privacyPolicy} tells more.`;

/** A changed message needs a new id: then it is shown again to those who closed the old one. */
export const announcementBar = {
  id: 'whats_new',
  content,
  backgroundColor: '#fff7cc',
  textColor: '#0c1b2a',
  isCloseable: true,
};
