export { buildPart, type PartBuild } from './build-part.ts';
export { watchPart, type Watched } from './dev/watch-part.ts';
export { sectionTable, tableFile, tableModule } from './section-table.ts';
export { serverBundle } from './server-bundle.ts';
export { singletons } from './singletons.ts';
export { sourceHash } from './source-hash.ts';
export { webpackConfig, type BuildOptions, type PartOptions } from './webpack-config.ts';
