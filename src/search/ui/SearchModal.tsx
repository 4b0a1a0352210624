/** DocSearch's modal, with what it lacks: see `docs-dev/decisions/0002-search-seam.md`. */
import {useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {DocSearchModal as Modal, type DocSearchModalProps} from '@docsearch/react/modal';
import {createLocalClient, prefetch, prepare} from '../local/service/client';
import {isEmbedded} from '../provider';
import {keepBlankEmpty} from './blankQuery';
import {ExampleQueries} from './ExampleQueries';
import {missingResultsUrl} from './missingResults';
import {observed} from './observed';
import {forgetOutcome, useOutcome, type Outcome} from './outcomes';
import {QuestionMode} from './QuestionMode';
import {ResultCount} from './ResultCount';
import {provideStorage} from './standInStorage';
import {modalTexts} from './texts';
import {SearchCard} from './SearchCard';
import {SearchNote} from './SearchNote';
import {useLocalAnswers} from './useLocalAnswers';
import {useModality} from './useModality';
import {withSuggestedQuestions} from './withSuggestedQuestions';
import './modal.css';
import {createPortal} from 'react-dom';
import {SearchFailureText} from './SearchFailureText';

/** The line below the hits that leads to the search page, with the number of hits of this query. */
type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
type State = Parameters<Footer>[0]['state'];

/**
 * Passes suggestions to the screen "No results". Upstream spreads its suggestions into an object and
 * then asks for their length, so that it never shows any; it reads them from this state, after us.
 */
function offerSuggestions({context}: State, {suggestions}: Outcome): void {
  context.searchSuggestions = [...suggestions];
}

/** Upstream adds up the hits of all queries since the modal opened, and shows the line for none, too. */
function correctedFooter(Upstream: Footer): Footer {
  return function CorrectedFooter({state}: {readonly state: State}): ReactNode {
    const outcome = useOutcome();
    if (outcome?.query !== state.query) return null;
    if (outcome.total === 0) {
      offerSuggestions(state, outcome);
      return null;
    }
    return <Upstream state={{...state, context: {...state.context, nbHits: outcome.total}}} />;
  } as Footer;
}

// Shows that the search failed, why, and what to do: upstream has the words and never shows them.

/** Repeats the query as if it had been typed again. */
function searchAgain(dialog: HTMLElement): void {
  const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.blur();
  input?.focus();
}

function FailureNotice({dialog}: {readonly dialog: HTMLElement}): ReactNode {
  const failure = useOutcome()?.failure;
  useEffect(() => {
    dialog.toggleAttribute('data-failed', failure !== undefined);
    return () => dialog.removeAttribute('data-failed');
  }, [dialog, failure]);
  if (!failure) return null;
  return createPortal(
    <div role="alert" className="search-failure">
      <SearchFailureText failure={failure} />
      <button
        type="button"
        className="button button--secondary"
        onClick={() => searchAgain(dialog)}
      >
        Try again
      </button>
    </div>,
    dialog,
  );
}

const {baseUrl, customFields, themeConfig} = siteConfig;
const embedded = isEmbedded(themeConfig);
const answeredBy = {isEmbedded: embedded, isQuoted: embedded && !customFields?.askApi};

provideStorage();
// This module comes when the search button is focused or pointed at: a moment before the first query.
if (embedded) prefetch(baseUrl);

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type AskAi = Exclude<DocSearchModalProps['askAi'], string | undefined>;

/** In the embedded search, its own index also knows questions to suggest. */
function withSuggestions(askAi: DocSearchModalProps['askAi']): DocSearchModalProps['askAi'] {
  return embedded && typeof askAi === 'object'
    ? ({...askAi, suggestedQuestions: true} as AskAi)
    : askAi;
}

export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const {resultsFooterComponent: Footer, transformSearchClient: transform, askAi} = props;
  const isAsking = props.isAskAiActive ?? false;
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const [aboveHits, setAboveHits] = useState<HTMLElement | null>(null);
  const toClient = useMemo<TransformClient>(
    () => (client) =>
      embedded
        ? (withSuggestedQuestions(observed(createLocalClient(baseUrl))) as unknown as typeof client)
        : observed(transform?.(client) ?? client),
    [transform],
  );
  const findDialog = useCallback((marker: HTMLElement | null) => {
    const found = marker?.parentElement?.querySelector<HTMLElement>('.DocSearch-Modal');
    found?.toggleAttribute('data-embedded', embedded);
    setDialog(found ?? null);
    // Above the hits for the keyboard, too: what is appended to the dialog comes after them.
    const place = document.createElement('div');
    place.className = 'search-above';
    found?.querySelector('.DocSearch-SearchBar')?.after(place);
    setAboveHits(place);
  }, []);
  const footer = useMemo(() => Footer && correctedFooter(Footer), [Footer]);
  const askWith = useMemo(() => withSuggestions(askAi), [askAi]);
  useEffect(() => {
    if (embedded) prepare(baseUrl);
  }, []);
  // Before effects of DocSearch, which search for a selected word and, after a question, again.
  useLayoutEffect(forgetOutcome, [isAsking]);
  useEffect(() => (dialog ? keepBlankEmpty(dialog) : undefined), [dialog]);
  useModality(dialog, Boolean(askAi));
  useLocalAnswers(embedded);
  return (
    <>
      <Modal
        {...props}
        translations={modalTexts(props.translations, answeredBy)}
        transformSearchClient={toClient}
        resultsFooterComponent={footer}
        getMissingResultsUrl={missingResultsUrl}
        {...(askWith ? {askAi: askWith} : {})}
      />
      <span hidden ref={findDialog} />
      {aboveHits && !isAsking && (
        <>
          {dialog && <ExampleQueries dialog={dialog} place={aboveHits} />}
          <SearchNote place={aboveHits} />
          <SearchCard place={aboveHits} />
        </>
      )}
      {dialog && (
        <>
          {!isAsking && (
            <>
              <ResultCount place={dialog} />
              <FailureNotice dialog={dialog} />
            </>
          )}
          {askAi && <QuestionMode dialog={dialog} isOn={isAsking} toggle={props.onAskAiToggle} />}
        </>
      )}
    </>
  );
}
