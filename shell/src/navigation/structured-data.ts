import { linkedData } from '../../shared/linked-data.ts';

/** Returns the text unchanged. @throws SyntaxError if it is not JSON */
function asJson(text: string): string {
  JSON.parse(text);
  return text;
}
// Trusted Types check the text of every script element, even of one that is data and does not run.
const policy = window.trustedTypes?.createPolicy('structured-data', { createScript: asJson }) ?? {
  createScript: asJson,
};

/** Adds a page's structured data to the head, in the form that the server uses (document.ts). */
export function addStructured(structured: Record<string, unknown>): void {
  const block = document.createElement('script');
  block.type = linkedData.type;
  block.text = policy.createScript(JSON.stringify(linkedData.of(structured))) as string;
  document.head.append(block);
}
