import {useId, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {LazyContent} from '../LazyContent';

interface Props {
  readonly text: string;
  /** Name of the code: `QR code of the link`. */
  readonly name: string;
}

const load = async () => (await import('.')).QrCode;

/** A button that draws the QR code of a text; what draws it is loaded then. */
export function QrDisclosure({text, name}: Props): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <SmallButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'} {name}
        </SmallButton>
      </p>
      <div id={id}>{isOpen && <LazyContent title={name} load={load} given={{text, name}} />}</div>
    </>
  );
}
