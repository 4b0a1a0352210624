/** The links for groups open the app with the part of the sample that they name. */
import {describe, expect, it} from 'vitest';
import {apps} from '../../../src/apps/histogramAnalyser/descriptions';
import {schemeOf} from '../../../src/apps/histogramAnalyser/model/description';
import {sharingOf} from '../../../src/apps/histogramAnalyser/model/classResults/origin';
import {analysisCodec} from '../../../src/apps/histogramAnalyser/model/urlState';
import {displayCodec} from '../../../src/apps/eventDisplay/model/urlState';
import {lessons} from '../../../src/data/lessons';
import {groupLimits, groupLinkOf} from '../../../src/data/lessons/groups';

const withGroups = lessons.flatMap(({id, classLink = '', groups}) =>
  groups ? [{id, classLink, link: groups.link}] : [],
);
const searchOf = (path: string): string => new URL(path, 'https://opendata.example').search;

it('are offered for each lesson whose app divides its events', () => {
  const routes: readonly string[] = Object.values(apps).map(({route}) => route);
  const dividing = lessons.filter(({classLink}) => routes.includes(classLink?.split('?')[0] ?? ''));
  expect(dividing.length).toBeGreaterThan(3);
  expect(dividing.filter(({groups}) => !groups)).toEqual([]);
});

describe.each(withGroups)('the links for groups of $id', ({classLink, link}) => {
  const path = groupLinkOf(link, 3, 7);
  const analyser = Object.values(apps).find(({route}) => route === classLink.split('?')[0]);

  it('lead to the app of the class link, and keep its parameters', () => {
    const [given, own] = [new URLSearchParams(searchOf(classLink)), searchOf(path)];
    expect(path.split('?')[0]).toBe(classLink.split('?')[0]);
    for (const [name, value] of given) expect(new URLSearchParams(own).get(name)).toBe(value);
    expect(path).not.toMatch(/[{}]/);
  });

  it('differ by what the app reads', () => {
    if (analyser) {
      const scheme = schemeOf(analyser);
      const {state, unread} = analysisCodec(scheme).decode(searchOf(path));
      expect(unread).toEqual([]);
      expect(sharingOf(scheme, state)).toMatchObject({group: 3, groups: 7});
      const group = scheme.options.find(({name}) => name === 'groups');
      expect(group).toMatchObject(groupLimits);
    } else {
      const {state, unread} = displayCodec('event').decode(searchOf(path));
      expect(unread).toEqual([]);
      expect(state).toMatchObject({mode: 'masterclass', seed: 3});
    }
  });
});
