/** The layouts of the app, each with code of its own: only the one that fits is loaded. */
import {useEffect, useState, type ComponentType} from 'react';
import type {PhoneProps} from './phone/PhoneLayout';
import {layoutFor, type LayoutName} from './useLayout';

type Layout = ComponentType<PhoneProps>;

const loaders: Readonly<Record<LayoutName, () => Promise<Layout>>> = {
  phone: async () => (await import('./phone/PhoneLayout')).PhoneLayout,
  tabs: async () => (await import('./cockpit/Cockpit')).Cockpit,
  cockpit: async () => (await import('./cockpit/Cockpit')).Cockpit,
};

const loaded: Partial<Record<LayoutName, Layout>> = {};

async function load(name: LayoutName): Promise<Layout> {
  return (loaded[name] ??= await loaders[name]());
}

/** Loads the layout for a width, while the events load. A failure shows when the layout is used. */
export const preloadLayout = (width: number): void => {
  load(layoutFor(width)).catch(() => undefined);
};

/** A layout; undefined until it is loaded. @throws Error if it cannot be */
export function useLoadedLayout(name: LayoutName | undefined): {
  readonly Layout: Layout | undefined;
} {
  const [arrived, setArrived] = useState<{readonly name: LayoutName; readonly error?: Error}>();
  useEffect(() => {
    if (name === undefined || loaded[name]) return undefined;
    let isOver = false;
    load(name).then(
      () => !isOver && setArrived({name}),
      (error: Error) => !isOver && setArrived({name, error}),
    );
    return () => {
      isOver = true;
    };
  }, [name]);
  if (arrived?.error && arrived.name === name) throw arrived.error;
  return {Layout: name && loaded[name]};
}
