/** Writes the events and the settings that scikit-learn is asked about; the README says when. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {comparedSettings, csvOf, part} from './compared';
import {madeDataset} from './madeDataset';

const features = ['leadingPt', 'mll', 'met', 'deltaRLl', 'deltaPhiLlMet', 'metOverHt'];
const perProcess = 550;
const trainShare = 0.6;

const settings = comparedSettings(features, trainShare);
const text = csvOf(part(madeDataset(), perProcess, features), settings.tree);
writeFileSync(path.join(__dirname, 'events.csv'), text);
writeFileSync(path.join(__dirname, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
