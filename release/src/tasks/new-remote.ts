import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkoutTools, remoteFiles } from '../new-remote/remote-files.ts';
import { packPackages, repositoryFiles } from '../new-remote/repository.ts';
import { root } from '../parts.ts';

// Makes a remote with one page, in this checkout or, with --outside, in its own repository.

const say = (line: string) => void process.stdout.write(`${line}\n`);

function write(folder: string, files: Record<string, string>): void {
  if (existsSync(join(folder, 'package.json')))
    throw new Error(`${folder} exists: choose another name, or another folder`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { outside: { type: 'string' } },
  });
  const [, name] = /^(?:mfe-)?([a-z]+)$/.exec(positionals[0] ?? '') ?? [];
  if (name === undefined)
    throw new Error('give a name of lower-case letters: npm run new-remote -- mfe-example');
  if (values.outside === undefined) {
    const folder = join(root, `mfe-${name}`);
    write(folder, remoteFiles(name, checkoutTools(name)));
    say(`made       ${folder}`);
    say(`next       npm install, then npm run doctor -w mfe-${name}`);
    return;
  }
  const folder = resolve(process.env['INIT_CWD'] ?? '.', values.outside);
  write(folder, repositoryFiles(name, packPackages(folder)));
  say(`made       ${folder}, with this checkout's packages`);
  say(
    `next       cd ${folder}, npm install, cp .env.example .env and fill it in, then npm run doctor -w mfe-${name}`,
  );
}

try {
  main();
} catch (error) {
  process.stderr.write(`new-remote: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
