import { sectionTable, serverBundle } from '@portal/build';
import type { Host, Section } from '@portal/host';
import type { Calls, Rendered, RowModules, ServerSection } from '@portal/host/app';
import type { AxiosAdapter } from 'axios';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import vm from 'node:vm';

/** A page to render. */
export interface ServerRequest {
  section: string;
  /** Id of the row; null if the table has none for the address. */
  page: string | null;
  address: string;
  host: Host;
  /** Whether the calls carry a certified member's session. */
  isMember: boolean;
  adapter: AxiosAdapter;
  /** Receives warnings and errors of React and the page. */
  console: Pick<Console, 'error' | 'warn'>;
}

interface Bundle {
  section: Section;
  modules: Record<string, RowModules>;
  calls: Calls;
  createSection(section: Section, modules: Record<string, RowModules>, calls: Calls): ServerSection;
}

/** Folder of the table that covers a test: the outermost, because a page's folder can have rows of its own. */
function tableFolder(file: string): string {
  const folders: string[] = [];
  for (let at = dirname(file); at !== dirname(at); at = dirname(at))
    if (existsSync(join(at, 'routes.tsx'))) folders.push(at);
  const folder = folders.at(-1);
  if (!folder) throw new Error('renderPage: no routes.tsx above the test');
  return folder;
}

let complaining: ServerRequest['console'] = console;
/** The console that the page's code gets. */
const pageConsole = {
  error: (...words: unknown[]) => complaining.error(...words),
  warn: (...words: unknown[]) => complaining.warn(...words),
};

async function load(folder: string): Promise<Bundle> {
  const tables = [join(folder, 'routes.tsx')];
  const table = await sectionTable(tables);
  const server = '@portal/host/app';
  const code = await serverBundle({ folder, tables, table, server, mode: 'development' });
  const module = { exports: {} };
  vm.compileFunction(Buffer.from(code).toString(), ['module', 'exports', 'console'], {
    filename: join(folder, 'server.cjs'),
  })(module, module.exports, pageConsole);
  return module.exports as Bundle;
}
const bundles = new Map<string, Promise<Bundle>>();

/**
 * Renders a page as the portal server does, from the same bundle (shared/build). It runs in Node's own realm and not
 * in the test's, where there is no window: code that needs one fails, as on the server. Null if the server leaves
 * the page to the browser.
 */
export async function drawOnServer(testFile: string, request: ServerRequest) {
  const folder = tableFolder(testFile);
  const bundle = bundles.get(folder) ?? load(folder);
  bundles.set(folder, bundle);
  const { section, modules, calls, createSection } = await bundle;
  if (section.name !== request.section)
    throw new Error(`renderPage: ${folder} has ${section.name}, and not ${request.section}`);
  if (request.page !== null && !modules[request.page]) return null;
  complaining = request.console;
  const { signal } = new AbortController();
  return createSection(section, modules, calls).render({ ...request, signal });
}

export type DrawOnServer = (request: ServerRequest) => Promise<Rendered | null>;
