import {describe, expect, it} from 'vitest';
import {decays} from './decays';
import {
  endsOf,
  isFinal,
  join,
  kindOf,
  nameOf,
  namePlace,
  particleOf,
  size,
  verticesOf,
  type Diagram,
} from './diagram';
import {pairs} from '.';
import {productions} from './productions';
import type {DiagramLine} from './types';

const all = productions.flatMap((production) =>
  decays.map((decay) => ({
    name: `${production.key} ${decay.key}`,
    diagram: join(production, decay),
  })),
);

const chargeOf = (lines: readonly DiagramLine[]): number =>
  lines.reduce((sum, line) => sum + particleOf(line).chargeThirds, 0);

const fermionsOf = (lines: readonly DiagramLine[]) =>
  lines.filter((line) => kindOf(line) === 'fermion');

const has = (lines: readonly DiagramLine[], key: string): boolean =>
  lines.some(({particle}) => particle === key);

const namesOf = (diagram: Diagram): readonly string[] =>
  diagram.lines.map((line) => nameOf(diagram, line));

const diagramOf = (production: string, decay: string): Diagram => {
  const found = all.find(({name}) => name === `${production} ${decay}`);
  if (!found) throw new Error(`${production} ${decay}`);
  return found.diagram;
};

describe.each(all)('the diagram $name', ({diagram}) => {
  const vertices = verticesOf(diagram);

  it('keeps the electric charge at each vertex', () => {
    for (const {at, enter, leave} of vertices) {
      expect(chargeOf(enter), `at ${at.join(', ')}`).toBe(chargeOf(leave));
    }
  });

  it('goes on with each fermion line, which changes its kind at a W boson only', () => {
    for (const {at, enter, leave} of vertices) {
      const [from, to] = [fermionsOf(enter), fermionsOf(leave)];
      expect(from.length, `at ${at.join(', ')}`).toBe(to.length);
      expect(from.length).toBeLessThanOrEqual(1);
      const [one, other] = [from[0], to[0]];
      if (!one || !other) continue;
      const [first, second] = [particleOf(one), particleOf(other)];
      const isSame = first.key === second.key;
      expect(isSame).toBe(!has([...enter, ...leave], 'w'));
      expect([second.family, second.generation]).toEqual([first.family, first.generation]);
    }
  });

  it('joins three lines, of which bosons touch only what feels them', () => {
    for (const {enter, leave} of vertices) {
      const lines = [...enter, ...leave];
      expect(lines).toHaveLength(3);
      for (const other of lines.map(particleOf)) {
        if (has(lines, 'gluon')) expect(other.feels).toContain('strong');
        if (has(lines, 'photon')) expect(other.feels).toContain('electromagnetic');
        if (has(lines, 'higgs')) expect(other.massMeV).toBeGreaterThan(1);
      }
    }
  });

  it('unfolds from left to right: nothing is drawn before what it comes from', () => {
    for (const {at, enter, leave} of vertices) {
      const lines = [...enter, ...leave];
      const outer = (line: DiagramLine) => endsOf(diagram, line).find(([x]) => x !== at[0])?.[0];
      const before = lines.filter((line) => (outer(line) ?? Infinity) < at[0]);
      const after = lines.filter((line) => (outer(line) ?? -Infinity) > at[0]);
      for (const early of before) {
        for (const late of after) expect(late.when).toBeGreaterThanOrEqual(early.when);
      }
    }
  });

  it('draws something in each of its five or six steps but the last, and says each', () => {
    const {steps, lines} = diagram;
    expect([5, 6]).toContain(steps.length);
    expect(new Set(lines.map(({when}) => when))).toEqual(
      new Set(steps.slice(0, -1).map((_, step) => step)),
    );
  });

  it('stays on the paper, and no two names meet', () => {
    const places = diagram.lines.map((line) => namePlace(diagram, line));
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(size.width - 20);
      expect(y).toBeGreaterThan(14);
      expect(y).toBeLessThan(size.height - 14);
    }
    const gaps = places.flatMap(([x, y], i) =>
      places.slice(i + 1).map(([u, v]) => Math.hypot(u - x, v - y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(40);
  });
});

describe('names', () => {
  it('antiparticles have a bar, or the other charge', () => {
    const names = namesOf(diagramOf('wh', 'two-leptons'));
    expect(names).toEqual(expect.arrayContaining(['u', 'd̄', 'W⁺*', 'W⁺', 'H', 'W⁻*']));
    expect(names).toEqual(expect.arrayContaining(['e⁺', 'ν_e', 'μ⁻', 'ν̄_μ']));
  });

  it('lines between the vertices of a loop have no sign', () => {
    const names = namesOf(diagramOf('ggf', 'photons-w'));
    expect(names.filter((name) => name === 't')).toHaveLength(3);
    expect(names.filter((name) => name === 'W')).toHaveLength(3);
  });

  it('top quarks leave as a particle and an antiparticle', () => {
    expect(namesOf(diagramOf('tth', 'bottom'))).toEqual(
      expect.arrayContaining(['t', 't̄', 'b', 'b̄']),
    );
  });
});

it('what a detector sees has the charge of the Higgs boson: none', () => {
  for (const decay of decays) {
    const diagram = diagramOf('ggf', decay.key);
    const final = diagram.lines.filter((line) => isFinal(diagram, line));
    const [out, back] = [true, false].map((isOut) =>
      chargeOf(final.filter(({from, to}) => isOut === endX(diagram, to) > endX(diagram, from))),
    );
    expect(final.length, decay.key).toBe(
      decay.steps.length === 1 || decay.key.startsWith('ph') ? 2 : 4,
    );
    expect(out).toBe(back);
  }
});

function endX(diagram: Diagram, name: string): number {
  return diagram.places[name]?.[0] ?? NaN;
}

it('the finished diagrams show each production mode and each decay', () => {
  expect(new Set(pairs.map(({production}) => production.key)).size).toBe(productions.length);
  expect(new Set(pairs.map(({decay}) => decay.key)).size).toBe(decays.length);
});
