import JsdomEnvironment from 'jest-environment-jsdom';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { drawOnServer, type DrawOnServer } from './page/server-side.ts';

/**
 * jsdom with what every supported browser has and jsdom lacks (react-router needs the first two), and with the
 * portal's server for `renderPage`.
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
      // Request takes no signal but those of its own kind.
      AbortController,
      AbortSignal,
      drawOnServer: ((request) => drawOnServer(context.testPath, request)) satisfies DrawOnServer,
      // Nothing has a size here.
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
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  }
}
