import type * as dom from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { isSettled } from '../support/frame.ts';
import type { Engine } from './engine.ts';

const WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 50;

/** Testing Library finds elements by role and label in every engine alike; each document is given it once. */
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
declare const TestingLibraryDom: typeof dom;

/** An element by its role and name, or a field by its label. */
type Place = { role: string; name: RegExp; within?: string } | { label: RegExp };

/** Runs in the page: the first such element, which is perceivable where a role was asked for. */
function find(place: { role?: string; name?: string; within?: string; label?: string }) {
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const { role, name = '', within, label = '' } = place;
  if (role === undefined)
    return (
      queryAllByLabelText(document.body, new RegExp(label), {
        selector: 'input,textarea,select',
      })[0] ?? null
    );
  const scopes = within === undefined ? [document.body] : queryAllByRole(document.body, within);
  return (
    scopes.flatMap((scope) => queryAllByRole(scope, role, { name: new RegExp(name) }))[0] ?? null
  );
}

const expressionOf = (place: Place) => {
  const asText = (_: string, value: unknown) => (value instanceof RegExp ? value.source : value);
  return `(${find.toString()})(${JSON.stringify(place, asText)})`;
};

const nameOf = (place: Place) =>
  'label' in place ? `field ${place.label}` : `${place.role} ${place.name}`;

/** A customer at a browser: waits for what they look for, then acts as the engine's own mouse and keyboard do. */
export class Visitor {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** Opens a document of the portal and waits until it answers. */
  async open(path: string): Promise<void> {
    await this.#engine.goto(this.#origin + path);
    await this.settles();
  }

  settles(): Promise<void> {
    return this.#until('a page that answers', `return Boolean((${isSettled.toString()})())`);
  }

  press(role: string, name: RegExp, within?: string): Promise<void> {
    const place = { role, name, ...(within && { within }) };
    return this.#act(place, (script) => this.#engine.click(script));
  }

  fill(label: RegExp, text: string): Promise<void> {
    return this.#act({ label }, (script) => this.#engine.fill(script, text));
  }

  select(label: RegExp, option: string): Promise<void> {
    return this.#act({ label }, (script) => this.#engine.select(script, option));
  }

  upload(label: RegExp, path: string): Promise<void> {
    return this.#act({ label }, (script) => this.#engine.upload(script, path));
  }

  async sees(role: string, name: RegExp, within?: string): Promise<void> {
    await this.#found({ role, name, ...(within && { within }) });
  }

  async seesNo(role: string, name: RegExp): Promise<void> {
    await this.#until(`no ${role} ${name}`, `return null === ${expressionOf({ role, name })}`);
  }

  reads(text: RegExp): Promise<void> {
    const script = `return new RegExp(${JSON.stringify(text.source)}).test(document.body.innerText)`;
    return this.#until(`the text ${text}`, script);
  }

  isAt(address: RegExp): Promise<void> {
    const script = `return new RegExp(${JSON.stringify(address.source)}).test(location.href)`;
    return this.#until(`the address ${address}`, script);
  }

  /** What a function without a closure returns in the page. */
  async value<T>(read: () => T): Promise<T> {
    return (await this.#engine.evaluate(`return (${read.toString()})()`)) as T;
  }

  #found(place: Place): Promise<void> {
    return this.#until(nameOf(place), `return null !== ${expressionOf(place)}`);
  }

  async #act(place: Place, action: (script: string) => Promise<void>): Promise<void> {
    await this.#found(place);
    await action(`return ${expressionOf(place)}`).catch((cause: unknown) => {
      throw new Error(`cannot use ${nameOf(place)}`, { cause });
    });
  }

  /** @throws Error that says what was waited for and where the page is */
  async #until(what: string, script: string): Promise<void> {
    const giveUpAt = Date.now() + WAIT_MS;
    let fault: unknown = null;
    while (Date.now() < giveUpAt) {
      try {
        if (!(await this.#engine.evaluate('return typeof TestingLibraryDom === "object"')))
          await this.#engine.evaluate(library);
        if ((await this.#engine.evaluate(script)) === true) return;
        fault = null;
      } catch (error) {
        // A document that is about to be left runs no script.
        fault = error;
      }
      await pause(LOOK_AGAIN_MS);
    }
    const address = await this.#engine.evaluate('return location.href').catch(() => 'nowhere');
    throw new Error(`waited ${WAIT_MS / 1000} s for ${what} at ${address}`, { cause: fault });
  }
}
