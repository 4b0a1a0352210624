// Wraps upstream: adds the site's own keywords, faqs and notebook.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';
import AdmonitionLayout from '@theme/Admonition/Layout';
import DefaultAdmonitionTypes from '@theme-original/Admonition/Types';
import {CircleQuestionMark, NotebookPen} from 'lucide-react';

function Faqs(props: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<CircleQuestionMark aria-hidden />}
      title="Frequently asked"
      {...props}
      className="alert admonition-faqs"
    />
  );
}

function Notebook(props: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<NotebookPen aria-hidden />}
      title="Notebook"
      {...props}
      className="alert admonition-notebook"
    />
  );
}

export default {...DefaultAdmonitionTypes, faqs: Faqs, notebook: Notebook};
