import type {ReactNode} from 'react';

export function Keys(): ReactNode {
  return (
    <div className="markdown">
      <p>
        Press <kbd>Tab</kbd> to go on, <kbd>Shift</kbd> + <kbd>Tab</kbd> to go back.
      </p>
      <p>
        A unit with an exponent: fb<sup>−1</sup>. An index: p<sub>T</sub>.{' '}
        <mark>A word that is marked.</mark> <small>A small note.</small>
      </p>
      <dl>
        <dt>A term</dt>
        <dd>What it means.</dd>
      </dl>
    </div>
  );
}
