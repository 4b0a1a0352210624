/** Written by `plugins/samples` before each build. Only the code that writes the pages imports it. */
declare module '@generated/samples/default/early.json' {
  import type {EarlySample} from '@site/src/apps/histogramAnalyser/model/earlySample';

  const samples: Readonly<Record<string, EarlySample | undefined>>;
  export default samples;
}
