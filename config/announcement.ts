import {analytics} from './analytics';
import {site} from './site';

const privacyPolicy = `<a href="${site.baseUrl}privacy">privacy policy</a>`;

const ifAllowed = analytics?.consent === 'required' ? ', if you agree' : '';

/** True in each build: a copy that measures nothing says so, and so does one that asks first. */
const content = analytics
  ? `This website analyses its traffic with the web-analytics tool Matomo${ifAllowed}: ${privacyPolicy}.`
  : `The public website analyses traffic with the web-analytics tool Matomo; this copy measures nothing: ${privacyPolicy}.`;

/** A changed message needs a new id: then it is shown again to those who closed the old one. */
export const announcementBar = {
  id: 'whats_new',
  content,
  backgroundColor: '#fff7cc',
  textColor: '#0c1b2a',
  isCloseable: true,
};
