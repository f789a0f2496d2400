import { sectionLifecycle } from '../../../../shell/src/sections/section-lifecycle.ts';
import { startHost } from '../../../../shell/src/start/start-host.ts';
import type { InlinedPart } from '../../../../shell/shared/inlined-portal.ts';
import { portal } from '../../../../shell/src/release/inlined.ts';
import { app } from './app.tsx';

// The portal's start without federation and single-spa: one application, in one build.
const frame = startHost(async () => app, console.error);
void sectionLifecycle(portal.parts[0] as InlinedPart, frame).mount();
