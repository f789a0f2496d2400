// The program of a rendering process. It starts without environment and without `eval`, may read this file alone,
// and runs parts in a context that cannot reach Node's modules.
import type { Section } from '@portal/host';
import type { Calls, RowModules, ServerSection } from '@portal/host/app';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { isDeepStrictEqual } from 'node:util';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { ReleaseFacts } from '../../shared/rendered-frame.ts';
import type * as shellServer from '../../src/server.tsx';
import type { FromProcess, Task, ToProcess } from './protocol.ts';

/** What the bundle of every part exports (shared/build/src/server-bundle.ts). */
interface PartCode {
  section: Section;
  modules: Record<string, RowModules>;
  calls: Calls;
}

type CreateSection = (
  section: Section,
  modules: PartCode['modules'],
  calls: Calls,
) => ServerSection;

interface ShellCode {
  context: vm.Context;
  module: typeof shellServer & PartCode & { libraries: Record<string, unknown> };
}

const send = (message: FromProcess) => process.send?.(message);

/** Globals that browsers and Node have in common and that React, the router and axios use. */
const GLOBALS = [
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'Event',
  'EventTarget',
  'AbortController',
  'AbortSignal',
  'DOMException',
  'queueMicrotask',
  'structuredClone',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'atob',
  'btoa',
] as const;

const describe = (error: unknown) =>
  error instanceof Error || (error as Error | null)?.stack
    ? String((error as Error).stack)
        .split('\n')
        .slice(0, 4)
        .join(' ')
    : JSON.stringify(error);

const report = (...words: unknown[]) =>
  send({
    is: 'stray',
    text: words
      .map((word) => (typeof word === 'string' ? word : describe(word)))
      .join(' ')
      .slice(0, 500),
  });

/** Creates the context of one shell: for its libraries and every part that runs on them. */
function createContext(): vm.Context {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
  const define = (name: string, value: unknown) =>
    Object.defineProperty(context, name, { value, writable: true, configurable: true });
  for (const name of GLOBALS) define(name, globalThis[name]);
  define('console', { log() {}, info() {}, debug() {}, warn: report, error: report });
  return context;
}

function evaluate<T>(
  code: string,
  key: string,
  context: vm.Context,
  libraries: Record<string, unknown>,
): T {
  const module = { exports: {} };
  const require = (name: string) => {
    const library = libraries[name];
    if (library === undefined) throw new Error(`${name} is not provided`);
    return library;
  };
  vm.compileFunction(code, ['module', 'exports', 'require'], {
    filename: key,
    parsingContext: context,
  })(module, module.exports, require);
  return module.exports as T;
}

function collectGarbage() {
  v8.setFlagsFromString('--expose-gc');
  const gc = vm.runInNewContext('gc') as (options: object) => void;
  // `last-resort` also drops machine code, which can be compiled again.
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const codes = new Map<string, { code: string; shell: string | null }>();
const shells = new Map<string, ShellCode>();
const sections = new Map<string, ServerSection>();
const releases = new Map<string, { facts: ReleaseFacts; shell: string }>();
const hosts = new Map<string, ReturnType<ShellCode['module']['createHost']>>();

function codeOf(key: string): { code: string; shell: string | null } {
  const found = codes.get(key);
  if (!found) throw new Error(`${key} was not sent`);
  return found;
}

function shellOf(key: string): ShellCode {
  const known = shells.get(key);
  if (known) return known;
  const context = createContext();
  const shell = {
    context,
    module: evaluate<ShellCode['module']>(codeOf(key).code, key, context, {}),
  };
  shells.set(key, shell);
  return shell;
}

function sectionOf(key: string): ServerSection {
  const known = sections.get(key);
  if (known) return known;
  const { code, shell: shellKey } = codeOf(key);
  const shell = shellOf(shellKey ?? key);
  const module =
    shellKey === null
      ? shell.module
      : evaluate<Partial<PartCode>>(code, key, shell.context, shell.module.libraries);
  const { section: table, modules, calls } = module;
  if (!table || !modules || !calls) throw new Error(`${key} has no table`);
  // The server's build of @portal/host/app, though the types are the browser build's.
  const create = shell.module.createSection as unknown as CreateSection;
  const section = create(table, modules, calls);
  sections.set(key, section);
  return section;
}

function hostOf(release: string) {
  const found = releases.get(release);
  if (!found) throw new Error(`release ${release} was not sent`);
  const shell = shellOf(found.shell).module;
  const host = hosts.get(release) ?? shell.createHost(found.facts);
  hosts.set(release, host);
  return { host, shell };
}

/** Two releases mostly differ in one section: keeps equal tables in memory once. */
function deduplicated({ company, sections }: ReleaseFacts): ReleaseFacts {
  const held = [...releases.values()].map(({ facts }) => facts);
  const same = <T>(one: T, others: T[]) =>
    others.find((other) => isDeepStrictEqual(one, other)) ?? one;
  const tables = held.flatMap((facts) => facts.sections);
  return {
    company: same(
      company,
      held.map((facts) => facts.company),
    ),
    sections: sections.map((section) => same(section, tables)),
  };
}

const waiting = new Map<number, (answer: { status: number; body: string } | null) => void>();
let lastCall = 0;

const urlOf = ({ url = '', params }: InternalAxiosRequestConfig) =>
  params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url;

/** Passes calls to the parent process, which knows where the API is. */
const adapterOf =
  (id: number): AxiosAdapter =>
  (config) =>
    new Promise((resolve, reject) => {
      const call = ++lastCall;
      const give = (answer: { status: number; body: string } | null) => {
        waiting.delete(call);
        send({ is: 'running', id });
        if (answer === null) reject(new Error('no answer'));
        else
          resolve({
            data: answer.body,
            status: answer.status,
            statusText: '',
            headers: {},
            config,
          });
      };
      waiting.set(call, give);
      config.signal?.addEventListener?.('abort', () => waiting.has(call) && give(null));
      const { method = 'get', data, headers } = config;
      send({
        is: 'call',
        id,
        call,
        request: {
          method: method.toUpperCase(),
          url: urlOf(config),
          client: String(headers.get('x-portal-client') ?? ''),
          body: typeof data === 'string' ? data : null,
          type: String(headers.get('content-type') ?? ''),
        },
      });
    });

const running = new Map<number, AbortController>();

async function render(id: number, release: string, task: Task) {
  const controller = new AbortController();
  running.set(id, controller);
  send({ is: 'running', id });
  try {
    const { host, shell } = hostOf(release);
    const result =
      task.kind === 'frame'
        ? shell.renderFrame(host, task.pathname, task.awaited)
        : await sectionOf(task.part).render({
            address: task.address,
            isMember: task.isMember,
            host,
            adapter: adapterOf(id),
            signal: controller.signal,
          });
    send({ is: 'rendered', id, result });
  } catch (error) {
    const api = (error as { name?: unknown } | null)?.name === 'ApiError';
    send({ is: 'failed', id, api, error: describe(error) });
  } finally {
    running.delete(id);
  }
}

process.on('message', (message: ToProcess) => {
  switch (message.do) {
    case 'load':
      return void codes.set(message.key, message);
    case 'release':
      releases.set(message.key, { shell: message.shell, facts: deduplicated(message.facts) });
      // Evaluate the libraries before the first page needs them.
      shellOf(message.shell);
      return void send({ is: 'up' });
    case 'forget':
      for (const map of [codes, shells, sections, releases, hosts]) map.delete(message.key);
      return;
    case 'render':
      return void render(message.id, message.release, message.task);
    case 'abort':
      return running.get(message.id)?.abort();
    case 'answer':
      return waiting.get(message.call)?.(message.answer);
    case 'ping':
      if (message.collect) collectGarbage();
      return void send({ is: 'pong', heapBytes: process.memoryUsage().heapUsed });
  }
});
// A leftover promise or timer of a page belongs to no job, so report it and go on.
process.on('uncaughtException', (error) => report('uncaught', error));
process.on('unhandledRejection', (error) => report('unhandled rejection', error));
process.on('disconnect', () => process.exit(0));
