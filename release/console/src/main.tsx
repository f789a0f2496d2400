import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './frame/Desk.tsx';
import { deskCss } from './look/desk-css.ts';

// The policy allows styles with the nonce of the document's own script.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
const cache = createCache({ key: 'desk', nonce });
const element = document.getElementById('desk');
if (!element) throw new Error('the document has no #desk');
createRoot(element).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <Global styles={deskCss} />
      <Desk />
    </CacheProvider>
  </StrictMode>,
);
