import {useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useStable} from '@site/src/hooks/useStable';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {formatLuminosity} from '@site/src/kit/format/quantities';
import type {Apps, ClassResults, HandedIn} from '../../../model/classResults/classResults';
import type {ClassTable} from '../../../model/classResults/classTable';
import {jointPlot, withStackBefore} from '../../../model/classResults/jointResult';
import {readPart} from '../../../model/classResults/partNames';
import {taskOf, type ClassTask} from '../../../model/classResults/strangers';
import type {AppDescription, HistogramDescription} from '../../../model/description';
import {kindOf} from '../../../model/recordedApp';
import {firstShown} from '../firstShown';
import {firstMeasureOf, type NamedMeasure} from '../measures';
import type {FoundResult} from '../readFiles';
import type {Normalisation} from '../useNormalisation';
import {AddCode} from './AddCode';
import {ClassTaskFields} from './ClassTaskFields';
import {OpenEvents} from './OpenEvents';
import styles from './Wall.module.css';
import {WallBar} from './WallBar';
import {WallNumbers} from './WallNumbers';
import {WallPlot} from './WallPlot';

interface GroupListProps {
  readonly groups: number;
  readonly taken: ClassResults['taken'];
}

/** The groups, with a mark for those that have handed in. */
function GroupList({groups, taken}: GroupListProps): ReactNode {
  const membersOf = (part: string): readonly number[] => readPart(part)?.members ?? [];
  const all = new Set(taken.flatMap(({result}) => membersOf(result.part)));
  const last = new Set(membersOf(taken.at(-1)?.result.part ?? ''));
  const stateOf = (group: number): string =>
    last.has(group) ? 'new' : all.has(group) ? 'in' : 'not yet';
  return (
    <section className={styles.groups} aria-label="Groups">
      <h3>Groups</h3>
      <ol role="list">
        {Array.from({length: groups}, (_, at) => at + 1).map((group) => (
          <li key={group} data-state={stateOf(group)}>
            {group}
            <span className="visually-hidden"> {stateOf(group)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.key}>
        <span data-state="new">new</span> <span data-state="in">in</span>{' '}
        <span data-state="not yet">not yet</span>
      </p>
    </section>
  );
}

interface Props {
  readonly apps: Apps;
  readonly list: readonly HandedIn[];
  readonly results: ClassResults;
  readonly table: ClassTable | undefined;
  readonly normalisation: Normalisation;
  readonly notices: ReactNode;
  readonly chosenTask: ClassTask | undefined;
  readonly onAsk: (task: ClassTask) => void;
  readonly onAdd: (found: readonly FoundResult[]) => readonly number[];
  readonly onRemove: (number: number) => void;
  readonly onClose: () => void;
}

/** Makes the page behind unreachable while the wall is open, and gives the focus back. */
function usePageBehind(): void {
  // Before the effect of a child that takes the focus.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
      if (document.fullscreenElement) void document.exitFullscreen();
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, []);
}

function useEscape(onEscape: () => void): void {
  const escape = useStable(onEscape);
  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') escape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [escape]);
}

/** The peak, in an app that looks for one. */
const shownFirst = (
  description: AppDescription,
  results: ClassResults,
): HistogramDescription | undefined =>
  description.signalStands === 'above'
    ? description.histograms[0]
    : firstShown(description.histograms, results);

function toggleFullScreen(element: HTMLElement | null): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : element?.requestFullscreen();
  // A browser that refuses leaves the wall as large as its window.
  change?.catch(() => undefined);
}

/** The results of a class, for a projector: they grow with each code. */
export function Wall(props: Props): ReactNode {
  const {apps, list, results, table, normalisation, notices, chosenTask, onAsk, onAdd, onRemove} =
    props;
  const {onClose} = props;
  const id = useId();
  const wall = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();
  const [chosen, setMeasure] = useState<NamedMeasure>();
  const [wantedAxis, setAxis] = useState<'linear' | 'log'>();
  usePageBehind();
  useEscape(onClose);
  const [first] = results.taken;
  const task = chosenTask ?? (first && taskOf(first.result));
  const description =
    results.description ??
    (task && Object.hasOwn(apps, task.sample) ? apps[task.sample] : undefined);
  const groups = task?.division?.groups;
  const measure = chosen ?? firstMeasureOf(description ?? {});
  const axis = wantedAxis ?? (description?.signalStands === 'below' ? 'log' : 'linear');
  const histogram =
    description?.histograms.find(({dimension}) => dimension === name) ??
    (description && shownFirst(description, results));
  const plot =
    description && histogram && jointPlot(description, histogram, results, normalisation.factors);
  const isSignalStacked =
    description?.signalStands === 'above' || description?.hasPseudoData === true;
  const compared =
    plot && withStackBefore(plot, description, results, normalisation.factors, isSignalStacked);
  const kind = kindOf(description ?? {});
  const luminosity = table?.luminosity ? `${formatLuminosity(table.luminosity)}, ` : '';
  const label = `${luminosity}${formatCountOf(results.taken.length, 'group')}, ${kind}`;
  const events = description && task?.division && (
    <OpenEvents description={description} division={task.division} />
  );

  return createPortal(
    <div ref={wall} role="dialog" aria-modal="true" aria-labelledby={id} className={styles.wall}>
      <WallBar
        {...{id, description, histogram, measure, axis, kind, onClose}}
        onHistogram={setName}
        onMeasure={setMeasure}
        onAxis={setAxis}
        onFullScreen={() => toggleFullScreen(wall.current)}
      />
      <main className={styles.picture}>
        {notices}
        <WallNumbers {...{table, measure, groups}} />
        {description && compared && table ? (
          <WallPlot {...{description, table, axis, label}} plot={compared} />
        ) : (
          // Before the first code, the class scans the link: it takes the place of the histogram.
          (events ?? (
            <p className={styles.empty}>The combined histogram appears with the first code.</p>
          ))
        )}
      </main>
      <aside className={styles.side}>
        <AddCode {...{apps, list, results, groups, onAdd, onRemove}} />
        {!first && <ClassTaskFields apps={apps} onAsk={onAsk} />}
        {table && events}
        {groups !== undefined && <GroupList groups={groups} taken={results.taken} />}
      </aside>
    </div>,
    document.body,
  );
}
