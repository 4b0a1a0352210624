import {useState, type CSSProperties, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {Label, Stage, Fitted} from '../stage';
import {Detector} from './Detector';
import {Flight} from './Flight';
import {choices, exampleParticles, type Trace} from './particles';
import {angleAt} from './path';
import {drawnRadius, reach} from './scale';
import styles from './styles.module.css';

const traceNames: Readonly<Record<Trace, string>> = {
  none: '–',
  'a little': 'a little',
  some: 'some',
  track: 'track',
  shower: 'shower',
  hits: 'hits',
};

const traceLabel = (trace: Trace): ReactNode =>
  trace === 'none' ? (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">nothing</span>
    </>
  ) : (
    traceNames[trace]
  );

/** The signals of all particles in all parts of the detector. */
function LeavesTable(): ReactNode {
  return (
    <details className={styles.table}>
      <summary>Particle signatures, as a table</summary>
      <ScrollRegion label="Particle signatures">
        <table>
          <thead>
            <tr>
              <th scope="col">Particle</th>
              <th scope="col">Tracker</th>
              <th scope="col">Electro&shy;magnetic</th>
              <th scope="col">Hadronic</th>
              <th scope="col">Muon</th>
            </tr>
          </thead>
          <tbody>
            {exampleParticles.map(({key, name, leaves}) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{traceLabel(leaves.tracker)}</td>
                <td>{traceLabel(leaves.electromagnetic)}</td>
                <td>{traceLabel(leaves.hadronic)}</td>
                <td>{traceLabel(leaves.muon)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

const caption =
  'A quarter of ATLAS in the transverse plane; the beam comes towards you in the lower left corner. The radial scale is non-linear, as shown below the drawing, so that the inner layers can be seen; angles are true. A solid line is a track, dots are hits in silicon, coloured cells are energy deposits, and a dashed line is a path without a signal. Momenta of 3 to 6 GeV were chosen so that the 2 T field of the solenoid bends the tracks visibly: positive charges clockwise, negative ones anticlockwise. The toroids bend muons again, in the longitudinal plane, which this view does not show.';

const alt = `A quarter of the detector in the transverse plane: inner detector, solenoid, electromagnetic calorimeter, hadronic calorimeter, toroid coils and muon spectrometer. ${exampleParticles
  .map(({sentence}) => sentence)
  .join(' ')}`;

const margin = {top: 8, right: 26, bottom: 30};
const size = {width: reach + margin.right, height: reach + margin.top + margin.bottom};

const at = (x: number, y: number) => ({
  x: (100 * x) / size.width,
  y: (100 * (margin.top + reach + y)) / size.height,
});

/** Names of what is cut, at the height at which it begins at the left edge. */
const names: readonly (readonly [part: number, lines: readonly string[]])[] = [
  [0.9, ['muon chambers', 'and toroids']],
  [0.67, ['hadronic', 'calorimeter']],
  [0.508, ['electromagnetic', 'calorimeter']],
  [0.409, ['solenoid']],
  [0.2, ['inner', 'detector']],
];

const radii = [0.5, 1.15, 2.28, 4.25, 10];

function Names(): ReactNode {
  return names.map(([part, lines]) => (
    <Label key={part} {...at(-9, -part * reach)} from="right" className={styles.name}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Label>
  ));
}

function Radii(): ReactNode {
  return (
    <>
      <Label {...at(0, 16)} className={styles.soft}>
        0
      </Label>
      {radii.map((metres) => (
        <Label key={metres} {...at(drawnRadius(metres), 16)} className={styles.soft}>
          {metres === 2.28 ? '2.3' : metres}
          {metres === 10 && '\u00a0m'}
        </Label>
      ))}
    </>
  );
}

/** The signs of the particles, where their paths lead. */
function Signs({shown}: {readonly shown: string}): ReactNode {
  return exampleParticles.map((traveller) => {
    const {key, symbol, colour} = traveller;
    const isOut = ['muon', 'neutrino'].includes(key);
    const metres = isOut ? 11 : ['electron', 'photon'].includes(key) ? 2.12 : 4.62;
    const angle = (angleAt(traveller, isOut ? 11 : metres) * Math.PI) / 180;
    const radius = drawnRadius(metres) + (isOut ? 13 : 0);
    return (
      <Label
        key={key}
        {...at(radius * Math.cos(angle), -radius * Math.sin(angle))}
        className={styles.sign}
      >
        <span
          style={{color: `var(--${colour})`}}
          data-faded={shown !== 'all' && shown !== key ? '' : undefined}
        >
          {symbol}
        </span>
      </Label>
    );
  });
}

/** The detector in the transverse plane, and the signature of each kind of particle in it. */
function Drawing(): ReactNode {
  const [chosen, setChosen] = useState('all');
  const [pointed, setPointed] = useState<string>();
  const shown = pointed ?? chosen;
  const sentence =
    exampleParticles.find(({key}) => key === shown)?.sentence ??
    'Each kind of particle leaves a characteristic signature, by which it is identified. Select one to follow it, here or in the drawing.';
  return (
    <div className={styles.section}>
      <ChoiceRow
        label="Follow a particle"
        value={chosen}
        options={choices}
        onChange={setChosen}
        onPoint={setPointed}
      />
      <p className={styles.sentence} role="status" data-without-javascript="hide">
        {sentence}
      </p>
      <div className={styles.place}>
        <Stage
          {...size}
          alt={alt}
          drawing={
            <g transform={`translate(0 ${margin.top + reach})`}>
              <Detector />
              {exampleParticles.map((traveller) => (
                <g
                  key={traveller.key}
                  className={styles.flight}
                  style={{'--particle': `var(--${traveller.colour})`} as CSSProperties}
                  data-faded={shown !== 'all' && shown !== traveller.key ? '' : undefined}
                  onPointerEnter={() => setPointed(traveller.key)}
                  onPointerLeave={() => setPointed(undefined)}
                >
                  <Flight traveller={traveller} />
                </g>
              ))}
              <circle r="4" className={styles.beam} />
              {[0, ...radii].map((metres) => (
                <path key={metres} d={`M${drawnRadius(metres)} 0v6`} className={styles.tick} />
              ))}
            </g>
          }
        >
          <Names />
          <Radii />
          <Signs shown={shown} />
        </Stage>
      </div>
      <LeavesTable />
    </div>
  );
}

/** The figure with its caption and its text alternative. */
export function DetectorSection(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}
