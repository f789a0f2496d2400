import { whenIdle } from '../browser/when-idle.ts';
import type { AnalyticsEvent } from './create-analytics.ts';

/**
 * The tag manager's script cannot meet the portal's policy: it runs in a document of the bridge's
 * origin, which is told of events and reaches nothing here. Gives the function that tells it; what comes
 * before it is there waits.
 */
export function tagManager(bridgeOrigin: string): (event: AnalyticsEvent) => void {
  const waiting: AnalyticsEvent[] = [];
  let frame: HTMLIFrameElement | null = null;
  let isLoaded = false;

  const send = (event: AnalyticsEvent) =>
    frame?.contentWindow?.postMessage({ type: 'analytics', event }, bridgeOrigin);

  const open = () => {
    frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = '통계';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    frame.addEventListener('load', () => {
      isLoaded = true;
      waiting.splice(0).forEach(send);
    });
    frame.src = `${bridgeOrigin}/bridge/tag-manager`;
    document.body.append(frame);
  };

  let opened = false;
  return (event) => {
    if (isLoaded) return send(event);
    waiting.push(event);
    // The first event comes once the first page stands: nothing of it is held back by the frame.
    if (!opened) whenIdle(open);
    opened = true;
  };
}
