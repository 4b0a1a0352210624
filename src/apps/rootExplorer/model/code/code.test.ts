import {describe, expect, it} from 'vitest';
import {base, opened} from '@site/src/test-kit/rootExplorer/testToy';
import type {DrawnAxis, DrawRequest} from '../types';
import {codeOf} from '.';

const axis: DrawnAxis = {bins: 40, low: 60, high: 120, label: 'mll'};

async function code(change: Partial<DrawRequest>, axes: readonly DrawnAxis[] = [axis]) {
  return codeOf((await opened()).file, {...base, ...change}, axes);
}

describe('the code of a drawing', () => {
  it('reads the branches it needs, from the same file and tree, into the same bins', async () => {
    const {python, cpp} = await code({weight: 'mcWeight', selections: ['met > 20']});
    expect(python).toContain('hist.axis.Regular(40, 60, 120, label="mll")');
    expect(python).toContain('branches = ["mll", "mcWeight", "met"]');
    expect(python).toContain('uproot.iterate({"toy.root": "analysis"}, branches)');
    expect(cpp).toContain('ROOT::RDataFrame events("analysis", "toy.root");');
    expect(cpp).toContain('.Filter("met > 20.")');
    expect(cpp).toContain('{"histogram1", ";mll", 40, 60, 120}, "all_x", "all_w")');
  });

  it.each<[string, string, string]>([
    ['met - (mll - 3)', 'events["met"] - (events["mll"] - 3)', 'met - (mll - 3.)'],
    ['-met^2', '-events["met"] ** 2', '-pow(1. * met, 2.)'],
    ['(-met)^2', '(-events["met"]) ** 2', 'pow(1. * -met, 2.)'],
    ['met/lep_n', 'events["met"] / events["lep_n"]', '1. * met / lep_n'],
    ['met % 3', 'np.fmod(events["met"], 3)', 'fmod(1. * met, 1. * 3.)'],
    ['lep_pt[1]', 'at(events["lep_pt"], 1)', 'at(lep_pt, 1.)'],
    ['size(lep_pt)', 'ak.num(events["lep_pt"], axis=1)', 'double(lep_pt.size())'],
    ['acos(met/90)', 'np.arccos(events["met"] / 90)', 'acos(met / 90.)'],
    [
      'max(met, mll, 3)',
      'np.maximum(np.maximum(',
      'std::max<double>(std::max<double>(met, mll), 3.)',
    ],
    ['max(lep_pt)', 'ak.fill_none(ak.max(events["lep_pt"], axis=1), np.nan)', 'greatest(lep_pt)'],
    ['(met > 3) + (mll > 2)', '1.0 * (events["met"] > 3) + 1.0 *', '(met > 3.) + (mll > 2.)'],
    ['sum(lep_pt > 30)', 'ak.sum(1.0 * (events["lep_pt"] > 30), axis=1)', 'Sum(lep_pt > 30.)'],
  ])('writes %s', async (x, inPython, inCpp) => {
    const {python, cpp} = await code({x});
    expect(python).toContain(inPython);
    expect(cpp).toContain(inCpp);
  });

  it('binds conditions as each language needs it', async () => {
    const {python, cpp} = await code({selections: ['met > 3 && mll < 90 || !trigM']});
    expect(python).toContain(
      'keep = (events["met"] > 3) & (events["mll"] < 90) | ~is_true(events["trigM"])',
    );
    expect(python).toContain('def is_true(');
    expect(cpp).toContain('.Filter("met > 3. && mll < 90. || !trigM")');
    const lists = await code({x: 'lep_pt', selections: ['lep_eta > 1 || lep_eta < -1']});
    expect(lists.cpp).toContain('(lep_eta > 1. || lep_eta < -1.) && all_x == all_x');
    expect(lists.python).toContain('ak.from_regular(events["lep_pt"], axis=1)');
  });

  it('has two histograms for two selections, and defines what it calls only', async () => {
    const {python, cpp} = await code({selections: ['lep_n > 1', '']});
    expect(python).toContain('histograms[1].fill(');
    expect(python).toContain('["lep_n > 1", "all"]');
    expect(python).not.toContain('def ');
    expect(cpp.match(/Histo1D/g)).toHaveLength(2);
    expect(cpp).not.toContain('template');
  });

  it('has both axes of a drawing in two dimensions', async () => {
    const y = {bins: 6, low: 0, high: 1.5, label: 'met', unit: 'GeV'};
    const {python, cpp} = await code({y: 'met', x: 'lep_pt'}, [axis, y]);
    expect(python).toContain('hist.axis.Regular(6, 0, 1.5, label="met [GeV]")');
    expect(cpp).toContain('Histo2D({"histogram1", ";mll;met [GeV]", 40, 60, 120, 6, 0, 1.5}');
    expect(cpp).toContain('ROOT::RVec<double>(all_x.size(), met)');
  });
});
