import { webpackConfig, type BuildOptions } from '@portal/build';

export default (build: BuildOptions) =>
  webpackConfig({ name: 'customer', folder: import.meta.dirname }, build);
