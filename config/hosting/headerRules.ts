/** The response headers that protect readers, and those that open our data to programs of others. */
import {framePolicy, pagePolicy, workerPolicy, type PolicyNeeds} from './contentPolicy';
import type {HeaderRule} from './rule';

const secondsPerYear = 365 * 24 * 60 * 60;

/** What no page of ours uses; a page in a frame of ours, such as a video player, gets none of it either. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const everywhere: HeaderRule = {
  name: 'on every answer',
  paths: ['/*'],
  headers: {
    'Strict-Transport-Security': `max-age=${secondsPerYear}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
};

const appPages = '/apps/*';
const scripts = '/assets/*';

const openData: HeaderRule = {
  name: 'data that pages of others may read',
  paths: ['/data/*', '/events/*', '/examples/*', '/samples/*', '/version.json'],
  headers: {
    'Access-Control-Allow-Origin': '*',
    // Without these a program cannot tell how large a file is that it reads in parts.
    'Access-Control-Expose-Headers': 'Content-Length, Content-Range, ETag',
  },
};

export const headerRules = (needs: PolicyNeeds): readonly HeaderRule[] => [
  everywhere,
  {
    name: 'what pages may do',
    paths: ['/*'],
    except: [scripts],
    headers: {'Content-Security-Policy': pagePolicy(needs)},
  },
  {
    name: 'what workers may do',
    paths: [scripts],
    headers: {'Content-Security-Policy': workerPolicy},
  },
  {
    name: 'which pages no other site may frame',
    paths: ['/*'],
    except: [appPages, scripts],
    headers: {'Content-Security-Policy': framePolicy, 'X-Frame-Options': 'DENY'},
  },
  openData,
];
