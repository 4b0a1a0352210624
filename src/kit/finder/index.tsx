import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {AddressedFinder, type Props} from './AddressedFinder';

export type {Table} from './model/table';
export type {Overview} from './ui/Finder';

/** A table of up to some ten thousand rows: find, choose, compare, take away. Its state is in the address. */
export function DataFinder<Row>(props: Props<Row>): ReactNode {
  return <AddressedFinder {...props} listen={useHistory().listen} />;
}
