import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

const looks = ['primary', 'outline', 'secondary'] as const;

export function Buttons(): ReactNode {
  return looks.map((look) => (
    <p key={look}>
      <button type="button" className={`button button--${look}`}>
        A button
      </button>{' '}
      <button type="button" className={`button button--${look}`} disabled>
        That cannot be used
      </button>{' '}
      <Link to="/docs/data" className={`button button--${look}`}>
        A link as a button
      </Link>
    </p>
  ));
}
