/** Invented samples, to show the finder where no page of data is. */
export {testRows as sampleRows, testTable as sampleTable} from './model/testTable';
