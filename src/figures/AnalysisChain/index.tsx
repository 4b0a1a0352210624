import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {chainFolder, chainSteps} from '@site/src/data/analysisChain';
import {Drawing} from './drawings';
import styles from './styles.module.css';

/** The steps from a collision to a result, each with a drawing and its pages. */
export function AnalysisChain(): ReactNode {
  return (
    <div className={styles.chain}>
      <ol>
        {chainSteps.map(({key, question, pages}) => (
          <li key={key} id={`step-${key}`}>
            <Drawing step={key} />
            <p className={styles.name}>{key}</p>
            <p className={styles.question}>{question}</p>
            <ul role="list">
              {pages.map(({id, label}) => (
                <li key={id}>
                  <Link to={`/docs/${chainFolder}${id}`}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
