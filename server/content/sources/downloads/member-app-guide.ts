import { bullets, notice, steps, sub } from '../manuals/blocks.ts';
import type { Leaflet } from './leaflet.ts';

export const memberAppGuide: Leaflet = {
  id: 'member-app-guide',
  title: '멤버십 앱 안내',
  about: '앱 3.2 · 안드로이드와 아이폰',
  dated: '2026-09-29',
  body: [
    sub('처음 쓰는 법'),
    steps([
      {
        title: '앱을 설치합니다',
        text: '고객센터 화면 맨 아래의 앱 내려받기를 누르면 휴대전화에 맞는 스토어가 열립니다.',
      },
      {
        title: '로그인합니다',
        text: '고객센터에서 쓰는 멤버십 계정을 그대로 씁니다.',
      },
      {
        title: '내 제품을 확인합니다',
        text: '계약한 제품이 보이지 않으면 정품 등록을 하거나 고객센터에 알려 주세요.',
      },
    ]),
    sub('앱에서 할 수 있는 일'),
    bullets([
      '방문 전날 저녁부터 담당 기사의 도착 예정 시간을 봅니다.',
      '서비스를 신청하고, 지금 어느 단계인지 봅니다.',
      '자료실에서 설명서와 시험 자료를 내려받습니다.',
    ]),
    sub('잘 보이게 쓰려면'),
    bullets([
      '글자는 휴대전화 설정의 글자 크기를 따릅니다.',
      '화면을 읽어 주는 기능에서 모든 단추의 이름을 읽습니다.',
    ]),
    notice('note', ['앱을 쓰지 않아도 같은 내용을 문자로 보내 드립니다.']),
  ].join(''),
};
