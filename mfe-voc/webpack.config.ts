import { webpackConfig, type BuildOptions } from '@portal/build';

export default (build: BuildOptions) =>
  webpackConfig({ name: 'voc', folder: import.meta.dirname }, build);
