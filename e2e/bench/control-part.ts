import { tableFile, tableModule } from '@portal/build';
import { join } from 'node:path';
import { parts, root, type Part } from '../../release/src/parts.ts';

const folder = join(root, 'e2e/bench/control');

/** All pages of shell and remotes as one part; finds the remotes as `npm start` does. */
export function controlPart(): Part & { tables: string[]; entry: string } {
  const tables = parts().map((part) => tableFile(part.folder));
  const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const entry = `import { section } from ${JSON.stringify(asModule(tableModule(tables)))};
import { startControl } from ${JSON.stringify(join(folder, 'src/start.ts'))};
startControl(section);`;
  return { name: 'shell', folder, base: '1.0', tables, entry: asModule(entry) };
}
