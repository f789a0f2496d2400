import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { entryIntegrity } from './inlined.ts';

/** Limit for loading a remote's entry. */
const ENTRY_TIMEOUT_MS = 8000;

/** @throws TypeError for a script that is not in the release */
const checked = (url: string) => {
  if (!entryIntegrity(url)) throw new TypeError(`not in this release: ${url}`);
  return url;
};
// Browsers without Trusted Types get the string.
const policy = window.trustedTypes?.createPolicy('mf-entry', { createScriptURL: checked }) ?? {
  createScriptURL: checked,
};

/** The script tag of a remote's entry that the server wrote into the document (shell/server/pages/document.ts). */
const ofDocument = document.querySelector<HTMLScriptElement>('script[src$="/remoteEntry.js"]');
// It may fail before the runtime listens. With the tag gone, the runtime requests the entry itself.
ofDocument?.addEventListener('error', () => ofDocument.remove());

/** Loads entries with their hash, and with a URL that Trusted Types accept. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-entries',
    createScript({ url }) {
      if (ofDocument?.isConnected && ofDocument.src === url)
        return { script: ofDocument, timeout: ENTRY_TIMEOUT_MS };
      const script = document.createElement('script');
      script.async = true;
      script.integrity = entryIntegrity(url) ?? '';
      script.crossOrigin = 'anonymous';
      script.src = policy.createScriptURL(url) as string;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
