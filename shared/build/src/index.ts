export { buildPart, type PartBuild } from './build-part.ts';
export { watchPart, type Watched } from './dev/watch-part.ts';
export { sectionTable, tableFile, tableModule } from './section-table.ts';
export { singletons } from './singletons.ts';
export { sourceHash } from './source-hash.ts';
