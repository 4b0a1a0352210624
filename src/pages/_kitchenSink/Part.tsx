import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import styles from './Part.module.css';
import type {Section} from './section';

/** One section of the page; its id is an anchor, which the check of broken anchors has to know. */
export function Part({id, title, Content}: Section): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={styles.part}>
      <Heading as="h2">{title}</Heading>
      <Content />
    </section>
  );
}
