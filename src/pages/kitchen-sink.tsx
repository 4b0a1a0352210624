import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Part} from './_kitchenSink/Part';
import {sections} from './_kitchenSink/sections';

const description =
  'Every part of the interface of ATLAS Open Data in each of its states, for those who design, write or change it.';

export default function KitchenSink(): ReactNode {
  return (
    <Layout title="Kitchen sink" description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <header>
          <Heading as="h1">Kitchen sink</Heading>
          <p>
            Every part of the site’s interface in each of its states, once, for those who design,
            write or change it. No page links to this one. The tests keep a screenshot of each
            section at three widths and in both colour modes; if a change alters a section, you see
            it here first.
          </p>
        </header>
        <nav aria-label="Sections of this page">
          <ul>
            {sections.map(({id, title}) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map((section) => (
          <Part key={section.id} {...section} />
        ))}
      </main>
    </Layout>
  );
}
