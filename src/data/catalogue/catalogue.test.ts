/** The catalogue adds up, and says of itself what it does not know. */
import {describe, expect, it} from 'vitest';
import {collections, releases, skims, totals, totalsOf, type CatalogueRecord} from '.';
import {recordOf, records} from './records';
import {samples2016} from './samples/education2016';
import {samples2020} from './samples/education2020';
import {samplesEvgen13} from './samples/evgen13';
import {samplesHeavyIon} from './samples/heavyIon2024';
import {samples2024} from './samples/research2024';

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number | null): number =>
  rows.reduce((sum, row) => sum + (value(row) ?? Number.NaN), 0);

const summaries = records.filter(({level}) => level === 'summary');

/** The summary records whose numbers the datasets of their release do not add up to. */
function wrongSummaries(all: readonly CatalogueRecord[]): readonly number[] {
  return all
    .filter(({level}) => level === 'summary')
    .filter(({release, events, files, bytes}) => {
      const sums = totals(all, release);
      return sums?.events !== events || sums.files !== files || sums.bytes !== bytes;
    })
    .map(({id}) => id);
}

describe('the records', () => {
  it('add up to the summary of their release', () => {
    expect(summaries.map(({id}) => id)).toEqual([80020, 80035, 93910, 160000]);
    expect(wrongSummaries(records)).toEqual([]);
  });

  it.each(['events', 'files', 'bytes'] as const)(
    'do not after a change of the %s of any of them',
    (field) => {
      const children = records.filter(
        ({level, release}) =>
          level === 'dataset' && summaries.some((summary) => summary.release === release),
      );
      expect(children).toHaveLength(38);
      for (const child of children) {
        const altered = records.map((record) =>
          record === child ? {...record, [field]: (record[field] ?? 0) + 1} : record,
        );
        expect(wrongSummaries(altered), `record ${child.id}`).toHaveLength(1);
      }
    },
  );

  it.each([
    ['2024r-pp', 9_058_437_931, 70_611, 71_749_688_366_060],
    ['2024r-hi', 221_050_858, 1_921, 4_392_658_603_168],
    ['2025e-13tev-beta', 9_837_961_169, 4_668, 2_763_127_198_190],
    ['2025r-evgen-13tev', 24_190_000, 2_671, 1_237_406_845_211],
    ['2016e-8tev', 59_989_301, 44, 6_695_347_118],
  ] as const)(
    'of %s hold the numbers that the programme prints',
    (release, events, files, bytes) => {
      expect(totals(records, release)).toMatchObject({events, files, bytes});
    },
  );

  it('tell data and simulation apart', () => {
    expect(totals(records, '2024r-pp', 'data')?.events).toBe(7_078_004_211);
    expect(totals(records, '2024r-pp', 'mc')?.events).toBe(1_980_433_720);
    expect(totals(records, '2025r-evgen-13tev', 'data')).toBeNull();
  });

  it('do not invent a sum of what one of them leaves out', () => {
    const first = collections[0] as (typeof collections)[number];
    expect(totalsOf([recordOf(first.record), recordOf(93918)]).events).toBeNull();
  });

  it('have identifiers of their own', () => {
    const identifiers = records.flatMap(({doi}) => doi ?? []);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(identifiers).toHaveLength(108);
  });

  it('state a licence only where the portal does', () => {
    const silent = records.filter(({licence}) => licence === null).map(({id}) => id);
    expect(silent).toContain(80030);
    expect(silent).toContain(328);
    expect(recordOf(3850).licence).toBe('GPL-3.0-only');
    expect(releases.every(({licence}) => licence === 'CC0-1.0')).toBe(true);
  });
});

describe('the samples', () => {
  const ofRecord = (id: number) => samples2024.filter(({record}) => record === id);

  it('of the 2024 release add up to their records', () => {
    for (const id of [80010, 80011, 80012, 80013, 80014, 80015, 80016, 80017, 80018]) {
      const {events, files, bytes} = recordOf(id);
      const rows = ofRecord(id);
      expect(
        sumOf(rows, (row) => row.events),
        `events of ${id}`,
      ).toBe(events);
      expect(
        sumOf(rows, (row) => row.files),
        `files of ${id}`,
      ).toBe(files);
      expect(
        sumOf(rows, (row) => row.physliteBytes),
        `bytes of ${id}`,
      ).toBe(bytes);
    }
    expect(samples2024).toHaveLength(373);
  });

  it('of the 2025 release without skim add up to their record', () => {
    const noskim = recordOf(93911);
    expect(sumOf(samples2024, (row) => row.ntupleBytes)).toBe(noskim.bytes);
    expect(samples2024).toHaveLength(noskim.files ?? 0);
  });

  it('of the 2016 release are their records on the portal', () => {
    const published = samples2016.filter(({record}) => record !== null);
    expect(published).toHaveLength(42);
    for (const {record, events, bytes, dsid, file} of published) {
      expect(recordOf(record ?? 0)).toMatchObject({events, bytes, dsid, file});
    }
    expect(sumOf(published, ({events}) => events)).toBe(
      totals(records, '2016e-8tev', 'mc')?.events,
    );
  });

  it('of the 2020 release are as many in each collection as it has files', () => {
    expect(samples2020).toHaveLength(228);
    for (const {name, mcFiles} of collections) {
      expect(samples2020.filter((sample) => sample.collections.includes(name))).toHaveLength(
        mcFiles,
      );
    }
  });

  it('of heavy ions and of the event generation are those of their records', () => {
    const [hijing] = samplesHeavyIon;
    expect(recordOf(80037)).toMatchObject({
      events: hijing?.events,
      files: hijing?.files,
      bytes: hijing?.bytes,
    });
    expect(samplesEvgen13).toHaveLength(57);
    expect(new Set(samplesEvgen13.map(({record}) => record))).toEqual(new Set([160002]));
  });
});

describe('the skims and collections', () => {
  const eventsOf = (name: string, part: 'dataRecord' | 'mcRecord'): number => {
    const skim = skims.find((candidate) => candidate.name === name);
    return recordOf(skim?.[part] ?? 0).events ?? 0;
  };

  it.each(['dataRecord', 'mcRecord'] as const)(
    'hold three leptons as exactly three or four and more (%s)',
    (part) => {
      expect(eventsOf('3lep', part)).toBe(eventsOf('exactly3lep', part) + eventsOf('4lep', part));
    },
  );

  it('have each skim once, in data and simulation', () => {
    const children = records.filter(
      ({release, level}) => release === '2025e-13tev-beta' && level === 'dataset',
    );
    const named = skims.flatMap(({dataRecord, mcRecord}) => [dataRecord, mcRecord]);
    expect([...named].sort()).toEqual(children.map(({id}) => id).sort());
    for (const {name, dataRecord, mcRecord} of skims) {
      expect(recordOf(dataRecord)).toMatchObject({collection: name, kind: 'data', files: 16});
      expect(recordOf(mcRecord)).toMatchObject({collection: name, kind: 'mc', files: 373});
    }
  });

  it('count the files and bytes of a collection as its record does', () => {
    const unexplained = collections.map(({name, record, ...parts}) => {
      const {collection, files, bytes} = recordOf(record);
      expect(collection).toBe(name);
      return {
        name,
        files: (files ?? 0) - parts.zipFiles - parts.dataFiles - parts.mcFiles,
        bytes: (bytes ?? 0) - parts.zipBytes - parts.dataBytes - parts.mcBytes,
      };
    });
    expect(unexplained.filter(({files, bytes}) => files !== 0 || bytes !== 0)).toEqual([
      {name: '2lep', files: 1, bytes: 437},
    ]);
    expect(collections.find(({name}) => name === '2lep')?.reason).toContain('437 bytes');
  });

  it('carry the doubt about the b-tag of 2bjets to the reader', () => {
    expect(skims.find(({name}) => name === '2bjets')).toMatchObject({flag: 'conflict'});
    expect(recordOf(93927).reason).toMatch(/85 %.*70 %/s);
  });
});
