/** The steps of `npm test` that judge each file by itself, without the files that a day has not changed. */
import {quickSteps} from './quickSteps';
import type {Step} from './step';

/** The files on which all results depend: tools and their versions, settings, and lists of words. */
const settings =
  /^(?:package(?:-lock)?\.json|\.nvmrc|[^/]*(?:ignore|config\.\w+|rc\.\w+|-words\.txt|cli2\.mjs)|tools\/check\/(?:ci|lint)\/.*)$/;

/**
 * The step for the files that have changed within a day, if each file is judged by itself and the settings are the
 * same: all others passed when they last changed.
 *
 * @param changed files that differ; undefined where the history cannot tell, so that the whole step is run
 */
export function onRecentFiles(step: Step, changed: readonly string[] | undefined): Step {
  if (!step.isPerFile || !changed || changed.some((file) => settings.test(file))) return step;
  const [onFiles] = quickSteps([step], changed);
  return onFiles
    ? {...step, command: onFiles.command}
    : {
        ...step,
        reasonToSkip: () =>
          'no file that it reads has changed within a day; the nightly run includes it',
      };
}
