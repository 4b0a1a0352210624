import {type ReactNode, memo, useEffect, useRef} from 'react';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {Analyser} from '../analyser';
import type {FigureOfMerit} from '../labels/figureOfMerit';
import {CompactPanel} from '../plot/CompactPanel';
import {Legend} from '../view/Legend';
import {PlotGrid, type CellProps} from '../view/PlotGrid';
import styles from './Cockpit.module.css';
import {ReadoutBar} from './ReadoutBar';
import {SideTabs} from './SideTabs';
import {useSideSections} from './useSideSections';

function Cell(props: CellProps): ReactNode {
  const {onCut, onReach, onEnlarge, onBin, plot, isPointed} = props;
  const {dimension} = plot.histogram;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPointed) place.current?.scrollIntoView({block: 'nearest'});
  }, [isPointed]);
  return (
    <li ref={place} data-plot={dimension} data-pointed={isPointed || undefined}>
      <CompactPanel
        {...props}
        onCut={(filter, isMoving) => onCut(dimension, filter, isMoving)}
        onReach={() => onReach(dimension)}
        onEnlarge={() => onEnlarge(dimension)}
        onBin={onBin && ((bin) => onBin({dimension, bin}))}
      />
    </li>
  );
}

/** A plot in one of many small panels. */
const CompactCell = memo(Cell);

/** The column next to the plots. */
function Side(props: CockpitProps): ReactNode {
  const {processes, flow, rest} = useSideSections(props);
  return (
    <div className={styles.side}>
      {processes}
      {flow}
      {rest}
    </div>
  );
}

export interface CockpitProps {
  readonly analyser: Analyser;
  readonly figureOfMerit: FigureOfMerit;
  /** Names of the dimensions whose histograms are drawn. */
  readonly drawn: readonly string[];
  readonly headingLevel: 2 | 3;
  /** undefined for a file of the user, and until all events are loaded. */
  readonly sample: DecodedSample | undefined;
  /** Id of the challenge that the page sets. */
  readonly challenge: string | undefined;
}

export interface LayoutProps extends CockpitProps {
  /** True if there is room for a column next to the plots. */
  readonly hasSide: boolean;
  /** True if the guide is docked before the plots, in a page of the documentation. */
  readonly isDocked?: boolean;
  /** The toolbar of the app. */
  readonly tools: ReactNode;
  /** The open guide: a column next to the plots, or a step at a time. */
  readonly coach?: ReactNode;
  /** The label of the tab of `coach`. */
  readonly coachName?: string;
}

const loadGuideSide = async () => (await import('./GuideSide')).GuideSide;

/** All plots at once: the readout is above them, and processes, drawing and cut flow are next to or below them. */
export function Cockpit({
  hasSide,
  isDocked = false,
  tools,
  coach,
  coachName = 'Guide',
  ...shared
}: LayoutProps): ReactNode {
  const {analyser, figureOfMerit, drawn, headingLevel, sample} = shared;
  const isGuided = analyser.guide?.isPreset && analyser.guide.id !== undefined;
  const side = hasSide && coach && (
    <LazyContent
      title="The guide"
      load={loadGuideSide}
      given={{...shared, coach, coachName, isDocked}}
    />
  );
  return (
    <>
      <ReadoutBar analyser={analyser} figureOfMerit={figureOfMerit} tools={tools} />
      <div className={styles.main} data-side={hasSide}>
        {!hasSide && <Legend analyser={analyser} />}
        {isDocked && side}
        <PlotGrid {...{analyser, drawn, headingLevel, sample}} Cell={CompactCell} />
        {!hasSide && coach && <div className={styles.coach}>{coach}</div>}
        {!hasSide && !isGuided && <SideTabs {...shared} />}
        {!isDocked && side}
        {hasSide && !coach && <Side {...shared} />}
      </div>
    </>
  );
}
