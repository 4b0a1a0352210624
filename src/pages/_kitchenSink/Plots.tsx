import type {ReactNode} from 'react';
import {PlotGallery} from '@site/src/apps/histogramAnalyser/PlotGallery';

export function Plots(): ReactNode {
  return <PlotGallery />;
}
