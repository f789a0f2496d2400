// @ts-check
// The program of a rendering process. It starts without environment and without `eval`, may read this file alone,
// and runs parts in a context that cannot reach Node's modules. It is JavaScript, its types are in comments: in a process that
// strips the types of one file, Node's compiler for that stays in memory, 18 MB.
import { isDeepStrictEqual } from 'node:util';
import v8 from 'node:v8';
import vm from 'node:vm';

/** @import { Section } from '@portal/host' */
/** @import { Calls, RowModules, ServerSection } from '@portal/host/app' */
/** @import { AxiosAdapter, InternalAxiosRequestConfig } from 'axios' */
/** @import { ReleaseFacts } from '../../shared/rendered-frame.ts' */
/** @import * as shellServer from '../../src/server.tsx' */
/** @import { FromProcess, Task, ToProcess } from './protocol.ts' */

/**
 * What the bundle of every part exports (shared/build/src/server-bundle/server-bundle.ts).
 * @typedef {{ section: Section, modules: Record<string, RowModules>, calls: Calls }} PartCode
 */

/** @typedef {(section: Section, modules: PartCode['modules'], calls: Calls) => ServerSection} CreateSection */

/** @typedef {typeof shellServer & PartCode & { libraries: Record<string, unknown> }} ShellModule */

/** @typedef {{ context: vm.Context, module: ShellModule }} ShellCode */

/** @typedef {{ status: number, body: string } | null} ApiAnswer null if the API did not answer */

/** @param {FromProcess} message */
const send = (message) => process.send?.(message);

/** Globals that browsers and Node have in common and that React, the router and axios use. */
const GLOBALS = /** @type {const} */ ([
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
]);

/** @param {unknown} error */
const describe = (error) => {
  const stack = /** @type {Error | null} */ (error)?.stack;
  return error instanceof Error || stack
    ? String(stack).split('\n').slice(0, 4).join(' ')
    : JSON.stringify(error);
};

/** @param {unknown[]} words */
const report = (...words) =>
  send({
    is: 'stray',
    text: words
      .map((word) => (typeof word === 'string' ? word : describe(word)))
      .join(' ')
      .slice(0, 500),
  });

/** Creates the context of one shell: for its libraries and every part that runs on them. */
function createContext() {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
  /** @param {string} name @param {unknown} value */
  const define = (name, value) =>
    Object.defineProperty(context, name, { value, writable: true, configurable: true });
  for (const name of GLOBALS) define(name, globalThis[name]);
  define('console', { log() {}, info() {}, debug() {}, warn: report, error: report });
  return context;
}

/** @type {(code: string, key: string, context: vm.Context, libraries: object) => unknown} what the bundle exports */
const evaluate = (code, key, context, libraries) => {
  const module = { exports: {} };
  /** @param {string} name */
  const require = (name) => {
    const library = /** @type {Record<string, unknown>} */ (libraries)[name];
    if (library === undefined) throw new Error(`${name} is not provided`);
    return library;
  };
  vm.compileFunction(code, ['module', 'exports', 'require'], {
    filename: key,
    parsingContext: context,
  })(module, module.exports, require);
  return module.exports;
};

function collectGarbage() {
  v8.setFlagsFromString('--expose-gc');
  const gc = /** @type {(options: object) => void} */ (vm.runInNewContext('gc'));
  // `last-resort` also drops machine code, which can be compiled again. Bytecode is dropped once it has not run for six collections
  // (V8's `--bytecode-old-age`).
  for (let i = 0; i < 7; i++) gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** @type {Map<string, { code: string, shell: string | null }>} */
const codes = new Map();
/** @type {Map<string, ShellCode>} */
const shells = new Map();
/** @type {Map<string, ServerSection>} */
const sections = new Map();
/** @type {Map<string, { facts: ReleaseFacts, shell: string }>} */
const releases = new Map();
/** @type {Map<string, ReturnType<ShellModule['createHost']>>} */
const hosts = new Map();

/** @param {string} key */
function codeOf(key) {
  const found = codes.get(key);
  if (!found) throw new Error(`${key} was not sent`);
  return found;
}

/**
 * @param {string} key
 * @returns {ShellCode}
 */
function shellOf(key) {
  const known = shells.get(key);
  if (known) return known;
  const context = createContext();
  const module = /** @type {ShellModule} */ (evaluate(codeOf(key).code, key, context, {}));
  const shell = { context, module };
  shells.set(key, shell);
  return shell;
}

/**
 * @param {string} key
 * @returns {ServerSection}
 */
function sectionOf(key) {
  const known = sections.get(key);
  if (known) return known;
  const { code, shell: shellKey } = codeOf(key);
  const shell = shellOf(shellKey ?? key);
  const module =
    shellKey === null
      ? shell.module
      : /** @type {Partial<PartCode>} */ (
          evaluate(code, key, shell.context, shell.module.libraries)
        );
  const { section: table, modules, calls } = module;
  if (!table || !modules || !calls) throw new Error(`${key} has no table`);
  // The server's build of @portal/host/app, though the types are the browser build's.
  const create = /** @type {CreateSection} */ (/** @type {unknown} */ (shell.module.createSection));
  const section = create(table, modules, calls);
  sections.set(key, section);
  return section;
}

/** @param {string} release */
function hostOf(release) {
  const found = releases.get(release);
  if (!found) throw new Error(`release ${release} was not sent`);
  const shell = shellOf(found.shell).module;
  const host = hosts.get(release) ?? shell.createHost(found.facts);
  hosts.set(release, host);
  return { host, shell };
}

/**
 * Two releases mostly differ in one section: keeps equal tables in memory once.
 * @param {ReleaseFacts} facts
 * @returns {ReleaseFacts}
 */
function deduplicated({ company, sections }) {
  const held = [...releases.values()].map(({ facts }) => facts);
  /** @type {<T>(one: T, others: T[]) => T} */
  const same = (one, others) => others.find((other) => isDeepStrictEqual(one, other)) ?? one;
  const tables = held.flatMap((facts) => facts.sections);
  return {
    company: same(
      company,
      held.map((facts) => facts.company),
    ),
    sections: sections.map((section) => same(section, tables)),
  };
}

/** @type {Map<number, (answer: ApiAnswer) => void>} */
const waiting = new Map();
let lastCall = 0;

/** @param {InternalAxiosRequestConfig} config */
const urlOf = ({ url = '', params }) => (params ? `${url}?${new URLSearchParams(params)}` : url);

/** @type {(id: number) => AxiosAdapter} passes calls to the parent process, which knows where the API is */
const adapterOf = (id) => (config) =>
  new Promise((resolve, reject) => {
    const call = ++lastCall;
    /** @param {ApiAnswer} answer */
    const give = (answer) => {
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

/** @type {Map<number, AbortController>} */
const running = new Map();

/** @type {(id: number, release: string, task: Task) => Promise<void>} */
const render = async (id, release, task) => {
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
    const api = /** @type {{ name?: unknown } | null} */ (error)?.name === 'ApiError';
    send({ is: 'failed', id, api, error: describe(error) });
  } finally {
    running.delete(id);
  }
};

process.on('message', (/** @type {ToProcess} */ message) => {
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
