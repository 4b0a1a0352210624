import {expect, it} from 'vitest';
import {withScriptInFile} from './movedStubs';

const stub = `<html><head><meta http-equiv="refresh" content="0; url=/b/new"></head>
  <script>
    window.location.href = '/b/new' + window.location.search + window.location.hash;
  </script>
</html>`;

it('takes the script out of a page that leads elsewhere, and leaves the rest', () => {
  const page = withScriptInFile(stub, '/b/');
  expect(page).toContain('<script src="/b/moved.js"></script>');
  expect(page).toContain('content="0; url=/b/new"');
  expect(page).not.toContain('window.location');
});

it('leaves other pages alone', () => {
  expect(withScriptInFile('<p>window.location.href</p>', '/')).toBeUndefined();
});
