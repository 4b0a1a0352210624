/** What a user can fix: the message says what is wrong and what to do. */
export class LabProblem extends Error {
  override readonly name = 'LabProblem';
}
