import type { Section } from '@portal/host';
import { createSection } from '@portal/host/app';
import type { InlinedPart } from '../../../../shell/shared/inlined-portal.ts';
import { mountFrame } from '../../../../shell/src/frame/mount-frame.tsx';
import { portal } from '../../../../shell/src/release/inlined.ts';
import { sectionLifecycle } from '../../../../shell/src/sections/section-lifecycle.ts';
import { startHost } from '../../../../shell/src/start/start-host.ts';

/**
 * Starts the portal without federation and single-spa: one application, in one build, of all tables. What the portal loads
 * after its first page (docs/decisions/0025) is here from the start, as in an application that nobody has cut.
 */
export function startControl(section: Section): void {
  void import(/* webpackMode: "eager" */ '../../../../shared/api-client/src/cached-calls.ts');
  void import(/* webpackMode: "eager" */ '../../../../shared/host/src/app/routing/router.ts');
  void import(/* webpackMode: "eager" */ '../../../../shell/src/release/calls.ts');
  void import(/* webpackMode: "eager" */ '../../../../shell/src/layers/mount-layers.tsx');
  const all = createSection(section);
  const frame = startHost(async () => all);
  void sectionLifecycle(portal.parts[0] as InlinedPart, frame).mount();
  mountFrame(frame.host, frame.store, console.error);
}
