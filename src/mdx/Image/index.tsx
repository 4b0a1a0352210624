import {useContext, type ComponentProps, type ReactNode} from 'react';
import {Enlarge} from '@site/src/components/Enlarge';
import {InFigure} from '@site/src/components/Figure/context';
import styles from './styles.module.css';

/** Narrower images are signs in the text rather than pictures. In CSS pixels. */
const narrowest = 240;

/** A Markdown image. Readers can enlarge it, unless it is decoration, a small sign or part of a figure. */
export function Image({alt = '', ...props}: ComponentProps<'img'>): ReactNode {
  const isInFigure = useContext(InFigure);
  const image = (
    <img loading="lazy" decoding="async" {...props} alt={alt} className={styles.image} />
  );
  const isPicture = alt !== '' && Number(props.width ?? narrowest) >= narrowest;
  if (isInFigure || !isPicture) return image;
  return (
    <span className={styles.picture}>
      {image}
      <Enlarge name={alt}>{image}</Enlarge>
    </span>
  );
}
