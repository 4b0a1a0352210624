/** Content security policy: what it must allow with the settings of this build. */
import {embeddedAppId} from '../../src/data/search';
import {analytics} from '../analytics';
import {mathStylesheet} from '../math';
import {algolia, askApi} from '../search';
import type {PolicyNeeds} from './contentPolicy';

const originOf = (address: string): string => new URL(address).origin;

export function policyNeeds(styleHashes: readonly string[]): PolicyNeeds {
  return {
    styleHashes,
    hasHostedSearch: algolia?.appId !== embeddedAppId,
    askedOrigins: askApi ? [originOf(askApi.url)] : [],
    analyticsOrigin: analytics ? originOf(analytics.url) : undefined,
    mathOrigin: originOf(mathStylesheet.cdn),
  };
}
