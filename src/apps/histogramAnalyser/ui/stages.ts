/** What is done to events on their way from the sample to the engine. */
import {partOf} from '../model/classResults/parts';
import type {Stages} from '../model/events/source';
import {samplePseudoData} from '../model/events/samplePseudoData';
import {choiceFrom} from '../model/whatIf/choice';
import {whatIfEvents} from '../model/whatIf/whatIfEvents';

export const stages: Stages = {
  remade: (description, {changes}) => whatIfEvents(description, choiceFrom(changes)),
  part: partOf,
  samplePseudoData,
};
