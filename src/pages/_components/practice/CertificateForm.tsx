import {useId, useState, type ReactNode} from 'react';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {maxName} from '@site/src/lib/selfChecks/kept';
import {keepName} from '@site/src/mdx/SelfChecks/answering/useKeptChecks';
import {Certificate} from './Certificate';
import type {CertificateFacts} from './progress';
import styles from './styles.module.css';

interface Props {
  readonly facts: CertificateFacts;
  readonly keptName: string | undefined;
  /** False if the browser does not store answers. */
  readonly isStored: boolean;
}

/** The name on the certificate, whether it is kept, and the button that prints it. */
export function CertificateForm({facts, keptName, isStored}: Props): ReactNode {
  const id = useId();
  const [name, setName] = useState(keptName ?? '');
  const {pages, questions} = facts;
  if (pages === 0) {
    return (
      <p>
        The certificate lists the pages whose questions you have all answered correctly. No page is
        complete yet.
      </p>
    );
  }
  const write = (written: string): void => {
    setName(written);
    if (keptName !== undefined) keepName(written.trim());
  };
  return (
    <>
      <p>
        You have completed {formatCountOf(pages, 'page')} with{' '}
        {formatCountOf(questions, 'question')}. The certificate states that it is self-declared:
        nobody has verified it.
      </p>
      <div className={styles.form}>
        <label htmlFor={`${id}-name`}>Name on the certificate</label>
        <input
          id={`${id}-name`}
          type="text"
          autoComplete="name"
          maxLength={maxName}
          value={name}
          onChange={({target}) => write(target.value)}
        />
        {isStored && (
          <label className={styles.keep}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={keptName !== undefined}
              onChange={({target}) => keepName(target.checked ? name.trim() : undefined)}
            />
            Keep the name in this browser
          </label>
        )}
        <PrintAlone label="Print the certificate">
          <Certificate name={name.trim()} facts={facts} />
        </PrintAlone>
      </div>
    </>
  );
}
