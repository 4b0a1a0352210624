/** The steps of `npm test` without what a day has not changed: files that are judged by themselves, and unit tests. */
import {quickSteps} from './quickSteps';
import type {Step} from './step';

/** The files on which all results depend: tools and their versions, settings, and lists of words. */
const settings =
  /^(?:package(?:-lock)?\.json|\.nvmrc|[^/]*(?:ignore|config\.\w+|rc\.\w+|-words\.txt|cli2\.mjs)|tools\/check\/(?:ci|lint)\/.*)$/;

/** Above this number of changed files, nearly all tests import one of them. */
const maxChanged = 200;

/**
 * The step for the files that have changed within a day, if each file is judged by itself and the settings are the
 * same: all others passed when they last changed. Of unit tests those remain that a change can affect.
 *
 * @param changed files that differ; undefined where the history cannot tell, so that the whole step is run
 */
export function onRecentFiles(step: Step, changed: readonly string[] | undefined): Step {
  if (!changed || changed.some((file) => settings.test(file))) return step;
  if (step.onRecent && changed.length <= maxChanged) {
    return {...step, command: step.onRecent(changed)};
  }
  if (!step.isPerFile) return step;
  const [onFiles] = quickSteps([step], changed);
  return onFiles
    ? {...step, command: onFiles.command}
    : {
        ...step,
        reasonToSkip: () =>
          'no file that it reads has changed within a day; the nightly run includes it',
      };
}
