import {expect, it} from 'vitest';
import {withDocusaurus} from './trial';

it('all of Docusaurus gets the version, and nothing else does', () => {
  const before = {
    name: 'site',
    dependencies: {'@docusaurus/core': '3.9.2', react: '19.3.1'},
    devDependencies: {'@docusaurus/types': '3.9.2', vitest: '4.1.12'},
  };
  expect(JSON.parse(withDocusaurus(JSON.stringify(before), '3.10.2'))).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1'},
    devDependencies: {'@docusaurus/types': '3.10.2', vitest: '4.1.12'},
  });
});
