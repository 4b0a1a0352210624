// Loaded into each thread of a build (NODE_OPTIONS): keeps the size of the thread's JavaScript memory in a file.
/* eslint-disable @typescript-eslint/no-require-imports -- modules with `import` are not loaded into all threads */
const {openSync, readlinkSync, writeSync} = require('node:fs');
const path = require('node:path');
const {getHeapStatistics} = require('node:v8');

// "<pid>/task/<tid>", as files of /proc name the thread.
const thread = readlinkSync('/proc/thread-self');
const file = openSync(path.join(process.env.BENCH_HEAPS, thread.replaceAll('/', '-')), 'w');

function note() {
  const {total_physical_size: heap, external_memory: buffers} = getHeapStatistics();
  // In one piece and in place, so that no reader finds half of it.
  writeSync(file, String(heap + buffers).padStart(16), 0);
}

note();
setInterval(note, 100).unref();
