import type {CSSProperties, ReactNode, Ref} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** How high an open app is, in rem: by default, and where its place is 36 and 80 rem wide. */
export type Heights = readonly [narrow: number, medium: number, wide: number];

/** For an element around all `AppPlace` of an app. */
export function heightStyle(heights: Heights): CSSProperties {
  const [narrow, medium, wide] = heights.map((height) => `${height}rem`);
  return {'--narrow': narrow, '--medium': medium, '--wide': wide} as CSSProperties;
}

interface Props {
  /** Whether the app is on its way; otherwise the place is as high as what it holds. */
  readonly isLoading: boolean;
  /** Also before anybody asked for the app. */
  readonly isReserved?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A placeholder with the height of the app, so that nothing below moves when the app appears. */
export function AppPlace(props: Props): ReactNode {
  const {isLoading, isReserved = isLoading, className, ref, children} = props;
  return (
    <div
      ref={ref}
      className={clsx(isReserved && styles.place, className)}
      data-app-loads={isLoading || undefined}
    >
      {children}
    </div>
  );
}
