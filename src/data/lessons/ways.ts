/** Ways to teach a lesson: with which device, and what the class needs of a network. */
import type {Lesson} from './schema';

export const devices = ['paper', 'screens'] as const;

/** `copy`: the network, or a copy of the site that was saved beforehand. */
export const networks = ['none', 'copy'] as const;

type Device = (typeof devices)[number];
type Network = (typeof networks)[number];

interface Equipment {
  readonly device: Device;
  readonly network: Network;
}

/** Every lesson works on paper; one with an app works on screens as well, which load the app. */
export const waysOf = ({
  classLink,
}: {
  readonly classLink?: Lesson['classLink'];
}): readonly Equipment[] => [
  {device: 'paper', network: 'none'},
  ...(classLink === undefined ? [] : ([{device: 'screens', network: 'copy'}] as const)),
];
