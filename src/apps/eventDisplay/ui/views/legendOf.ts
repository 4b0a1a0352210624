import {otherTracks, ownersOf} from '../../model/owners';
import type {VisibleObjects} from '../../model/selection';
import {objectStyles, type ObjectStyleName} from './objectStyles';

/** The styles that are in a picture, in the order of the legend. */
export function legendOf(shown: VisibleObjects): readonly ObjectStyleName[] {
  const {tracks, clusters, jets, particles, vertices, missing, hits} = shown;
  const has = (kind: string): boolean => particles.some((particle) => particle.kind === kind);
  const owned = ownersOf(particles, tracks);
  const others = otherTracks(shown, owned);
  const free = clusters.filter(({id, isPileup}) => !isPileup && !owned.has(id));
  const present: Readonly<Record<ObjectStyleName, boolean>> = {
    electron: has('electron'),
    muon: has('muon'),
    photon: has('photon'),
    track: others.some(({isPileup}) => !isPileup),
    pileupTrack: others.some(({isPileup}) => isPileup),
    jet: jets.some(({isBTagged}) => !isBTagged),
    bJet: jets.some(({isBTagged}) => isBTagged),
    electromagnetic: free.some(({part}) => part === 'electromagnetic'),
    hadronic: free.some(({part}) => part === 'hadronic'),
    pileupCluster: clusters.some(({isPileup}) => isPileup),
    missing: missing !== undefined,
    primaryVertex: vertices.some(({kind}) => kind === 'primary'),
    secondaryVertex: vertices.some(({kind}) => kind === 'secondary'),
    pileupVertex: vertices.some(({kind}) => kind === 'pileup'),
    hit: hits.length > 0,
  };
  return (Object.keys(objectStyles) as ObjectStyleName[]).filter((look) => present[look]);
}
