export {AnalysisChain} from '@site/src/figures/AnalysisChain';
