import {useEffect, useRef, type ReactNode} from 'react';
import {ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Home, Minus, Plus} from 'lucide-react';
import {SmallButton} from '@site/src/components/SmallButton';
import {startDirection} from './adapter';
import type {Space} from './space';
import type {Lengths} from './spaceScene';
import styles from './Space.module.css';

/** Of one press: a twenty-fourth of a turn. */
const step = Math.PI / 12;
const closer = 0.8;

interface Move {
  readonly name: string;
  readonly keys: readonly string[];
  readonly Icon: typeof Plus;
  readonly go: (space: Space) => void;
}

const moves: readonly Move[] = [
  {name: 'Rotate left', keys: ['ArrowLeft'], Icon: ArrowLeft, go: ({turn}) => turn(-step, 0)},
  {
    name: 'Rotate right',
    keys: ['ArrowRight'],
    Icon: ArrowRight,
    go: ({turn}) => turn(step, 0),
  },
  {name: 'Rotate up', keys: ['ArrowUp'], Icon: ArrowUp, go: ({turn}) => turn(0, step)},
  {name: 'Rotate down', keys: ['ArrowDown'], Icon: ArrowDown, go: ({turn}) => turn(0, -step)},
  {name: 'Zoom in', keys: ['+', '='], Icon: Plus, go: ({approach}) => approach(closer)},
  {name: 'Zoom out', keys: ['-'], Icon: Minus, go: ({approach}) => approach(1 / closer)},
  {
    name: 'Reset view',
    keys: ['Home'],
    Icon: Home,
    go: ({lookFrom}) => lookFrom(startDirection),
  },
];

interface Props {
  readonly space?: Space;
  readonly lengths: Lengths;
  readonly onLengths: (lengths: Lengths) => void;
}

/** Buttons that turn the picture; while one has the focus, the arrow keys, plus and minus do the same. */
export function SpaceControls({space, lengths, onLengths}: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {current} = bar;
    if (!current || !space) return undefined;
    const press = (event: KeyboardEvent): void => {
      const move = moves.find(({keys}) => keys.includes(event.key));
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      move.go(space);
    };
    current.addEventListener('keydown', press);
    return () => current.removeEventListener('keydown', press);
  }, [space]);
  return (
    <div ref={bar} className={styles.controls} role="group" aria-label="Rotate the view">
      {moves.map(({name, Icon, go}) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-label={name}
          title={name}
          onClick={() => space && go(space)}
        >
          <Icon size="1.125rem" aria-hidden />
        </button>
      ))}
      <SmallButton onClick={() => space?.lookFrom([0, 0, 1])}>Transverse</SmallButton>
      <SmallButton onClick={() => space?.lookFrom([1, 0, 0])}>Longitudinal</SmallButton>
      <SmallButton
        aria-pressed={lengths === 'stretched'}
        onClick={() => onLengths(lengths === 'true' ? 'stretched' : 'true')}
      >
        Enlarge the inner detector (not to scale)
      </SmallButton>
    </div>
  );
}
