import type {ReactNode} from 'react';
import {MailTemplate} from '../_components/MailTemplate';

export function PreparedMessage(): ReactNode {
  return <MailTemplate topic="page" />;
}
