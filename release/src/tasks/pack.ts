import { resolve } from 'node:path';
import { updatePackages } from '../new-remote/repository.ts';

// Packs this checkout's packages again for a remote's own repository.

const [folder] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error('give the repository: npm run pack -- ../example');
  const packed = updatePackages(resolve(process.env['INIT_CWD'] ?? '.', folder));
  for (const file of Object.values(packed)) process.stdout.write(`packed     ${file}\n`);
  process.stdout.write(`next       npm install in ${folder}\n`);
} catch (error) {
  process.stderr.write(`pack: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
