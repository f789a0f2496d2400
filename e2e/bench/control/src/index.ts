import type { Host } from '@portal/host';
import { followLinks, hrefFor, navigate } from '../../../../shell/src/host/navigation.ts';
import { startScroll } from '../../../../shell/src/host/scroll.ts';
import { sectionLifecycle } from '../../../../shell/src/host/section-lifecycle.ts';
import { createViewStore } from '../../../../shell/src/host/view.ts';
import { drawFrame } from '../../../../shell/src/layout/frame.tsx';
import { portal, type InlinedPart } from '../../../../shell/src/release/inlined.ts';
import { menuOf } from '../../../../shell/src/release/menu.ts';
import { prefetchOnIntent } from '../../../../shell/src/release/prefetch.ts';
import { app } from './app.tsx';

// The portal's start without federation and single-spa: one application, in one build.
const main = document.getElementById('main') as HTMLElement;
const part = portal.parts[0] as InlinedPart;
const host: Host = { company: portal.company, menu: menuOf([part.section]), hrefFor, navigate };
const view = createViewStore(location.pathname);
startScroll();
followLinks();
const loadApp = async () => app;
prefetchOnIntent(loadApp);
drawFrame(host, view, console.error);
void sectionLifecycle(part, { main, host, view, loadApp }).mount();
