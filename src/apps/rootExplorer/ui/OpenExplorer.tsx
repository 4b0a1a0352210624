import {useCallback, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Notice} from '@site/src/kit/app/Notice';
import {shareQuery, useApp} from '@site/src/kit/app/defineApp';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import type {ReadState} from '@site/src/kit/app/urlCodec';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Listen} from '@site/src/lib/storage/AddressStore';
import {readEventLink} from '@site/src/lib/eventLinks';
import {readEventId, type EventId} from '@site/src/samples/eventId';
import {createExplorer} from '../model/explorer';
import type {ExplorerService, OpenFile, Origin} from '../model/types';
import {explorerCodec, explorerSchema, startState, type ExplorerState} from '../model/urlState';
import {completeAddress, isForeign, originAt, stateOfRequest} from './address';
import {explorerApp} from './app';
import {example} from './example';
import {OpenedFile} from './OpenedFile';
import {stateOfPage, type PageSettings} from './pageStart';
import {Opening, Start} from './start/Start';
import {useFile} from './useFile';

interface Props {
  readonly settings: PageSettings;
  readonly isAlone: boolean;
  /** For tests, which have no workers. */
  readonly createService?: () => ExplorerService;
}

const nameOf = (origin: Origin): string => (origin.kind === 'file' ? origin.name : origin.url);

interface First extends ReadState<ExplorerState> {
  /** The event of a sample that a link names. */
  readonly event: EventId | undefined;
  /** Path of the page that led here. */
  readonly back: string | undefined;
  /** What an address without parameters means on this page. */
  readonly start: ExplorerState;
}

/** What is open at first: what the URL contains, or else what the page sets. */
function useFirst(settings: PageSettings, isAlone: boolean): First {
  const samples = useBaseUrl('/samples/');
  const path = useBaseUrl(settings.file ?? '/');
  return useState(() => {
    const file = settings.file === undefined ? undefined : completeAddress(path);
    const start = stateOfPage(settings, file);
    const decoded = explorerCodec(start).decode(window.location.search);
    const link = isAlone ? readEventLink(window.location.search) : {};
    const event = link.event === undefined ? undefined : readEventId(link.event);
    const isAsked = event !== undefined && decoded.state.file === undefined;
    const named = isAsked
      ? {file: completeAddress(`${samples}${event.key}.json`), tree: event.key}
      : {};
    return {
      ...decoded,
      state: {...decoded.state, ...named},
      start,
      event: isAsked ? event : undefined,
      back: link.back,
    };
  })[0];
}

/** The start of a file that the user opened later: nothing of the page is drawn. */
const stateOfFile = ({url}: OpenFile): ExplorerState =>
  url === undefined ? startState : {...startState, file: url};

interface QuestionProps {
  readonly url: string;
  readonly onOpen: () => void;
  readonly onRefuse: () => void;
}

function Question({url, onOpen, onRefuse}: QuestionProps): ReactNode {
  return (
    <Notice>
      This link opens <code>{url}</code>. Your browser requests the file from{' '}
      <strong>{new URL(url).host}</strong>, which receives the request as with any web page.{' '}
      <SmallButton onClick={onOpen}>Open the file</SmallButton>{' '}
      <SmallButton onClick={onRefuse}>Choose a different file</SmallButton>
    </Notice>
  );
}

interface OpenProps {
  readonly file: OpenFile;
  readonly service: ExplorerService;
  readonly first: First;
  /** True if the first state is about this file. */
  readonly isFirst: boolean;
  readonly settings: PageSettings;
  readonly isAlone: boolean;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** An open file with what is drawn of it, which is in the URL of the page. */
function Open({file, first, isFirst, settings, isAlone, ...others}: OpenProps): ReactNode {
  const exampleUrl = completeAddress(useBaseUrl(example.path));
  const page = completeAddress(useBaseUrl(explorerApp.route));
  const history = useHistory();
  const {start} = first;
  // A URL with another file is followed by a reload only.
  const listen = useCallback<Listen>(
    (onChange) =>
      history.listen(() => {
        const {state} = explorerCodec(start).decode(window.location.search);
        if (state.file === file.url) onChange();
      }),
    [history, start, file],
  );
  const [app] = useState(() => ({...explorerApp, schema: explorerSchema(start)}));
  const controls = useApp(app, {
    start,
    listen,
    initial: isFirst ? first.state : stateOfFile(file),
    isInUrl: file.url !== undefined || settings.file === undefined,
  });
  return (
    <OpenedFile
      {...{file, controls, isAlone, ...others}}
      isExample={file.url === exampleUrl}
      event={isFirst ? first.event : undefined}
      back={first.back}
      linkFor={(request) =>
        file.url && page + shareQuery(explorerApp, stateOfRequest(file.url, request))
      }
      onDraw={(request) =>
        controls.dispatch({type: 'do', action: stateOfRequest(file.url, request)})
      }
    />
  );
}

interface ExplorerProps extends Required<Props> {
  readonly first: First;
}

/** From a choice of files to an open one, and back. */
function Explorer({first, settings, isAlone, createService}: ExplorerProps): ReactNode {
  const {file: firstFile} = first.state;
  const exampleUrl = completeAddress(useBaseUrl(example.path));
  const [isAsking, setIsAsking] = useState(firstFile !== undefined && isForeign(firstFile));
  const [typed, setTyped] = useState('');
  const [files, setFiles] = useState(0);
  const [origin] = useState(() =>
    firstFile === undefined || isForeign(firstFile) ? undefined : originAt(firstFile),
  );
  const {state, open, close} = useFile(createService, origin);

  function act(next: Origin | undefined): void {
    setFiles(files + 1);
    setIsAsking(false);
    if (next) open(next);
    else close();
  }

  if (isAsking && firstFile !== undefined) {
    return (
      <Question
        url={firstFile}
        onOpen={() => act(originAt(firstFile))}
        onRefuse={() => act(undefined)}
      />
    );
  }
  if (state.phase === 'opening') {
    return <Opening name={nameOf(state.origin)} onCancel={() => act(undefined)} />;
  }
  if (state.phase === 'start') {
    return (
      <Start
        key={typed}
        problem={state.problem}
        typed={typed}
        takesFocus={files > 0 && !state.problem}
        onFile={(file) => act({kind: 'file', blob: file, name: file.name})}
        onAddress={(text) => {
          setTyped(text);
          act(originAt(completeAddress(text)));
        }}
        onExample={() => act(originAt(exampleUrl))}
      />
    );
  }
  const {file, service} = state;
  const isFirst = firstFile === undefined ? files < 2 : firstFile === file.url;
  return (
    <Open
      key={files}
      {...{file, service, first, isFirst, settings, isAlone}}
      takesFocus={files > 0}
      onClose={() => act(undefined)}
    />
  );
}

/** The explorer, below what of a link could not be read. */
export function OpenExplorer({createService = createExplorer, ...props}: Props): ReactNode {
  const first = useFirst(props.settings, props.isAlone);
  const [unread, setUnread] = useState(first.unread);
  return (
    <>
      <UnreadNotice parts={unread.map(explorerApp.parameterLabel)} onClose={() => setUnread([])} />
      <Explorer {...props} createService={createService} first={first} />
    </>
  );
}
