import { text } from '../html.ts';
import type { LiveRelease } from '../release/live-release.ts';

const STYLE = `[data-override]{display:flex;flex-wrap:wrap;gap:8px 16px;padding:12px 16px;
background:#3b2a00;color:#fff;font-weight:700}[data-override] a{color:#fff}`;

const time = new Intl.DateTimeFormat('ko-KR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Seoul',
});

/** A banner on every page that tells testers that customers see something else; empty for customers. */
export function overrideBanner({ override }: LiveRelease, nonce: string): string {
  if (!override) return '';
  const until = time.format(new Date(override.until));
  return `<style nonce="${nonce}">${STYLE}</style>
<aside data-override aria-label="시험 중인 배포"><span>시험 중인 배포를 보고 있습니다: ${text(override.what)}. ${until}에 끝납니다.</span>
<a href="/-/override/reset">시험 끝내기</a></aside>
`;
}
