/** When releases, services and programs were checked, with which result, and how readers check them. */
import {releases} from './releases';
import {services} from './services';
import {software} from './software';

export type {StatusCheck} from './schema';

export const statusChecks = {releases, services, software} as const;

type StatusGroup = keyof typeof statusChecks;

export const isStatusGroup = (name: string): name is StatusGroup =>
  Object.hasOwn(statusChecks, name);
