import {useMemo, type ReactNode} from 'react';
import {generate} from 'lean-qr';
import styles from './styles.module.css';

/** In modules, on each side, as the standard (ISO/IEC 18004) requires. */
const quietZone = 4;

interface Props {
  /** What the code contains. A text of digits and capitals makes a smaller code. */
  readonly text: string;
  /** Name of the code: `QR code of the link to this analysis`. */
  readonly name: string;
}

/** The dark modules, one rectangle for each run of them in a row. */
function pathOf({size, get}: {size: number; get: (x: number, y: number) => boolean}): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && get(x, y)) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  }
  return path;
}

/** A QR code. It is dark on light in either mode, as cameras expect. */
export function QrCode({text, name}: Props): ReactNode {
  const {size, path} = useMemo(() => {
    const bitmap = generate(text);
    return {size: bitmap.size, path: pathOf({size: bitmap.size, get: (x, y) => bitmap.get(x, y)})};
  }, [text]);
  const side = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.code}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      data-modules={size}
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
