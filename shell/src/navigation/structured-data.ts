import { linkedData } from '../../shared/linked-data.ts';

/** @throws SyntaxError for what is not JSON */
function asJson(text: string): string {
  JSON.parse(text);
  return text;
}
// Trusted Types guard the text of every script element, of one that runs nothing too.
const policy = window.trustedTypes?.createPolicy('structured-data', { createScript: asJson }) ?? {
  createScript: asJson,
};

/** Adds a page's data to the head, as the server writes it: document.ts. */
export function addStructured(structured: Record<string, unknown>): void {
  const block = document.createElement('script');
  block.type = linkedData.type;
  block.text = policy.createScript(JSON.stringify(linkedData.of(structured))) as string;
  document.head.append(block);
}
