import type {ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import {apps} from './descriptions';
import {withRecordedData, type RecordedBrief} from './model/recordedApp';
import {ClassResults} from './ui/classResults/ClassResults';

type SampleFacts = Readonly<Record<string, {readonly recorded?: RecordedBrief}>>;

/** The tool with all apps of the site. */
export function OpenClassResults({isAlone}: {readonly isAlone: boolean}): ReactNode {
  const facts = usePluginData('samples') as SampleFacts;
  const described = Object.fromEntries(
    Object.entries(apps).map(([key, app]) => [key, withRecordedData(app, facts[key]?.recorded)]),
  );
  return <ClassResults apps={described} isAlone={isAlone} />;
}
