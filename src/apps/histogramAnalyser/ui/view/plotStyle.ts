import {signalFactor} from '../../model/signalScale';
import type {Analyser} from '../analyser';
import type {Looks} from '../plot/drawing/drawing';
import {dataLabel} from '../labels/dataLabel';
import {dataWord} from '../labels/dataWord';

/** True if an app has processes that are signal. */
export const hasSignal = ({description}: Pick<Analyser, 'description'>): boolean =>
  description.processes.some(({isSignal}) => isSignal);

/** The drawing options of all plots of an app. */
export const plotStyle = (analyser: Analyser): Looks => ({
  draw: analyser.option('draw') as Looks['draw'],
  axis: analyser.option('axis') as Looks['axis'],
  hasRatio: analyser.description.hasPseudoData && analyser.option('ratio') === 'on',
  label: dataLabel(analyser),
  dataLabel: dataWord(analyser),
  signalFactor: hasSignal(analyser)
    ? signalFactor(String(analyser.option('signal')), analyser.view)
    : null,
});
