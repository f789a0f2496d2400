import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where a page hears of changes. */
const PATH = '/-/dev/changes';

/** What a page runs to be loaded again when the part was built again. Where it was stays in its address. */
export const RELOAD = `new EventSource('${PATH}').onmessage = () => location.reload();`;

/** Tells every open page that the part was built again. */
export class Changes {
  readonly #pages = new Set<ServerResponse>();

  /** Answers a page that wants to hear of them; false: it asked for something else. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== PATH) return false;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('\n');
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    return true;
  }

  tell(): void {
    for (const page of this.#pages) page.write('data: changed\n\n');
  }
}
