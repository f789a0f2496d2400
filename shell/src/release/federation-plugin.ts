import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { entryIntegrity } from './inlined.ts';

/** A remote's entry that has not come by then is given up. */
const ENTRY_TIMEOUT_MS = 8000;

/** Only what is in the release may become a script, whoever asks for it. */
const checked = (url: string) => {
  if (!entryIntegrity(url)) throw new TypeError(`not in this release: ${url}`);
  return url;
};
// Browsers without Trusted Types take the string.
const policy = window.trustedTypes?.createPolicy('mf-entry', { createScriptURL: checked }) ?? {
  createScriptURL: checked,
};

/** Entries are loaded with their hash, and with a URL that Trusted Types accept. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.integrity = entryIntegrity(url) ?? '';
      script.crossOrigin = 'anonymous';
      script.src = policy.createScriptURL(url) as string;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
