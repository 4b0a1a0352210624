export {VariableDictionary} from '@site/src/apps/dataTools/VariableDictionary';
