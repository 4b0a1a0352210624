// Replaces upstream: no emoji, no cut-off texts, level and minutes of a page, and a category says what it holds.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocCard';
import {CardFacts} from '@site/src/components/CardFacts';
import styles from './styles.module.css';

type Item = Props['item'];
type Category = Extract<Item, {type: 'category'}>;
type Page = Extract<Item, {type: 'link'}>;

interface CardProps {
  readonly href: string;
  readonly className?: string;
  readonly title: string;
  readonly description?: string;
  readonly children?: ReactNode;
}

function Card({href, className, title, description, children}: CardProps): ReactNode {
  return (
    <Link href={href} className={clsx('card', styles.card, className)}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      {children}
    </Link>
  );
}

function contents({items}: Category): string {
  return items.flatMap((item) => ('label' in item && item.label ? [item.label] : [])).join(' · ');
}

function CategoryCard({item}: {readonly item: Category}): ReactNode {
  const href = findFirstSidebarItemLink(item);
  if (!href) return null;
  const {label, className, description = contents(item)} = item;
  return <Card href={href} className={className} title={label} description={description} />;
}

function PageCard({item}: {readonly item: Page}): ReactNode {
  const doc = useDocById(item.docId ?? undefined);
  const {href, label, className, description = doc?.description} = item;
  return (
    <Card href={href} className={className} title={label} description={description}>
      {item.docId !== undefined && <CardFacts docId={item.docId} />}
    </Card>
  );
}

export default function DocCard({item}: Props): ReactNode {
  if (item.type === 'category') return <CategoryCard item={item} />;
  return item.type === 'link' ? <PageCard item={item} /> : null;
}
