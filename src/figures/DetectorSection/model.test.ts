import {describe, expect, it} from 'vitest';
import {detectorPart} from '@site/src/data/detectorGeometry';
import {readAnEvent} from '@site/src/data/lessons/readAnEvent';
import {curvatureRadius} from '@site/src/physics/trackInField';
import {depositsOf} from './deposits';
import {exampleParticles, type ExampleParticle} from './particles';
import {angleAt, fieldEnd, flightPath} from './path';
import {drawnRadius, place, reach, sector} from './scale';

const named = (key: string): ExampleParticle => {
  const traveller = exampleParticles.find((candidate) => candidate.key === key);
  if (!traveller) throw new Error(key);
  return traveller;
};

describe('the scale of the section', () => {
  it('keeps the order of radii and ends at the edge', () => {
    const metres = [0, 0.0333, 0.1225, 0.3, 1, 1.25, 2, 4.25, 6, 10, 11];
    const drawn = metres.map(drawnRadius);
    expect(drawn).toEqual([...drawn].sort((one, other) => one - other));
    expect(new Set(drawn).size).toBe(metres.length);
    expect([drawn[0], drawn.at(-1), drawnRadius(12)]).toEqual([0, reach, reach]);
  });

  it('keeps angles', () => {
    const [x, y] = place(3, 30);
    expect((Math.atan2(-y, x) * 180) / Math.PI).toBeCloseTo(30, 9);
    expect(sector([1, 2], [0, 90])).toMatch(/^M.*A.*L.*A.*Z$/);
  });
});

describe('paths through the section', () => {
  const electron = named('electron');

  it('in a field towards the reader, positive charges turn with the clock', () => {
    expect(angleAt(named('hadron'), 1)).toBeLessThan(named('hadron').azimuth);
    expect(angleAt(electron, 1)).toBeGreaterThan(electron.azimuth);
    expect(angleAt(named('photon'), 1)).toBe(named('photon').azimuth);
  });

  it('follow the circle inside and its tangent outside', () => {
    const angle = angleAt(electron, 1) - electron.azimuth;
    const expected = (Math.asin(1 / (2 * curvatureRadius(3, 2))) * 180) / Math.PI;
    expect(angle).toBeCloseTo(expected, 6);
    const path = flightPath(electron, 4);
    const points = path.map(([r, degrees]) => {
      const radians = (degrees * Math.PI) / 180;
      return [r * Math.cos(radians), r * Math.sin(radians)] as const;
    });
    const slopeAfter = (index: number): number => {
      const [[x, y] = [NaN, NaN], [nextX, nextY] = [NaN, NaN]] = points.slice(index, index + 2);
      return Math.atan2(nextY - y, nextX - x);
    };
    const exit = path.filter(([r]) => r <= fieldEnd + 1e-9).length - 1;
    expect(slopeAfter(points.length - 2)).toBeCloseTo(slopeAfter(exit), 9);
    expect(Math.abs(slopeAfter(exit) - slopeAfter(exit - 1)), 'no corner').toBeLessThan(0.02);
  });

  it('bend no more outside than the tangent allows, and stay in the quarter', () => {
    for (const traveller of exampleParticles) {
      const path = flightPath(traveller, 11);
      expect(
        path.every(([, degrees]) => degrees > 0 && degrees < 90),
        traveller.key,
      ).toBe(true);
      const radii = path.map(([r]) => r);
      expect(radii).toEqual([...radii].sort((one, other) => one - other));
    }
    expect(angleAt(named('muon'), 11) - angleAt(named('muon'), fieldEnd)).toBeLessThan(5);
  });
});

describe('what particles leave', () => {
  it('tracks come from charge, and only neutrinos leave nothing', () => {
    for (const {key, charge, leaves} of exampleParticles) {
      if (key !== 'b-jet') expect(leaves.tracker === 'track', key).toBe(charge !== 0);
      const nothing = Object.values(leaves).every((trace) => trace === 'none');
      expect(nothing, key).toBe(key === 'neutrino');
      expect(leaves.muon === 'hits', key).toBe(key === 'muon');
    }
  });

  it('lights cells where the particle showers, around its path', () => {
    const em = detectorPart('em-barrel').r[1];
    const radii = (key: string) => depositsOf(named(key)).map(({r}) => r[0]);
    expect(radii('electron').every((r) => r < em)).toBe(true);
    expect(radii('neutrino')).toEqual([]);
    for (const key of ['hadron', 'neutron']) {
      const [inner, outer] = [radii(key).filter((r) => r < em), radii(key).filter((r) => r > em)];
      expect([inner.length > 0, outer.length > 0], `${key} in both calorimeters`).toEqual([
        true,
        true,
      ]);
    }
    const [first] = depositsOf(named('hadron')).filter(({share}) => share === 1);
    const angle = angleAt(named('hadron'), 3.15);
    expect(first?.from).toBeLessThanOrEqual(angle);
    expect(first?.to).toBeGreaterThan(angle);
  });

  it('the answer key of the lesson has the same traces', () => {
    const key = readAnEvent.answers.flatMap(({table}) => table?.rows ?? []);
    const rows = new Map(key.map(([name = '', ...cells]) => [name, cells]));
    for (const [name, particle] of [
      ...['electron', 'photon', 'neutron', 'muon', 'neutrino'].map((same) => [same, same] as const),
      ['proton or charged pion', 'hadron'] as const,
    ]) {
      const {tracker, electromagnetic, hadronic, muon} = named(particle).leaves;
      const traces = [tracker, electromagnetic, hadronic, muon];
      const cells = rows.get(name) ?? [];
      expect(
        cells.map((cell) => cell === 'no'),
        name,
      ).toEqual(traces.map((trace) => trace === 'none'));
      expect(cells[1] === 'some', name).toBe(electromagnetic === 'some');
    }
  });

  it('no two particles light the same cell', () => {
    const cells = exampleParticles.flatMap((traveller) =>
      depositsOf(traveller).map(({r, from}) => `${r[0]} ${from.toFixed(2)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});
