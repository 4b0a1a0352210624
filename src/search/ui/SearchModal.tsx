/** DocSearch's modal, with what it lacks: see `docs-dev/decisions/0002-search-seam.md`. */
import {useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {DocSearchModal as Modal, type DocSearchModalProps} from '@docsearch/react/modal';
import {createLocalClient, prefetch, prepare} from '../local/service/client';
import {isEmbedded} from '../provider';
import {ExampleQueries} from './ExampleQueries';
import {missingResultsUrl} from './missingResults';
import {observed} from './observed';
import {forgetOutcome} from './outcomes';
import {AskAgain, FailureNotice, ModalSkeleton, correctedFooter} from './modal/parts';
import {Suggestions} from './modal/Suggestions';
import {QuestionMode} from './QuestionMode';
import {ResultCount} from './ResultCount';
import {provideStorage} from './standInStorage';
import {SearchCard} from './SearchCard';
import {SearchNote} from './SearchNote';
import {useAnswers} from './useAnswers';
import {withSite} from './hosted/withSite';
import {useModality} from './useModality';
import {withSuggestedQuestions} from './withSuggestedQuestions';
import './modal.css';
import {setValue} from './askInModal';
import {searchPlaceholder} from '@site/src/data/search';

type Texts = NonNullable<DocSearchModalProps['translations']>;

/** No service writes these answers: the site is asked. */
const embeddedTexts: Texts = {
  resultsScreen: {
    askAiPlaceholder: 'Ask this site: ',
    noResultsAskAiPlaceholder: 'Ask it as a question: ',
  },
};

const quotedLine = 'These sentences are quoted from this site; no AI writes them.';

/** Who answers: the embedded search or a hosted one, by quoting the site or by AI. */
interface AnsweredBy {
  readonly isEmbedded: boolean;
  readonly isQuoted: boolean;
}

/** The texts of the theme, with ours added; above answers that quote, a line that says so in place of the one on AI. */
function modalTexts(ofTheme: Texts | undefined, {isEmbedded, isQuoted}: AnsweredBy): Texts {
  return {
    ...ofTheme,
    ...(isEmbedded ? embeddedTexts : {}),
    ...(isQuoted ? {askAiScreen: {...ofTheme?.askAiScreen, disclaimerText: quotedLine}} : {}),
    searchBox: {
      ...ofTheme?.searchBox,
      placeholderText: searchPlaceholder,
      newConversationPlaceholder: searchPlaceholder,
      conversationHistoryTitle: 'Earlier questions',
      startNewConversationText: 'New question',
      viewConversationHistoryText: 'Earlier questions',
    },
    newConversation: {
      newConversationTitle: 'What would you like to know?',
      newConversationDescription:
        'Ask about the data, the physics or the tools. The answer comes from the pages of this site, with links to them.',
    },
  };
}

const isBlank = (text: string): boolean => text !== '' && text.trim() === '';

const fieldOf = (dialog: HTMLElement): HTMLInputElement | null =>
  dialog.querySelector('.DocSearch-Input');

/**
 * Keeps the field of the modal empty while nothing but spaces is typed, and forgets the outcome of a
 * search whose query was cleared, until the function that it returns is called.
 */
function keepBlankEmpty(dialog: HTMLElement): () => void {
  const clean = ({target, isComposing}: InputEvent): void => {
    const field = fieldOf(dialog);
    if (!field || target !== field || isComposing || field.value.trim()) return;
    if (field.value) setValue(field, '');
    forgetOutcome();
  };
  // What is selected on the page is the first query: here it would be line breaks and spaces.
  if (isBlank(window.getSelection()?.toString() ?? '')) fieldOf(dialog)?.form?.reset();
  dialog.addEventListener('input', clean as EventListener, {capture: true});
  dialog.addEventListener('reset', forgetOutcome, {capture: true});
  return () => {
    dialog.removeEventListener('input', clean as EventListener, {capture: true});
    dialog.removeEventListener('reset', forgetOutcome, {capture: true});
  };
}

const {baseUrl, customFields, themeConfig} = siteConfig;
const embedded = isEmbedded(themeConfig);
const answeredBy = {isEmbedded: embedded, isQuoted: embedded && !customFields?.askApi};

provideStorage();
// This module comes when the search button is focused or pointed at: a moment before the first query.
prefetch(baseUrl);

/** Hits of the embedded search: as many as a screen shows; the line below them leads to all. */
const hitsOfModal = 8;

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
  const {searchParameters: given} = props;
  const isAsking = props.isAskAiActive ?? false;
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const [aboveHits, setAboveHits] = useState<HTMLElement | null>(null);
  const toClient = useMemo<TransformClient>(
    () => (client) =>
      embedded
        ? (withSuggestedQuestions(observed(createLocalClient(baseUrl))) as unknown as typeof client)
        : observed(withSite(transform?.(client) ?? client)),
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
  const parameters = useMemo(
    () => (embedded ? {...given, hitsPerPage: hitsOfModal} : given),
    [given],
  );
  useEffect(() => prepare(baseUrl), []);
  // Before effects of DocSearch, which search for a selected word and, after a question, again.
  useLayoutEffect(forgetOutcome, [isAsking]);
  useEffect(() => (dialog ? keepBlankEmpty(dialog) : undefined), [dialog]);
  useModality(dialog, Boolean(askAi));
  useAnswers();
  return (
    <>
      <Modal
        {...props}
        translations={modalTexts(props.translations, answeredBy)}
        transformSearchClient={toClient}
        resultsFooterComponent={footer}
        getMissingResultsUrl={missingResultsUrl}
        {...(parameters ? {searchParameters: parameters} : {})}
        {...(askWith ? {askAi: askWith} : {})}
      />
      <span hidden ref={findDialog} />
      {aboveHits && !isAsking && (
        <>
          {dialog && <ExampleQueries dialog={dialog} place={aboveHits} />}
          <SearchNote place={aboveHits} />
          <SearchCard place={aboveHits} />
          {dialog && <ModalSkeleton dialog={dialog} place={aboveHits} />}
        </>
      )}
      {dialog && (
        <>
          {!isAsking && (
            <>
              <ResultCount place={dialog} />
              <FailureNotice dialog={dialog} />
              <Suggestions dialog={dialog} />
            </>
          )}
          {isAsking && <AskAgain dialog={dialog} />}
          {askAi && <QuestionMode dialog={dialog} isOn={isAsking} toggle={props.onAskAiToggle} />}
        </>
      )}
    </>
  );
}
