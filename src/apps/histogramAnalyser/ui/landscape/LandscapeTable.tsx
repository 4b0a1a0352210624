import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import type {Landscape, Merit} from '../../model/landscape/landscape';
import type {Plot} from '../../model/view';
import {formatMeasure} from '../labels/figureOfMerit';
import styles from './Landscape.module.css';
import {positionText} from './labels';

interface Props {
  readonly plot: Plot;
  readonly landscape: Landscape;
  readonly merit: Merit;
}

/** Both curves of a landscape as numbers. */
export function LandscapeTable({plot, landscape, merit}: Props): ReactNode {
  const {histogram, edges} = plot;
  const {measure} = merit;
  return (
    <ScrollRegion label="Significance landscape" className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col">Lower cut</th>
            <th scope="col">Upper cut</th>
          </tr>
        </thead>
        <tbody>
          {edges.map((edge, at) => (
            <tr key={edge}>
              <th scope="row">{positionText(histogram, edge, 'lower')}</th>
              {(['lower', 'upper'] as const).map((kind) => (
                <td key={kind}>{formatMeasure(measure, landscape[kind][at]?.value ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
