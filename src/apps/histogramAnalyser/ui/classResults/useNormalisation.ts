import {useCallback, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLoaded} from '@site/src/hooks/useLoaded';
import type {TakenResult} from '../../model/classResults/classResults';
import type {AppDescription} from '../../model/description';
import type {Factors} from '../../model/view';

interface Preset {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
  readonly factors: Readonly<Record<string, number>>;
}

export interface Normalisation {
  readonly presets: readonly Preset[];
  /** `default`, or the id of a preset. */
  readonly chosen: string;
  readonly choose: (id: string) => void;
  /** By process. */
  readonly factors: Factors;
  /** Whether the presets of the sample could not be had. */
  readonly hasFailed: boolean;
}

/** The preset of all groups, if they agree; else the normalisation of the sample. */
function presetOf(taken: readonly TakenResult[]): string {
  const names = new Set(
    taken.map(({analysis}) => String(analysis.options.get('preset') ?? 'default')),
  );
  const [name = 'default'] = Array.from(names);
  return names.size === 1 ? name : 'default';
}

/** How simulated processes are normalised: as the groups had it, unless the teacher chooses. */
export function useNormalisation(
  description: AppDescription | undefined,
  taken: readonly TakenResult[],
): Normalisation {
  const folder = useBaseUrl('/samples/');
  const key = description && description.presets.length > 0 ? description.key : undefined;
  const load = useCallback(async (): Promise<readonly Preset[]> => {
    if (key === undefined) return [];
    const {manifestSchema} = await import('@site/src/samples/format/manifest');
    const response = await fetch(`${folder}${key}.json`);
    return manifestSchema.parse(await response.json()).presets;
  }, [folder, key]);
  const {value: presets = [], hasFailed} = useLoaded(load);
  const [wanted, choose] = useState<string>();
  const presetId = wanted ?? presetOf(taken);
  const preset = presets.find(({id}) => id === presetId);
  return {
    presets,
    chosen: preset?.id ?? 'default',
    choose,
    factors: (description?.processes ?? []).map(({id}) => preset?.factors[id] ?? 1),
    hasFailed,
  };
}
