import {useEffect} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {isEmbedded} from '../provider';
import {questionService} from './chatRequest';
import {answeredLocally} from './localAnswers';

type Respond = (address: string, init: RequestInit, send: typeof fetch) => Promise<Response>;

/** The hosted assistant answers; its questions pass through this page, which puts answer cards first. */
async function answeredByAssistant(
  address: string,
  init: RequestInit,
  send: typeof fetch,
): Promise<Response> {
  if (address !== questionService) return send(address, init);
  const {answeredWithCard} = await import('./hosted/assistantAnswers');
  return answeredWithCard(init, {
    baseUrl: siteConfig.baseUrl,
    send: () => send(address, init),
  });
}

const respond: Respond = isEmbedded(siteConfig.themeConfig) ? answeredLocally : answeredByAssistant;

/**
 * While the modal is open, responds on this page to what DocSearch sends to its question service: DocSearch
 * knows one address to ask, and calls the page's `fetch` for it.
 */
export function useAnswers(): void {
  useEffect(() => {
    const {fetch: original} = globalThis;
    const send: typeof fetch = (input, init) => original.call(globalThis, input, init);
    const standIn: typeof fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return address.startsWith(questionService)
        ? respond(address, init ?? {}, send)
        : send(input, init);
    };
    globalThis.fetch = standIn;
    return () => {
      if (globalThis.fetch === standIn) globalThis.fetch = original;
    };
  }, []);
}
