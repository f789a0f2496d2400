import type { IncomingMessage, ServerResponse } from 'node:http';

/** Address of a stream with an event for each new build. */
export const CHANGES = '/-/dev/changes';

/** Notifies every open page of a new build. */
export class Changes {
  readonly #pages = new Set<ServerResponse>();

  /** Subscribes a page; returns false for any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== CHANGES) return false;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('\n');
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    return true;
  }

  notify(): void {
    for (const page of this.#pages) page.write('data: changed\n\n');
  }
}
