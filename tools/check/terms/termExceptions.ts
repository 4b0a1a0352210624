/** Texts to which a rule for terms does not apply. A unit test reports those that are no longer needed. */
import type {ProseException} from '../prose/exceptions';

export const termExceptions: readonly ProseException[] = [];
