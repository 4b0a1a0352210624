import type {ReactNode} from 'react';
import styles from './styles.module.css';

const code = `import atlasopenmagic as atom
import uproot

atom.set_release('2025e-13tev-beta')

files = atom.get_urls(
    'data', skim='exactly4lep',
    protocol='https', cache=False)

first = {files[0]: 'analysis'}
with uproot.open(first) as events:
    pt = events['lep_pt'].array()

print(pt)   # in GeV, event by event`;

/** A few lines that open real collisions: what the quick start explains. */
export function PythonMini(): ReactNode {
  return (
    <>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      <p className={styles.result}>
        The momenta of every lepton in the events with exactly four, from the 2015 and 2016 data.
      </p>
    </>
  );
}
