import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {AsDoc} from './AsDoc';

export function Breadcrumbs(): ReactNode {
  return (
    <AsDoc>
      <DocBreadcrumbs />
    </AsDoc>
  );
}
