import { whenIdle } from '@portal/browser';
import type { AnalyticsEvent } from './data-layer.ts';

/**
 * Runs the tag manager in a frame of the bridge's origin, because its script would violate the portal's policy.
 * There it receives events and cannot reach the page. Returns a function that sends an event; events wait until the
 * frame has loaded.
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
    // The first event comes after the first page is shown, so the frame does not delay that page.
    if (!opened) whenIdle(open);
    opened = true;
  };
}
