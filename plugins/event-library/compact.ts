/** Events as their writer has them, with fewer digits, and without what a reader works out by itself. */

type Json = Readonly<Record<string, unknown>>;

/** Digits after the point of numbers by the name of their field: 1 keV of energies in MeV, 1 µm of vertices. */
const places: Readonly<Record<string, number>> = {
  pt: 1,
  pT: 1,
  energy: 1,
  etx: 1,
  ety: 1,
  eta: 5,
  phi: 5,
  x: 3,
  y: 3,
  z: 3,
};

/** The same of the five numbers of a track; charge over momentum, in 1/MeV, keeps so many digits in all. */
const trackPlaces = [3, 2, 4, 4] as const;
const momentumDigits = 4;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function trackNumbers(dparams: readonly number[]): readonly number[] {
  return dparams.map((value, i) => {
    const digits = trackPlaces[i];
    return digits === undefined
      ? Number(value.toPrecision(momentumDigits))
      : rounded(value, digits);
  });
}

/** A perigee contains momentum, direction and charge; vertices name their tracks, which are then counted. */
const perigeeFields: readonly string[] = ['pT', 'eta', 'phi', 'charge', 'vertex'];

/** What a reader takes for granted. */
const isUsual = (name: string, field: unknown): boolean =>
  field === false || (name === 'particle' && field === 'unknown') || name === 'tracks';

function smaller(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(smaller);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([name, field]) =>
      !isUsual(name, field) && !('dparams' in value && perigeeFields.includes(name)),
  );
  return Object.fromEntries(
    fields.map(([name, field]: readonly [string, unknown]) => {
      if (name === 'dparams') return [name, trackNumbers(field as readonly number[])];
      const digits = places[name];
      const isRounded = typeof field === 'number' && digits !== undefined;
      return [name, isRounded ? rounded(field, digits) : smaller(field)];
    }),
  );
}

interface WithVertices {
  readonly Tracks: Readonly<Record<string, readonly {readonly vertex?: string}[]>>;
  readonly Vertices: Readonly<Record<string, readonly Json[]>>;
}

/** Vertices with the places of their tracks, as Phoenix has it; for one collection of tracks. */
function withLinks(event: Json): Json {
  const {Tracks, Vertices} = event as unknown as WithVertices;
  const [[collection, tracks] = ['', []]] = Object.entries(Tracks);
  const linked = Object.entries(Vertices).map(([name, vertices]) => [
    name,
    vertices.map((vertex, place) => ({
      ...vertex,
      linkedTrackCollection: collection,
      linkedTracks: tracks.flatMap((track, i) => (track.vertex === `${name}:${place}` ? [i] : [])),
    })),
  ]);
  return {...event, Vertices: Object.fromEntries(linked) as unknown};
}

/** @param event with one collection of tracks at most */
export const compact = (event: Json): Json => smaller(withLinks(event)) as Json;
