import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  useCallback,
  useSyncExternalStore,
} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import {DrawnLabels, labelSize} from './drawing/DrawnLabels';
import {apart} from './scene/labels';
import {hasWebGl} from './space/adapter';
import {detectorFaces, detectorLines} from './space/detectorSpace';
import {labelRequests} from './space/labelRequests';
import styles from './space/Space.module.css';
import {SpaceControls} from './space/SpaceControls';
import {spacePlace, spaceScene, startLengths, type Lengths} from './space/spaceScene';
import {detectorStrokes, eventStrokes, markStrokes, type Colour} from './space/strokes';
import {useSpace} from './space/useSpace';
import {useSpacePicking} from './space/useSpacePicking';
import type {ViewProps} from './viewProps';

const root = (): HTMLElement => document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), {attributes: true, attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

const mode = (): string => root().dataset.theme ?? 'light';

/** The colours of the page as a canvas needs them; another function when the colour mode changes. */
function useColours(): Colour {
  const theme = useSyncExternalStore(subscribe, mode, () => 'light');
  return useCallback(
    (token) =>
      // Asked for each time: style sheets follow the attribute at once.
      theme === mode() ? getComputedStyle(root()).getPropertyValue(`--${token}`).trim() : '',
    [theme],
  );
}

function Missing({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <p role="status" className={styles.hint}>
      {children} The 2D views and the text description show the same event.
    </p>
  );
}

function Picture(props: ViewProps): ReactNode {
  const {event, shown, field, isLabelled, picked, pointed, size, onPoint, onPick} = props;
  const {width, height} = size;
  const place = useRef<HTMLDivElement>(null);
  const [lengths, setLengths] = useState<Lengths>(startLengths);
  const colour = useColours();
  const {space, turns, isLost} = useSpace(place);
  const scene = useMemo(
    () => spaceScene(lengths, event, shown, field),
    [lengths, event, shown, field],
  );
  const parts = useMemo(() => {
    const to = spacePlace(lengths);
    return {lines: detectorLines(to), faces: detectorFaces(to)};
  }, [lengths]);
  useSpacePicking(space, {items: scene.items, turns, onPoint, onPick});
  useEffect(() => space?.resize(width, height), [space, width, height]);
  const {isDetectorShown} = shown;
  useEffect(() => {
    const {lines, faces} = parts;
    space?.draw('detector', isDetectorShown ? detectorStrokes(lines, faces, colour) : []);
  }, [space, parts, isDetectorShown, colour]);
  useEffect(() => space?.draw('event', eventStrokes(scene, colour)), [space, scene, colour]);
  useEffect(
    () => space?.draw('marks', markStrokes(scene, picked, pointed, colour)),
    [space, scene, picked, pointed, colour],
  );
  const labels = useMemo(() => {
    // Only the eye moved: the space itself stays the same object.
    void turns;
    if (!space || !isLabelled) return [];
    return apart(labelRequests(scene, shown, space), [width / 2, height / 2]);
  }, [space, isLabelled, scene, shown, width, height, turns]);
  return (
    <div>
      <div
        ref={place}
        className={styles.place}
        role="img"
        aria-label="The event in 3D"
        style={{width, height}}
      >
        <svg
          className={styles.labels}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          fontSize={labelSize}
          aria-hidden
        >
          <DrawnLabels labels={labels} paint={byVariable} />
        </svg>
      </div>
      {isLost && (
        <Missing>The browser has closed the 3D view to save memory; open it again.</Missing>
      )}
      <SpaceControls space={space} lengths={lengths} onLengths={setLengths} />
      <p className={styles.hint}>
        {lengths === 'true'
          ? 'The view is to scale.'
          : 'Not to scale: the inner detector is enlarged by a non-linear radial scale. Tracks that do not point to the centre therefore look bent.'}{' '}
        Drag to rotate; pinch, or hold Ctrl and use the wheel, to zoom.
      </p>
    </div>
  );
}

/** An event in three dimensions, which can be turned. It is a chunk of its own: load it when it is requested. */
export function SpaceView(props: ViewProps): ReactNode {
  const [isPossible] = useState(hasWebGl);
  if (isPossible) return <Picture {...props} />;
  return (
    <Missing>
      This browser cannot show the 3D view because WebGL is not available. Check whether WebGL is
      switched off in the browser settings.
    </Missing>
  );
}
