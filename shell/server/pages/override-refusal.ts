import type { Company } from '@portal/config';
import type { Channel } from '@portal/release-store';
import { text } from '../html.ts';
import { smallDocument } from '../small-document.ts';

/** Why a tester's link shows nothing. */
export type Refused =
  | { why: 'altered' | 'gone' | 'away' }
  | { why: 'over'; until: string }
  /** It is for the portal of another channel; `link` opens it there, null if its address is not known. */
  | { why: 'elsewhere'; channel: Channel; link: string | null };

const channelWords: Record<Channel, string> = { production: '운영', staging: '검증', dev: '개발' };
const time = new Intl.DateTimeFormat('ko-KR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Seoul',
});
const ASK = '릴리스 관리자에게 새 링크를 요청해 주세요.';

function wordsOf(refused: Refused): [title: string, content: string] {
  switch (refused.why) {
    case 'altered':
      return [
        '쓸 수 없는 시험 링크입니다',
        '링크가 잘렸거나 이 포털의 것이 아닙니다. 받은 링크를 처음부터 끝까지 복사해 다시 열어 주세요.',
      ];
    case 'over':
      return [
        '기간이 끝난 시험 링크입니다',
        `${time.format(new Date(refused.until))}에 끝났습니다. ${ASK}`,
      ];
    case 'gone':
      return [
        '지금은 볼 수 없는 시험입니다',
        `시험하던 버전이 차단되었거나 저장소에 없습니다. ${ASK}`,
      ];
    case 'away':
      return [
        '지금은 볼 수 없는 시험입니다',
        '배포 저장소를 잠시 쓸 수 없습니다. 잠시 뒤 링크를 다시 열어 주세요.',
      ];
    case 'elsewhere': {
      const word = channelWords[refused.channel];
      return [
        '다른 포털의 시험 링크입니다',
        refused.link
          ? `${word} 포털에서만 열립니다. <a href="${text(refused.link)}">${word} 포털에서 열기</a>`
          : `${word} 포털에서만 열립니다. 그 주소를 릴리스 관리자에게 물어봐 주세요.`,
      ];
    }
  }
}

/** The page that a tester gets in the place of what a link should show. */
export function overrideRefusal(company: Company, refused: Refused, look: string) {
  const [title, content] = wordsOf(refused);
  return smallDocument({
    title: `${title} | ${company.centre}`,
    look,
    style:
      'main { display: grid; gap: 12px; min-height: 0; padding-block: 72px; text-align: center; }',
    body: `<main><h1>${title}</h1>
<p>${content}</p>
<p><a href="/">고객이 보는 화면으로 가기</a></p></main>`,
  });
}
