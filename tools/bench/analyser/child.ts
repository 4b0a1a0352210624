/** Measures one engine at one size, in a process of its own, and prints the times. */
import {theirs} from './crossfilter2';
import {ours} from './ours';

const [engine, rows] = process.argv.slice(2);
console.log(JSON.stringify((engine === 'ours' ? ours : theirs)(Number(rows))));
