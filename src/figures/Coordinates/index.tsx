import {useId, useState, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {Fitted} from '../stage';
import {RangeField} from '@site/src/components/RangeField';
import {formatNumber, parseNumber} from '@site/src/kit/format/numbers';
import {formatList} from '@site/src/lib/text/numberWords';
import {degreesOf, etaOf, landmarks, formatDegrees} from './landmarks';
import {Section} from './Section';
import {systemsAt} from './section';
import {Space} from './Space';
import styles from './styles.module.css';

const caption =
  'The ATLAS coordinate system. The origin is the centre of the detector; x, y and z form a right-handed system. They are lengths: in metres here, in millimetres in files. The azimuthal angle φ is measured around the beam and the polar angle θ from the beam axis, both in radians or degrees. The pseudorapidity η = −ln tan(θ/2) is dimensionless. Below, the section along the beam is to scale, without the muon spectrometer; numbers at its edge are values of η, and the detectors that a straight path crosses are highlighted.';

const limits = {low: 0.5, high: 179.5};
const clamp = (theta: number): number => Math.min(limits.high, Math.max(limits.low, theta));

function Landmarks(): ReactNode {
  return (
    <dl className={styles.landmarks}>
      {landmarks.map(({eta, print, what}) => (
        <div key={print}>
          <dt>
            η = {print} <span>{formatDegrees(degreesOf(eta))}</span>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

function crossed(theta: number): string {
  const systems = systemsAt(theta);
  if (systems.length === 0) return 'This close to the beam, a path leaves through the beam pipe.';
  return `A path in this direction crosses ${formatList(systems.map((system) => `the ${system}`))}.`;
}

/** The axes and angles, with a slider from the polar angle to pseudorapidity, and the way back. */
function Drawing(): ReactNode {
  const [theta, setTheta] = useState(40);
  const [typed, setTyped] = useState<string>();
  const etaId = useId();
  const eta = etaOf(theta);

  function typeEta(text: string): void {
    setTyped(text);
    const value = parseNumber(text, {hasDecimalComma: true});
    if (Number.isFinite(value)) setTheta(clamp(degreesOf(value)));
  }

  return (
    <div className={styles.coordinates}>
      <div className={styles.top}>
        <Space theta={theta} />
        <div className={styles.fields}>
          <p className={styles.numbers}>
            <span>θ = {formatDegrees(theta)}</span>{' '}
            <span className={styles.radians}>
              {formatNumber((theta * Math.PI) / 180, {decimals: 3})} rad
            </span>{' '}
            <span>η = {formatNumber(eta, {decimals: 2})}</span>
          </p>
          <div className={styles.controls} data-without-javascript="hide">
            <RangeField
              label="Polar angle θ"
              min={limits.low}
              max={limits.high}
              step={0.1}
              value={theta}
              text={formatDegrees(theta)}
              spoken={`${formatNumber(theta, {decimals: 1})} degrees, pseudorapidity ${formatNumber(eta, {decimals: 2})}`}
              onChange={(value) => {
                setTyped(undefined);
                setTheta(value);
              }}
            />
            <label htmlFor={etaId}>Pseudorapidity η</label>
            <input
              id={etaId}
              type="number"
              min={-5}
              max={5}
              step={0.1}
              inputMode="decimal"
              value={typed ?? eta.toFixed(2)}
              autoComplete="off"
              onChange={({target}) => typeEta(target.value)}
              onBlur={() => setTyped(undefined)}
            />
          </div>
          <p className={styles.crossed} role="status">
            {crossed(theta)}
          </p>
        </div>
      </div>
      <Section theta={theta} />
      <Landmarks />
    </div>
  );
}

/** The figure with its caption and its text alternative. */
export function Coordinates(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}
