import { facts, notice, small, sub, table } from './blocks.ts';

/** What holds for every product; what differs comes from the manual. Figures are those of the service pages. */

export const onlineDiscount: readonly [string, string] = [
  '온라인 할인',
  '수리, 이전설치, 분해·조립을 온라인으로 신청하면서 마케팅 정보 수신에 동의하면 10% 할인됩니다. 전화로 신청하면 할인되지 않습니다.',
];

export const warranty = (paid: readonly string[]): string =>
  [
    table(
      ['구분', '내용'],
      [
        ['무상 수리', '정상으로 쓰다가 보증서에 적힌 기간 안에 생긴 고장'],
        ['유상 수리', paid.join('<br>')],
      ],
      'halves',
    ),
    small(
      '보증 기간에도 소모품은 비용이 들 수 있습니다. 수리 비용은 방문 기사가 수리하기 전에 먼저 알려 드립니다.',
    ),
  ].join('');

export const askForService = (rows: readonly (readonly [string, string])[]): string =>
  sub('서비스 신청') + facts(rows);

export const beforeAsking = (extra: readonly string[] = []): string =>
  notice(
    'note',
    [
      '신청할 때 제품명, 시리얼 번호, 증상을 알려 주세요. 증상이 보이는 사진이 있으면 더 빨리 확인합니다.',
      '주소를 바꾸려면 접수를 취소하고 다시 신청합니다. 접수확인 단계부터는 고객센터에서만 취소할 수 있습니다.',
      '미납 요금이 있으면 서비스 신청이 제한될 수 있습니다.',
      ...extra,
    ],
    '신청하기 전에 읽어 주세요.',
  );
