/** Letters and edges that look the same on every Linux machine: the browser is told how to draw. */
import path from 'node:path';
import type {LaunchOptions} from '@playwright/test';
import {environmentWith} from '../../tools/lib/environment';

/** What `fonts.conf` says, for builds of the browser that do not read it. */
const likeFontsConf = ['--font-render-hinting=slight', '--disable-lcd-text'];

/** Without these, a rounded corner is a shade off from time to time. */
const oneWayOfDrawing = [
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

export function withEvenLetters({args = [], ...options}: LaunchOptions = {}): LaunchOptions {
  return {
    ...options,
    args: [...args, ...likeFontsConf, ...oneWayOfDrawing],
    env: environmentWith({FONTCONFIG_FILE: path.resolve('tests/support/fonts.conf')}),
  };
}
