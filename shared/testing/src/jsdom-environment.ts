import JsdomEnvironment from 'jest-environment-jsdom';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';

/** jsdom with what every supported browser has and jsdom lacks; react-router needs the first two. */
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
