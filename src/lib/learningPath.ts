/** The page for each set of three answers, and a description of the conditions of each rule. */
import {questions, rules, type Answers, type Question, type Rule} from '../data/learningPaths';

export const questionKeys = Object.keys(questions) as readonly Question[];

const holds = (rule: Rule, answers: Answers): boolean =>
  questionKeys.every(
    (question) => rule[question] === undefined || rule[question] === answers[question],
  );

/** The first rule that fits; the last one fits always. */
export function ruleFor(answers: Answers): Rule {
  const rule = rules.find((candidate) => holds(candidate, answers));
  if (!rule) throw new Error('The last rule must have no condition.');
  return rule;
}

/** Every way to answer the questions, in their order. */
export const allAnswers: readonly Answers[] = Object.keys(questions.who.options).flatMap((who) =>
  Object.keys(questions.time.options).flatMap((time) =>
    Object.keys(questions.install.options).map((install) => ({who, time, install}) as Answers),
  ),
);

/** The label of an answer. */
function answerLabel(question: Question, answer: string): string {
  const options: Readonly<Record<string, string>> = questions[question].options;
  return question === 'install'
    ? installLabels[answer as Answers['install']]
    : (options[answer] ?? '');
}

const installLabels = {no: 'no installation', yes: 'software installation possible'} as const;

/** For whom a rule is: "a student, 10 minutes, nothing installed or software installed". */
export function conditionsOf(rule: Rule): string {
  const answering = allAnswers.filter((answers) => ruleFor(answers) === rule);
  const parts = questionKeys.map((question) => {
    const all = new Set(answering.map((answers) => answerLabel(question, answers[question])));
    const isAny = all.size === Object.keys(questions[question].options).length;
    return isAny && question === 'install' ? '' : Array.from(all).join(' or ');
  });
  return parts.filter(Boolean).join(', ');
}
