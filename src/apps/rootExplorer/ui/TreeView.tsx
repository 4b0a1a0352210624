import {useEffect, useRef, useState, type ReactNode} from 'react';
import {checkField, checkRequest, isList} from '../model/check';
import type {
  DrawRequest,
  ExplorerService,
  ExpressionField,
  OpenFile,
  Problem,
  TreeInfo,
} from '../model/types';
import type {ExplorerState} from '../model/urlState';
import {requestOfState} from './address';
import {BranchList} from './contents/BranchList';
import {DrawForm, type FieldProblems} from './draw/DrawForm';
import {
  emptyFields,
  fieldsOf,
  numberProblems,
  requestOf,
  type DrawFields,
  type NumberProblems,
} from './draw/fields';
import {useDrawing} from './draw/useDrawing';
import styles from './explorer.module.css';
import {LazyCode} from './look/LazyCode';
import {DrawnPart} from './look/DrawnPart';
import {FirstValues} from './look/FirstValues';
import {Fold} from './look/Fold';
import {SharePart} from './look/SharePart';

interface Props {
  readonly file: OpenFile;
  readonly tree: TreeInfo;
  readonly service: ExplorerService;
  /** Kept, with what was typed, while something else is looked at. */
  readonly isHidden: boolean;
  /** What is drawn; undefined while that is from a different tree. */
  readonly state: ExplorerState | undefined;
  /** The entry whose values are shown at first. */
  readonly firstEntry: number;
  readonly source: string;
  readonly linkFor: (request: DrawRequest) => string | undefined;
  readonly onDraw: (request: DrawRequest) => void;
}

const nothingToDraw: Problem = {
  what: 'There is nothing to plot yet.',
  advice: 'Enter the name of a branch here.',
};

const expressionFields: readonly ExpressionField[] = [
  'x',
  'y',
  'selection',
  'secondSelection',
  'weight',
];

function fieldProblems(fields: DrawFields, tree: TreeInfo): FieldProblems {
  return Object.fromEntries(
    expressionFields.flatMap((name) => {
      const text = fields[name].trim() === '' ? '' : fields[name];
      const problem = text === '' ? undefined : checkField(text, tree, name);
      return problem ? [[name, problem]] : [];
    }),
  );
}

function withProblem(
  before: FieldProblems,
  name: ExpressionField,
  found: Problem | undefined,
): FieldProblems {
  const others = Object.entries(before).filter(([other]) => other !== name);
  return Object.fromEntries(found ? [...others, [name, found]] : others);
}

const keyOf = (request: DrawRequest | undefined): string =>
  request ? JSON.stringify(fieldsOf(request)) : '';

const areEqual = (one: DrawRequest | undefined, other: DrawRequest | undefined): boolean =>
  keyOf(one) === keyOf(other);

/** A tree: its branches, the form, the drawing, and what can be taken away of it. */
export function TreeView(props: Props): ReactNode {
  const {file, tree, service, isHidden, state, firstEntry, source, linkFor, onDraw} = props;
  const main = useRef<HTMLDivElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const wanted = state && requestOfState(state, tree.path);
  const [first] = useState(wanted);
  const [fields, setFields] = useState(() => (first ? fieldsOf(first) : emptyFields(tree.path)));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [numbers, setNumbers] = useState<NumberProblems>({});
  const [failedAt, setFailedAt] = useState(0);
  const drawing = useDrawing(service, first);
  const {drawn, problem} = drawing;
  const [requested, setRequested] = useState(first);
  if (state && !areEqual(wanted, requested)) {
    // Undo, redo or a link: the form and the plot follow.
    setRequested(wanted);
    setFields(wanted ? fieldsOf(wanted) : emptyFields(tree.path));
    setProblems({});
    setNumbers({});
    drawing.start(wanted);
  }
  const at = problem?.at;
  const shownProblems =
    problem && at && !problems[at.field] ? {...problems, [at.field]: problem} : problems;

  useEffect(() => {
    if (failedAt > 0) main.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedAt]);

  function draw(next: DrawFields): void {
    setFields(next);
    const found = fieldProblems(next, tree);
    const wrongNumbers = numberProblems(next);
    setProblems(found);
    setNumbers(wrongNumbers);
    if (Object.keys(found).length + Object.keys(wrongNumbers).length > 0) {
      setFailedAt(Date.now());
      return;
    }
    const request = requestOf(next);
    const together = request ? checkRequest(request, tree) : nothingToDraw;
    if (!request || together) {
      setProblems({[together?.at?.field ?? 'x']: together});
      setFailedAt(Date.now());
      return;
    }
    setRequested(request);
    drawing.start(request);
    onDraw(request);
  }

  /** On a phone the plot is far below the list. */
  function showPlot(): void {
    const {top = 0} = plot.current?.getBoundingClientRect() ?? {};
    if (top > 0.7 * window.innerHeight) plot.current?.scrollIntoView({block: 'start'});
  }

  function drawBranch(name: string): void {
    draw({...fields, x: name, y: '', from: '', to: ''});
    showPlot();
  }

  return (
    <>
      <div className={styles.branches} hidden={isHidden}>
        <BranchList
          tree={tree}
          drawn={fields.x}
          onDraw={drawBranch}
          onSkip={() => main.current?.querySelector('input')?.focus()}
          onDrawUp={(name) =>
            fields.x.trim() === ''
              ? drawBranch(name)
              : draw({...fields, y: name, yFrom: '', yTo: ''})
          }
        />
      </div>
      <div ref={main} className={styles.main} hidden={isHidden}>
        <div className={styles.drawing}>
          <div className={styles.form}>
            <DrawForm
              tree={tree}
              fields={fields}
              problems={shownProblems}
              numberProblems={numbers}
              axes={drawn?.axes ?? []}
              isRunning={drawing.isRunning}
              onChange={setFields}
              onProblem={(name, found) => setProblems((before) => withProblem(before, name, found))}
              onDraw={() => draw(fields)}
            />
          </div>
          <div ref={plot} className={styles.plot}>
            <DrawnPart
              drawing={drawing}
              fileName={file.name.replace(/\.root$/i, '')}
              source={source}
              hasFailed={Object.keys({...shownProblems, ...numbers}).length > 0}
              hasLists={drawn !== undefined && isList(drawn.request.x, tree) === true}
            />
          </div>
        </div>
        <div className={styles.folds}>
          <Fold title="Table of values" isOpen={!first}>
            {() => (
              <FirstValues key={tree.path} service={service} tree={tree} firstEntry={firstEntry} />
            )}
          </Fold>
          {drawn && (
            <>
              <Fold title="Python and C++ code">
                {() => <LazyCode file={file} drawn={drawn} />}
              </Fold>
              <Fold title="Share">{() => <SharePart link={linkFor(drawn.request)} />}</Fold>
            </>
          )}
        </div>
      </div>
    </>
  );
}
