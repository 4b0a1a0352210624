import {useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {readEventLink, type EventLink} from '@site/src/lib/eventLinks';
import type {EventFileReader} from '../panels/useEventFile';

const nothing: EventLink = {};

/**
 * What the URL contains of an event of a sample, which is opened once.
 *
 * @param isAlone only the display on a page of its own follows such links
 */
export function useLinkedEvent(reader: EventFileReader, isAlone: boolean): EventLink {
  const folder = useBaseUrl('/samples/');
  const [link] = useState(() => (isAlone ? readEventLink(window.location.search) : nothing));
  const open = useRef(reader.openSampleEvent);
  useEffect(() => {
    if (link.event !== undefined) open.current(link.event, folder);
  }, [link, folder]);
  return link;
}
