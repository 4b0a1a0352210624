// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Context as IsBrowser} from '@docusaurus/core/lib/client/browserContext';
import {useWrittenCode} from './useWrittenCode';

interface Props {
  readonly code: string;
  readonly isRunning?: boolean;
}

function Block({code}: Props) {
  const {isWritten, element} = useWrittenCode(code);
  return isWritten ? (
    <code
      key="written"
      ref={element}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  ) : (
    <code key="made" ref={element}>
      {code}, made here
    </code>
  );
}

const page = ({code, isRunning = false}: Props) => (
  <IsBrowser.Provider value={isRunning}>
    <Block code={code} />
  </IsBrowser.Provider>
);

function writtenPage(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return container;
}

describe('code that came with the page', () => {
  const html = '<code><b>print</b>(1)</code>';

  it('is left alone while React takes the page over, and after', () => {
    const container = writtenPage(html);
    const word = container.querySelector('b');
    const {rerender} = render(page({code: 'print(1)'}), {container, hydrate: true});
    rerender(page({code: 'print(1)', isRunning: true}));
    expect(container.innerHTML).toBe(html);
    expect(container.querySelector('b')).toBe(word);
  });

  it('gives way to other code', () => {
    const container = writtenPage(html);
    const {rerender} = render(page({code: 'print(1)'}), {container, hydrate: true});
    rerender(page({code: 'print(2)', isRunning: true}));
    expect(container.textContent).toBe('print(2), made here');
  });

  it('is made where nothing came, and wherever the page runs already', () => {
    const container = writtenPage('');
    render(page({code: 'print(1)'}), {container});
    expect(container.textContent).toBe('print(1), made here');
    const later = writtenPage('');
    render(page({code: 'print(3)', isRunning: true}), {container: later});
    expect(later.textContent).toBe('print(3), made here');
  });
});
