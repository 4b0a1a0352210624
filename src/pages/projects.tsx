import type {ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {OldAnchor} from '@site/src/mdx/OldAnchor';
import {Finder} from './_components/projects/Finder';
import Guide from './_projects/_guide.mdx';
import Intro from './_projects/_intro.mdx';
import styles from './projects.module.css';

const title = 'External projects';

const description =
  'University labs and courses built on ATLAS Open Data. Filter them by level, length, data release and software, or add your own project.';

const keywords = [
  'projects',
  'university',
  'laboratory',
  'course',
  'Python',
  'ROOT',
  'teaching',
  'open data',
];

export default function Projects(): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <div className={clsx('markdown', styles.prose)}>
          <MDXContent>
            <Intro />
          </MDXContent>
        </div>
        <OldAnchor id="undergraduate" />
        <OldAnchor id="masters" />
        <Finder />
        <div className={clsx('markdown', styles.prose)}>
          <MDXContent>
            <Guide />
          </MDXContent>
        </div>
      </main>
    </Layout>
  );
}
