/** The facts on the card of an app are those of its guide and its lesson. */
import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {registry} from '../../src/apps/registry';
import {lessonAnchor, lessons} from '../../src/data/lessons';

interface GuideFacts {
  readonly level: string;
  readonly minutes: number;
}

const guideFacts = (guide: string): GuideFacts =>
  matter(readFileSync(`${guide.slice(1)}.mdx`, 'utf8')).data as GuideFacts;

const lessonAt = (address: string) => lessons.find(({id}) => address.endsWith(lessonAnchor(id)));

describe.each(registry)('the card of $shortName', (app) => {
  it('has the level of the guide, and its minutes or those of the lesson', () => {
    const {level, minutes} = guideFacts(app.guide);
    expect(app.level.toLowerCase()).toBe(level);
    if (app.minutes === undefined) return;
    const lesson = app.lesson === undefined ? undefined : lessonAt(app.lesson);
    expect([minutes, lesson?.minutes]).toContain(app.minutes);
  });
});

describe.each(registry.filter(({lesson}) => lesson))('the lesson of $shortName', (app) => {
  it('exists on that page, for the same audience', () => {
    const lesson = lessonAt(app.lesson ?? '');
    expect(app.lesson).toBe(`${lesson?.page}#${lessonAnchor(lesson?.id ?? '')}`);
    expect(app.audience).toBe(`Age ${lesson?.age}`);
  });
});
