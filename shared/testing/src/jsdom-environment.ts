// Before jsdom.
import './skip-rules.ts';
import JsdomEnvironment from 'jest-environment-jsdom';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { drawOnServer, type DrawOnServer } from './page/server-side.ts';

/**
 * jsdom, plus what every supported browser has and jsdom lacks (react-router needs the first two), plus the portal
 * server's rendering for `renderPage`.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      structuredClone,
      // Request accepts only signals of its own realm.
      AbortController,
      AbortSignal,
      drawOnServer: ((request) => drawOnServer(context.testPath, request)) satisfies DrawOnServer,
      // Nothing has a size in jsdom.
      ResizeObserver: class {
        observe() {}
        disconnect() {}
      },
    });
    const { HTMLDialogElement } = this.global as unknown as {
      HTMLDialogElement: typeof globalThis.HTMLDialogElement;
    };
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('[autofocus]')?.focus();
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  }
}
