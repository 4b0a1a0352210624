/**
 * The leptons come from the generator; numbers of jets and b-tags and the missing momentum are drawn
 * from the published shapes, the b-tags given the number of jets.
 */
import {zToLeptons, type DrellYan} from '../../physics/montecarlo/collider/drellYan';
import type {ChannelShares, GeneratedEvent} from '../../physics/montecarlo/collider/event';
import {measure, type DileptonEvent} from '../../physics/montecarlo/collider/observables';
import type {Response} from '../../physics/montecarlo/collider/response';
import {topPair} from '../../physics/montecarlo/collider/topPair';
import type {Component, Stratum} from '../../physics/montecarlo/stratified';
import {choice, type Random} from '../../physics/random';
import type {Part} from '../assemble';
import {responses, ttbar} from '../hww13/parameters';
import {bTagShares, publishedEvents, type ProcessId} from './published';
import {referenceShapes} from './referenceShapes';

type ShapeName = keyof typeof referenceShapes;

const acceptance = {pt: [30, 15], eta: 2.5} as const;
const fewestJets = 3;
const metBin = 10;
/** Of tt̄Z and tt̄ events with two b-tags or more, those with three. */
const threeTags = {ttz: 0.11, ttbar: 0.04, z: 0};

interface Maker {
  readonly generate: (random: Random) => GeneratedEvent;
  readonly response: Response;
  /** The process whose shapes are used to sample jets and missing momentum. */
  readonly like: ShapeName;
  readonly moreJets?: number;
  readonly fewerTags?: number;
}

function bTags(random: Random, like: ShapeName, jets: number): number {
  const shares = bTagShares[like][Math.min(jets, 6) - fewestJets] ?? [1, 0, 0];
  const tags = choice(random, shares);
  return tags === 2 && random() < threeTags[like] ? 3 : tags;
}

function make({
  generate,
  response,
  like,
  moreJets = 0,
  fewerTags = 0,
}: Maker): Component<DileptonEvent>['make'] {
  return (random) => {
    const event = measure(random, generate(random), response, acceptance);
    if (!event || event.mll < 10 || event.mll >= 105 || event.ptll >= 200) return null;
    const {jets: jetShape, met: metShape} = referenceShapes[like];
    const jets = fewestJets + choice(random, jetShape);
    const met = metBin * (choice(random, metShape) + random());
    const tags = Math.max(0, bTags(random, like, jets) - fewerTags);
    return {...event, met, jets: jets + moreJets, bTags: tags};
  };
}

const signalRegion = ({channel, bTags: tags, jets}: DileptonEvent): boolean =>
  channel !== 2 && tags > 1 && jets > 4;
const strata = (rows: number, accepted: number): readonly Stratum<DileptonEvent>[] => [
  {contains: signalRegion, rows: accepted},
  {contains: ({bTags: tags}) => tags > 1, rows},
  {contains: ({jets}) => jets > 4, rows},
  {contains: () => true, rows},
];

const component = (
  maker: Maker,
  rows: number,
  accepted: number,
): readonly Component<DileptonEvent>[] => [
  {make: make(maker), madeShare: 1, accepted, strata: strata(rows, accepted)},
];

const boson = (
  channels: ChannelShares,
  scale: number,
  power: number,
  photonShare: number,
): DrellYan => ({
  channels,
  photonShare,
  recoil: {scale, power},
  rapidityWidth: 1.2,
});

const ttzBoson = {...boson([0.6, 0.4, 0], 165, 2.5, 0.03), rapidityWidth: 0.9};
const zBoson = boson([0.546, 0.454, 0], 55, 1.9, 0.03);
const tops = {...ttbar, channels: [0.243, 0.194, 0.563] as const};

/** Pairs of different flavours: the Z boson decayed otherwise, and the top quarks made the leptons. */
const emuShare = 0.043;

export const parts: Readonly<Record<ProcessId, readonly Part<DileptonEvent>[]>> = {
  ttz: [
    {
      components: component(
        {generate: (random) => zToLeptons(random, ttzBoson), response: responses.z, like: 'ttz'},
        8000,
        10_000,
      ),
      expected: publishedEvents.ttz * (1 - 2 * emuShare),
    },
    {
      components: component(
        {
          generate: (random) => topPair(random, {...tops, channels: [1, 1, 2]}),
          response: responses.ttbar,
          like: 'ttz',
        },
        1000,
        1000,
      ),
      expected: publishedEvents.ttz * 2 * emuShare,
    },
  ],
  ttbar: [
    {
      components: component(
        {generate: (random) => topPair(random, tops), response: responses.ttbar, like: 'ttbar'},
        5000,
        60_000,
      ),
      expected: publishedEvents.ttbar,
    },
  ],
  z: [
    {
      components: component(
        {generate: (random) => zToLeptons(random, zBoson), response: responses.z, like: 'z'},
        7000,
        120_000,
      ),
      expected: publishedEvents.z,
    },
  ],
  // A choice for teaching: 55 % tW, 35 % WZ and ZZ, 10 % tt̄W.
  other: [
    {
      components: component(
        {
          generate: (random) => topPair(random, tops),
          response: responses.ttbar,
          like: 'ttbar',
          fewerTags: 1,
        },
        3000,
        6000,
      ),
      expected: 0.55 * publishedEvents.other,
    },
    {
      components: component(
        {generate: (random) => zToLeptons(random, zBoson), response: responses.z, like: 'z'},
        2000,
        12_000,
      ),
      expected: 0.35 * publishedEvents.other,
    },
    {
      components: component(
        {
          generate: (random) => topPair(random, tops),
          response: responses.ttbar,
          like: 'ttbar',
          moreJets: 1,
        },
        1000,
        3000,
      ),
      expected: 0.1 * publishedEvents.other,
    },
  ],
};
