import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './api.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Entry = Record<string, unknown>;

/** Copies the fixture content and changes one list. @returns the copy's folder */
export function changedContent(file: string, change: (list: Entry[]) => unknown): string {
  const folder = temporaryFolder();
  cpSync(contentFolder, folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
  return folder;
}
