/** What an entry of the list of videos must be. */
import * as z from 'zod';

/** Sections of the page of videos. */
export const videoGroups = [
  'introduction',
  'no-code',
  'with-python',
  'school-course',
  'event-display',
  'virtual-machine',
] as const;

const sentence = z.string().min(30).max(260).regex(/\.$/, 'end with a full stop');

/** Null where nothing is stated: an entry never guesses. */
export const videoSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  /** What it is called where it is listed, or its topic. */
  title: z.string().min(8).max(70),
  group: z.enum(videoGroups),
  level: z.enum(['everyone', 'beginner', 'intermediate', 'school']),
  /** About so many, where the length is stated. */
  minutes: z.number().positive().max(300).nullable(),
  source: z.discriminatedUnion('host', [
    z.strictObject({host: z.literal('youtube'), id: z.string().regex(/^[\w-]{11}$/)}),
    /** The video site of CERN: a link and no player, because the address of one is not confirmed. */
    z.strictObject({host: z.literal('cern'), record: z.int().positive()}),
  ]),
  /** What there is to see. */
  shows: sentence,
  /** The ideas of its topic in words of our own. */
  notes: z.array(sentence).min(2).max(5).readonly(),
  /** The page to work through afterwards. */
  next: z.strictObject({
    to: z.string().regex(/^\/[\w/-]+(#[^\s#]+)?$/, 'a path on this site'),
    text: z.string().min(6).max(60),
  }),
});

export type Video = z.infer<typeof videoSchema>;
export type VideoGroup = (typeof videoGroups)[number];
