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
    });
  }
}
