import type {ReactNode} from 'react';
import {Label, Stage} from '../stage';
import {ParticleSymbol} from '../StandardModel/Symbol';
import {
  endsOf,
  isFinal,
  kindOf,
  nameOf,
  namePlace,
  sideOf,
  size,
  verticesOf,
  type Diagram,
} from './diagram';
import {Line} from './Line';
import styles from './Drawing.module.css';
import type {DiagramLine} from './types';

/** Below the drawing, in percent of its width. */
const times = [
  {name: 'production', x: 24},
  {name: 'Higgs boson', x: 50.2},
  {name: 'decay', x: 75},
];

/** A name at an open end keeps clear of the drawing. */
function edgeOf({name}: DiagramLine, x: number): 'left' | 'right' | undefined {
  if (name) return undefined;
  return sideOf(x) < 0 ? 'right' : 'left';
}

interface Props {
  readonly diagram: Diagram;
  /** The step that is reached: what comes later is not drawn yet. */
  readonly step: number;
  readonly alt: string;
}

export function Drawing({diagram, step, alt}: Props): ReactNode {
  const last = diagram.steps.length - 1;
  const stateOf = (when: number) => (when > step ? 'later' : when === step ? 'now' : 'past');
  const emphasised = (isOut: boolean) => (isOut && step === last ? 'seen' : undefined);
  return (
    <Stage
      width={size.width}
      height={size.height}
      alt={alt}
      className={styles.stage}
      drawing={
        <>
          <path className={styles.time} d="M44 362H540" />
          <path className={styles.tip} d="M552 362l-14 -6v12z" />
          {diagram.lines.map((line) => {
            const [from, to] = endsOf(diagram, line);
            return (
              <g
                key={`${line.from} ${line.to} ${line.particle}`}
                className={styles.part}
                data-state={stateOf(line.when)}
                data-seen={emphasised(isFinal(diagram, line))}
              >
                <Line kind={kindOf(line)} from={from} to={to} />
              </g>
            );
          })}
          {verticesOf(diagram).map(({at: [x, y], enter, leave}) => (
            <circle
              key={`${x} ${y}`}
              className={styles.vertex}
              data-state={stateOf(Math.min(...[...enter, ...leave].map(({when}) => when)))}
              cx={x}
              cy={y}
              r="4.5"
            />
          ))}
        </>
      }
    >
      {times.map(({name, x}) => (
        <Label key={name} x={x} y={97} className={styles.when}>
          {name}
        </Label>
      ))}
      {diagram.lines.map((line) => {
        const [x, y] = namePlace(diagram, line);
        return (
          <span
            key={`${line.from} ${line.to} ${line.particle}`}
            className={styles.name}
            data-state={stateOf(line.when)}
            data-seen={emphasised(isFinal(diagram, line))}
          >
            <Label x={(100 * x) / size.width} y={(100 * y) / size.height} from={edgeOf(line, x)}>
              <ParticleSymbol of={nameOf(diagram, line)} />
            </Label>
          </span>
        );
      })}
    </Stage>
  );
}
