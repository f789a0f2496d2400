/**
 * The scripts in a remote's package.json, which differ between this checkout and a repository with our packages
 * installed.
 */
export interface Tools {
  /** The command that starts the release tools. */
  release: string;
  /** Scripts that only the checkout has. */
  more: Record<string, string>;
}

export const checkoutTools = (name: string): Tools => ({
  release: 'node ../release/bin/release.mjs',
  more: {
    check: `exec node ../release/bin/bootstrap.mjs release/src/tasks/check.ts mfe-${name}`,
    dev: `exec node ../release/bin/bootstrap.mjs release/src/tasks/dev.ts mfe-${name}`,
    test: `exec node ../release/bin/bootstrap.mjs release/src/tasks/test.ts mfe-${name}`,
  },
});
export const installedTools: Tools = { release: 'portal-release', more: {} };

export const manifestText = (manifest: object) => `${JSON.stringify(manifest, null, 2)}\n`;

/** All files of a new remote with one page, by their path in its folder. */
export const remoteFiles = (name: string, { release, more }: Tools): Record<string, string> => ({
  'package.json': manifestText({
    name: `mfe-${name}`,
    private: true,
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    scripts: { deliver: `${release} deliver`, ...more, doctor: `${release} doctor` },
    dependencies: {
      '@portal/host': '*',
      '@portal/paths': '*',
      '@portal/ui': '*',
      react: '*',
    },
  }),
  'README.md': `# mfe-${name}

Everything below \`/${name}\`.

\`npm run check -w mfe-${name}\` checks this remote alone, \`npm test -- mfe-${name}/src\` runs its tests, or those of a
file or folder that it names. \`npm run doctor -w mfe-${name}\` says whether a delivery would
be accepted, \`npm run deliver -w mfe-${name}\` publishes it.
`,
  'src/paths.ts': `import { definePath } from '@portal/paths';

export const hello = definePath('/${name}/hello');
`,
  'src/routes.tsx': `import { definePage, type Section } from '@portal/host';
import { hello } from './paths.ts';

export const section: Section = {
  name: '${name}',
  prefix: '/${name}',
  label: '${name}',
  order: 99,
  pages: [
    definePage({
      id: 'hello',
      path: hello,
      title: '새 화면',
      description: '',
      access: 'public',
      nav: { label: '새 화면', order: 1 },
      page: () => import('./pages/hello/HelloPage.tsx'),
    }),
  ],
};
`,
  'src/pages/hello/HelloPage.tsx': `import { PageHeading } from '@portal/ui';

export default function HelloPage() {
  return (
    <>
      <PageHeading title="새 화면" />
      <p>내용을 준비하고 있습니다.</p>
    </>
  );
}
`,
});
