import type {ReactNode} from 'react';
import {SearchField} from '@site/src/components/SearchField';
import styles from './FormFields.module.css';

export function FormFields(): ReactNode {
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="field-empty">An empty field</label>
      <SearchField id="field-empty" />
      <label htmlFor="field-filled">A field with text</label>
      <SearchField id="field-filled" defaultValue="luminosity" />
      <label htmlFor="field-disabled">A field that cannot be used</label>
      <SearchField id="field-disabled" defaultValue="luminosity" disabled />
      <label htmlFor="field-choice">A choice</label>
      <select id="field-choice" defaultValue="muon">
        <option value="muon">muon</option>
        <option value="electron">electron</option>
      </select>
      <label>
        <input type="checkbox" defaultChecked /> a box that is ticked
      </label>
      <label>
        <input type="radio" name="field-radio" defaultChecked /> one of two
      </label>
      <label>
        <input type="radio" name="field-radio" /> the other
      </label>
    </form>
  );
}
