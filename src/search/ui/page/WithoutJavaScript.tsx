/** Alternatives for users whose browser cannot run the search. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

const sections = [
  {to: '/docs/category/get-started', label: 'Get started'},
  {to: '/docs/data', label: 'Data'},
  {to: '/docs/category/web-apps-for-education', label: 'Web apps for education'},
  {to: '/docs/category/tutorials-for-research', label: 'Tutorials for research'},
  {to: '/docs/atlasopenmagic', label: 'Python API'},
  {to: '/docs/faqs', label: 'Frequently asked questions'},
  {to: '/contact-us', label: 'Contact us'},
];

export function WithoutJavaScript(): ReactNode {
  return (
    <noscript>
      <div className="container margin-vert--lg">
        <p>
          The search runs in your browser and needs JavaScript, which is switched off in this
          browser. Every page of the site can be read without it: the sections below lead to all of
          them, and any search engine finds them if you add <code>site:opendata.atlas.cern</code> to
          your words.
        </p>
        <ul>
          {sections.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
