/** The layouts of the app, each with code of its own: only the one that fits is loaded. */
import {useEffect, useState, type ComponentType} from 'react';
import type {PhoneProps} from './phone/PhoneLayout';
import {layoutFor, type LayoutName} from './useLayout';

type Layout = ComponentType<PhoneProps>;

type Part = 'phone' | 'cockpit';

const loaders: Readonly<Record<Part, () => Promise<Layout>>> = {
  phone: async () => (await import('./phone/PhoneLayout')).PhoneLayout,
  cockpit: async () => (await import('./cockpit/Cockpit')).Cockpit,
};

const partOf = (name: LayoutName): Part => (name === 'phone' ? 'phone' : 'cockpit');

const loaded: Partial<Record<Part, Layout>> = {};

async function load(name: LayoutName): Promise<Layout> {
  const part = partOf(name);
  return (loaded[part] ??= await loaders[part]());
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
    if (name === undefined || loaded[partOf(name)]) return undefined;
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
  return {Layout: name && loaded[partOf(name)]};
}
