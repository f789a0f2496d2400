export { buildPart } from './build-part.ts';
export { watchPart, type Watched } from './dev/watch-part.ts';
export { tableFile, tableModule } from './section-table.ts';
export { sourceHash } from './source-hash.ts';
