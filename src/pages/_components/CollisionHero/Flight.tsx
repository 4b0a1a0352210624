import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import type {Position} from '@site/src/plot/paths';
import styles from './event.module.css';

interface Props {
  readonly stage: RefObject<HTMLElement | null>;
  readonly frame: RefObject<SVGSVGElement | null>;
  readonly to: Position;
  /** True if the collision is new: a dot then flies to its bin. */
  readonly isFlying: boolean;
}

/** The curve from the centre of the detector to the bin, in px from the corner of the stage. */
function pathBetween(stage: HTMLElement, frame: SVGSVGElement, to: Position): string | undefined {
  const corner = stage.getBoundingClientRect();
  const event = stage.querySelector('svg')?.getBoundingClientRect();
  const plot = frame.getBoundingClientRect();
  if (!event) return undefined;
  const round = (value: number): number => Math.round(value);
  const [x1, y1] = [
    round(event.left + event.width / 2 - corner.left),
    round(event.top + event.height / 2 - corner.top),
  ];
  const [x2, y2] = [
    round(plot.left + (plot.width * to.x) / 100 - corner.left),
    round(plot.top + (plot.height * to.y) / 100 - corner.top),
  ];
  return `M${x1} ${y1}C${round(x1 + (x2 - x1) * 0.3)} 0 ${x2} 0 ${x2} ${y2 - 9}`;
}

/** The curve from a collision to its bin; a new collision flies along it once. */
export function Flight({stage, frame, to, isFlying}: Props): ReactNode {
  const {x, y} = to;
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const measure = (): void => {
      if (stage.current && frame.current) {
        setPath(pathBetween(stage.current, frame.current, {x, y}));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage, frame, x, y]);
  if (!path) return null;
  return (
    <div className={styles.flight} aria-hidden>
      <svg>
        <path d={path} />
      </svg>
      {isFlying && <span style={{offsetPath: `path("${path}")`}} />}
    </div>
  );
}
