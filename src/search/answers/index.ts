/** Question mode without a server: answers, their stream, and questions to begin with. */
export type {Answer, AskOptions} from './answer';
export {createAnswerer, type Answerer} from './answerer';
export {answerText} from './answerText';
export {type Endpoint} from './chat';
export {endpointEvents} from './endpoint';
export {answerEvents, bodyOf, pauseOf} from './stream';
export {suggestedQuestions, suggestionsFor} from './suggestions';
