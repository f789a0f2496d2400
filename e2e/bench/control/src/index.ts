import { sectionLifecycle } from '../../../../shell/src/host/section-lifecycle.ts';
import { startHost } from '../../../../shell/src/host/start-host.ts';
import { portal, type InlinedPart } from '../../../../shell/src/release/inlined.ts';
import { app } from './app.tsx';

// The portal's start without federation and single-spa: one application, in one build.
const frame = startHost(async () => app, console.error);
void sectionLifecycle(portal.parts[0] as InlinedPart, frame).mount();
