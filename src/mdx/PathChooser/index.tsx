import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {
  destinations,
  questions,
  rules,
  type Answers,
  type Question,
  type Rule,
} from '@site/src/data/learningPaths';
import {questionKeys, conditionsOf, ruleFor} from '@site/src/lib/learningPath';
import styles from './styles.module.css';

type AnswerValues = Readonly<Record<Question, string>>;

const nothing: AnswerValues = {who: '', time: '', install: ''};

const optionsOf = (question: Question): readonly {value: string; label: string}[] =>
  Object.entries(questions[question].options).map(([value, label]) => ({value, label}));

const isComplete = (given: AnswerValues): boolean =>
  questionKeys.every((question) => given[question] !== '');

function Advice({rule}: {readonly rule: Rule}): ReactNode {
  const {to, because, or} = rule;
  const [first, second] = or;
  return (
    <>
      <p className={styles.advice}>
        <Link to={to}>{destinations[to]}</Link>
      </p>
      <p>{because}</p>
      <p>
        Or: <Link to={first}>{destinations[first]}</Link>;{' '}
        <Link to={second}>{destinations[second]}</Link>.
      </p>
    </>
  );
}

function Missing({given}: {readonly given: AnswerValues}): ReactNode {
  const missing = questionKeys.filter((question) => given[question] === '').length;
  return (
    <p>
      {missing === 1
        ? 'Answer one more question to get a suggestion.'
        : `Answer ${missing} more questions to get a suggestion.`}
    </p>
  );
}

/** For where no script runs: every way with its conditions. */
function AllWays(): ReactNode {
  return (
    <ul className={styles.all} data-without-javascript="show">
      {rules.map((rule) => (
        <li key={conditionsOf(rule)}>
          For {conditionsOf(rule)}: <Link to={rule.to}>{destinations[rule.to]}</Link>.{' '}
          {rule.because}
        </li>
      ))}
    </ul>
  );
}

/** Three questions that lead to one page. */
export function PathChooser(): ReactNode {
  const id = useId();
  const [given, setGiven] = useState(nothing);
  return (
    <section className={styles.chooser} aria-labelledby={id} data-search="skip">
      <p id={id} className={styles.title}>
        Find your starting point
      </p>
      {questionKeys.map((question) => (
        <ChoiceRow
          key={question}
          label={questions[question].label}
          value={given[question]}
          options={optionsOf(question)}
          onChange={(value) => setGiven({...given, [question]: value})}
        />
      ))}
      <div role="status" className={styles.result} data-without-javascript="hide">
        {isComplete(given) ? (
          <Advice rule={ruleFor(given as unknown as Answers)} />
        ) : (
          <Missing given={given} />
        )}
      </div>
      <AllWays />
    </section>
  );
}
