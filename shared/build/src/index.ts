export { buildPart } from './build-part.ts';
export { watchPart, type Watched } from './dev/watch-part.ts';
export { isAllowed } from './licences.ts';
export { sectionTable, tableFile, tableModule } from './section-table.ts';
export { serverBundle } from './server-bundle/server-bundle.ts';
export { loadedFiles } from './servers/loaded-files.ts';
