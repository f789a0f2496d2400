import type { Company } from '@portal/config';
import { baseOf, type LiveRelease } from '../release/live-release.ts';

/** How a phone shows the portal on its home screen (W3C web app manifest). */
export function webManifest({ versions }: LiveRelease, { brand, centre }: Company) {
  const base = baseOf('shell', versions.get('shell')?.version ?? '');
  return {
    name: centre,
    short_name: brand,
    lang: 'ko',
    start_url: '/',
    scope: '/',
    // Login leads to another site, so customers need the browser's back button.
    display: 'minimal-ui',
    background_color: '#FAF9F6',
    theme_color: '#FFFFFF',
    icons: [192, 512].map((size) => ({
      src: `${base}icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
