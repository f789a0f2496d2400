import { linkedData } from '../../shared/linked-data.ts';

/** Returns the text unchanged. @throws SyntaxError if it is not JSON */
function asJson(text: string): string {
  JSON.parse(text);
  return text;
}
// Trusted Types check every script element's text, even if the element is data and does not run.
const policy = window.trustedTypes?.createPolicy('structured-data', { createScript: asJson }) ?? {
  createScript: asJson,
};

/** Adds structured data to the head, in the same form as the server does (document.ts). */
export function addStructured(structured: Record<string, unknown>): void {
  const block = document.createElement('script');
  block.type = linkedData.type;
  block.text = policy.createScript(JSON.stringify(linkedData.of(structured))) as string;
  document.head.append(block);
}
