import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Notice} from '@site/src/kit/app/Notice';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import {SmallButton} from '@site/src/components/SmallButton';
import type {ReadState} from '@site/src/lib/addressParameters';
import {readEventLink} from '@site/src/lib/eventLinks';
import {readEventId, type EventId} from '@site/src/samples/eventId';
import {createExplorer} from '../model/explorer';
import type {ExplorerService, Origin} from '../model/types';
import {decode, encode, type ExplorerState} from '../model/urlState';
import {completeAddress, isForeign, originAt, stateOfRequest, writeAddress} from './address';
import {nameParameter} from './draw/fieldLabels';
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

const route = '/apps/root-explorer';

const nameOf = (origin: Origin): string => (origin.kind === 'file' ? origin.name : origin.url);

interface First extends ReadState<ExplorerState> {
  /** The event of a sample that a link names. */
  readonly event: EventId | undefined;
  /** Path of the page that led here. */
  readonly back: string | undefined;
  /** What an address without parameters means on this page. */
  readonly start: ExplorerState;
}

/** What is open at first: what the address says, or else what the page sets. */
function useFirst(settings: PageSettings, isAlone: boolean): First {
  const samples = useBaseUrl('/samples/');
  const path = useBaseUrl(settings.file ?? '/');
  return useState(() => {
    const file = settings.file === undefined ? undefined : completeAddress(path);
    const start = stateOfPage(settings, file);
    const decoded = decode(window.location.search, start);
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

interface QuestionProps {
  readonly url: string;
  readonly onOpen: () => void;
  readonly onRefuse: () => void;
}

function Question({url, onOpen, onRefuse}: QuestionProps): ReactNode {
  return (
    <Notice>
      This link opens <code>{url}</code>. Your browser asks <strong>{new URL(url).host}</strong> for
      it, which sees your request like that of any page.{' '}
      <SmallButton onClick={onOpen}>Open the file</SmallButton>{' '}
      <SmallButton onClick={onRefuse}>Choose another file</SmallButton>
    </Notice>
  );
}

interface ExplorerProps extends Required<Props> {
  readonly first: First;
}

/** From a choice of files to an open one, and back. */
function Explorer({first, settings, isAlone, createService}: ExplorerProps): ReactNode {
  const {file: firstFile} = first.state;
  const exampleUrl = completeAddress(useBaseUrl(example.path));
  const ownPage = completeAddress(useBaseUrl(route));
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
  const canWrite = file.url !== undefined || settings.file === undefined;
  return (
    <OpenedFile
      {...{file, service}}
      isExample={file.url === exampleUrl}
      takesFocus={files > 0}
      first={isFirst ? first.state : undefined}
      event={isFirst ? first.event : undefined}
      back={first.back}
      wholePage={isAlone ? undefined : ownPage}
      linkFor={(request) =>
        file.url === undefined ? undefined : ownPage + encode(stateOfRequest(file.url, request), '')
      }
      onDraw={(request) => canWrite && writeAddress(stateOfRequest(file.url, request), first.start)}
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
      <UnreadNotice parts={unread.map(nameParameter)} onClose={() => setUnread([])} />
      <Explorer {...props} createService={createService} first={first} />
    </>
  );
}
