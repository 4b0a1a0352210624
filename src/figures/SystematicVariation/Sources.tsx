import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {shownRange, type Source} from './variations';
import {signed} from './words';

/** What each source does in one bin, and all together: the band taken apart. */
export function Sources({sources}: {readonly sources: readonly Source[]}): ReactNode {
  return (
    <table className={styles.sources}>
      <caption>In the shaded bin, {shownRange}</caption>
      <thead>
        <tr>
          <th scope="col">source</th>
          <th scope="col">up</th>
          <th scope="col">down</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({name, up, down}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{signed(up)}</td>
            <td>{signed(down)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
