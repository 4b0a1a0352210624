// Fills the slot that upstream leaves empty without a search theme: a link to the page that lists all pages.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Search} from 'lucide-react';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  return (
    <Link to="/search" className={styles.search}>
      <Search aria-hidden size={18} />
      <span className={styles.label}>Search</span>
    </Link>
  );
}
