export {NormalisationCalculator} from '@site/src/apps/dataTools/NormalisationCalculator';
