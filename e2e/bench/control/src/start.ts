import type { Section } from '@portal/host';
import { createSection } from '@portal/host/app';
import type { InlinedPart } from '../../../../shell/shared/inlined-portal.ts';
import { portal } from '../../../../shell/src/release/inlined.ts';
import { sectionLifecycle } from '../../../../shell/src/sections/section-lifecycle.ts';
import { startHost } from '../../../../shell/src/start/start-host.ts';

/** Starts the portal without federation and single-spa: one application, in one build, of all tables. */
export function startControl(section: Section): void {
  const all = createSection(section);
  const frame = startHost(async () => all, console.error);
  void sectionLifecycle(portal.parts[0] as InlinedPart, frame).mount();
}
