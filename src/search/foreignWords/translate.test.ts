// cspell:disable
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {plain, wordMatches} from './lexicon';
import {isKnown} from '@site/src/test-kit/search/testWords';
import {translated} from './translate';

const isUnknown = (): boolean => false;

type Example = readonly [query: string, english: string];

const examples: Readonly<Record<string, readonly Example[]>> = {
  German: [
    ['Daten herunterladen', 'data download'],
    ['Wie zitiere ich die Daten?', 'cite data?'],
    ['Wo finde ich die Lizenz', 'licence'],
    ['Übungen für die Schule', 'exercise school'],
    ['Uebungen fuer Schueler', 'exercise pupils'],
    ['Arbeitsblätter für Lehrkräfte', 'worksheet teacher'],
    ['Notebook in Colab öffnen', 'Notebook Colab open'],
    ['Docker installieren', 'Docker install'],
    ['Histogramm normieren', 'histogram normalise'],
    ['Wirkungsquerschnitt ttbar 13 TeV', 'cross-section ttbar 13 TeV'],
    ['Zerfälle des Higgs-Bosons', 'decay Higgs-Bosons'],
    ['Zerfaelle des Higgs-Bosons', 'decay Higgs-Bosons'],
    ['Verzweigungsverhältnisse', 'branching ratio'],
    ['invariante Masse zweier Myonen', 'invariant mass two muon'],
    ['fehlender Transversalimpuls', 'missing transverse momentum'],
    ['systematische Unsicherheiten', 'systematic uncertainty'],
    ['Ereignisauswahl H→γγ', 'event selection H→γγ'],
    ['Higgsbosonmasse', 'Higgs boson mass'],
    ['Elektronenergieskala', 'electron energy scale'],
    ['Signal und Untergrund', 'signal background'],
    ['dunkle Materie', 'dark matter'],
    ['Suche nach dunkler Materie', 'search dark matter'],
    ['neuronale Netze', 'neural network'],
    ['Kollisionen schwerer Ionen', 'collision heavy ion'],
    ['Dateiformat', 'file format'],
    ['simulierte Daten', 'simulated data'],
    ['kosmische Strahlung', 'cosmic rays'],
    ['Was ist integrierte Luminosität', 'integrated luminosity'],
  ],
  French: [
    ['télécharger les données', 'download data'],
    ['ou telecharger les donnees', 'download data'],
    ['comment citer les données ?', 'cite data ?'],
    ['masse invariante', 'invariant mass'],
    ['sections efficaces à 13 TeV', 'cross-section 13 TeV'],
    ["rapport d'embranchement du Higgs", 'branching ratio Higgs'],
    ['énergie transverse manquante', 'missing transverse energy'],
    ['masse manquante', 'missing mass'],
    ['incertitudes systématiques', 'systematic uncertainty'],
    ["l'énergie des jets", 'energy jets'],
    ['désintégration du boson de Higgs en quatre leptons', 'decay Higgs boson four leptons'],
    ['plasma de quarks et de gluons', 'quark-gluon plasma'],
    ["collisions d'ions lourds", 'collision heavy ions'],
    ['bruits de fond', 'background'],
    ['exercices pour le lycée', 'exercise school'],
    ['élèves et enseignants', 'pupils teacher'],
    ['réseau de neurones', 'neural network'],
    ['noyaux de plomb', 'nucleus lead'],
    ['luminosité intégrée', 'integrated luminosity'],
    ["sélection d'événements", 'event selection'],
    ['matière noire', 'dark matter'],
    ['données simulées', 'simulated data'],
    ['données ouvertes', 'open data'],
  ],
  Spanish: [
    ['cómo citar los datos', 'cite data'],
    ['como citar los datos', 'cite data'],
    ['descargar los datos abiertos', 'download open data'],
    ['cómo instalar Python', 'install Python'],
    ['masa invariante de dos muones', 'invariant mass two muon'],
    ['secciones eficaces', 'cross-section'],
    ['bosón de Higgs a dos fotones', 'Higgs boson two photon'],
    ['energía transversa faltante', 'missing transverse energy'],
    ['incertidumbres sistemáticas', 'systematic uncertainty'],
    ['¿Qué es la luminosidad?', 'luminosity?'],
    ['datos para la clase', 'data lesson'],
    ['ejercicios para el aula', 'exercise classroom'],
    ['redes neuronales', 'neural network'],
    ['razón de desintegración', 'branching ratio'],
    ['modelo estándar', 'Standard Model'],
    ['trazas de partículas', 'track particle'],
    ['rayos cósmicos', 'cosmic rays'],
    ['formato de los datos', 'data format'],
    ['calibración del calorímetro', 'calibration calorimeter'],
  ],
  Italian: [
    ['scaricare i dati', 'download data'],
    ['come citare i dati', 'cite data'],
    ['massa invariante di due muoni', 'invariant mass two muon'],
    ["sezione d'urto", 'cross-section'],
    ['sezioni d’urto', 'cross-section'],
    ['rapporto di decadimento', 'branching ratio'],
    ['decadimento del bosone di Higgs', 'decay Higgs boson'],
    ['impulso trasverso mancante', 'missing transverse momentum'],
    ['incertezze sistematiche', 'systematic uncertainty'],
    ['tagli sulla massa trasversa', 'cut transverse mass'],
    ['esercizi per la scuola', 'exercise school'],
    ['reti neurali', 'neural network'],
    ['eventi di fondo', 'event background'],
    ['Higgs in quattro leptoni', 'Higgs four lepton'],
    ['getti da quark e gluoni', 'jet quark gluon'],
    ['raggi cosmici', 'cosmic rays'],
    ['luminosità integrata', 'integrated luminosity'],
    ['sciami nel calorimetro', 'shower calorimeter'],
  ],
};

describe.each(Object.entries(examples))('a query in %s', (language, pairs) => {
  it.each(pairs)('%s', (query, english) => {
    expect(translated(query, isKnown)).toMatchObject({query: english, language});
  });

  it('is the same in every Unicode form and without accents', () => {
    for (const [query] of pairs) {
      const composed = translated(query.normalize('NFC'), isKnown);
      expect(translated(query.normalize('NFD'), isKnown)).toEqual(composed);
      const bare = query.normalize('NFD').replace(/\p{M}/gu, '');
      expect(translated(bare, isKnown)?.query).toBe(composed?.query);
    }
  });
});

describe('a translation', () => {
  it('names what it read', () => {
    expect(translated('Wie zitiere ich Datensätze', isKnown)?.read).toEqual([
      ['zitiere', 'cite'],
      ['Datensätze', 'dataset'],
    ]);
    expect(translated('comment mesurer la masse invariante', isKnown)?.read).toEqual([
      ['mesurer', 'measurement'],
      ['masse', 'mass'],
      ['invariante', 'invariant'],
    ]);
  });

  it('leaves quoted phrases', () => {
    expect(translated('"die Daten" herunterladen', isKnown)?.query).toBe('"die Daten" download');
    expect(translated('télécharger « les données »', isKnown)?.query).toBe(
      'download « les données »',
    );
    expect(translated('"masse invariante"', isKnown)).toBeUndefined();
  });

  it('leaves names, numbers and symbols', () => {
    expect(translated('descargar lep_pt de 2025e-13tev-beta', isKnown)?.query).toBe(
      'download lep_pt 2025e-13tev-beta',
    );
    expect(translated('decadimento Z → ττ a 13 TeV', isKnown)?.query).toBe('decay Z → ττ 13 TeV');
  });

  it('needs most words to be of one language', () => {
    expect(translated('Daten blorp', isKnown)).toBeUndefined();
    expect(translated('how to measure the masse of this particle', isKnown)).toBeUndefined();
    expect(translated('Daten los données', isKnown)).toBeUndefined();
  });

  it('is made of long queries, and not of strange ones', () => {
    expect(translated('masse '.repeat(500), isKnown)?.read).toHaveLength(500);
    for (const text of ['datendaten'.repeat(30), '„'.repeat(2000), '', 'constructor __proto__']) {
      expect(translated(text, isUnknown)).toBeUndefined();
    }
  });
});

interface Golden {
  readonly queries: readonly {readonly query: string; readonly lang?: string}[];
  readonly questions: readonly {readonly question: string}[];
  readonly outOfScope: readonly {readonly question: string}[];
}

describe('an English query', () => {
  const golden = JSON.parse(readFileSync('tests/search/golden.json', 'utf8')) as Golden;
  const english = [
    ...golden.queries.filter(({lang}) => lang === undefined).map(({query}) => query),
    ...[...golden.questions, ...golden.outOfScope].map(({question}) => question),
  ];

  it('is never changed', () => {
    expect(english.length).toBeGreaterThanOrEqual(300);
    expect(english.filter((query) => translated(query, isKnown))).toEqual([]);
  });

  it('keeps its meaning while a word is typed', () => {
    const words = new Set(english.flatMap((query) => wordMatches(query).map(([word]) => word)));
    const beginnings = new Set(
      [...words].flatMap((word) => Array.from(word, (_, i) => word.slice(0, i + 1))),
    );
    const read = [...beginnings].flatMap((word) => translated(word, isKnown)?.read ?? []);
    expect(read.length).toBeLessThan(beginnings.size / 200);
    const other = read.filter(([from, to]) => plain(from).slice(0, 3) !== to.slice(0, 3));
    expect(other).toEqual([]);
  });

  it.each(
    'data pile-up Higgs muon licence college lecture media decade spur trace fond impulse par gymnast doses tableau'.split(
      ' ',
    ),
  )('%s is not read as another language even if the pages lack it', (word) => {
    expect(translated(word, (other) => word !== other && isKnown(other))).toBeUndefined();
  });
});
