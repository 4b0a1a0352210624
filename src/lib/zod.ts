/**
 * zod for code that runs in browsers: without parsers that it would put together from text as it goes. The content
 * policy forbids these, zod tries whether it does, and browsers report each try.
 */
import {config} from 'zod';

config({jitless: true});

export * from 'zod';
