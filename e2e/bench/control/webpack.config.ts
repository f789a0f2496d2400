import { webpackConfig, type BuildOptions } from '@portal/build';

export default (build: BuildOptions) =>
  webpackConfig(
    {
      name: 'shell',
      folder: import.meta.dirname,
      transpile: /node_modules\/pdfjs-dist\//,
    },
    build,
  );
