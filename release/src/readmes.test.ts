import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './parts.ts';

const packages = globSync('{*,shared/*,release/*}/package.json', { cwd: root }).map(dirname);

test.each(packages.filter((folder) => existsSync(join(root, folder, 'README.md'))))(
  'the README of %s names the command that runs the tests of a path',
  (folder) => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    expect(readme).toContain(`\`npm test -- ${folder}`);
    // Jest by itself needs the repository's Node and its options, and leaves the suites of the API out.
    expect(readme).not.toMatch(/npx jest|bin\/jest/);
  },
);
