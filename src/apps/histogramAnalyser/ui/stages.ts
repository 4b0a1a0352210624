/** What is done to events on their way from the sample to the engine. */
import {partOf} from '../model/parts';
import type {Stages} from '../model/source';
import {thrown} from '../model/thrown';
import {choiceFrom} from '../model/whatIf/choice';
import {whatIfEvents} from '../model/whatIf/whatIfEvents';

export const stages: Stages = {
  remade: (description, {changes}) => whatIfEvents(description, choiceFrom(changes)),
  part: partOf,
  thrown,
};
