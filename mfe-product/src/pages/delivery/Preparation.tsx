import type { Delivery } from '@portal/contract';
import { Section, Stack, Text } from '@portal/ui';

/** What customers prepare at home, by product group. The figures are those of the guides and the FAQ. */
const needs: Record<Delivery['product'], readonly (readonly [label: string, text: string])[]> = {
  bf: [
    [
      '놓을 자리',
      '가로 1m, 세로 2m쯤을 비우고, 등받이가 뒤로 눕도록 벽에서 20cm 넘게 띄울 자리를 봐 주세요.',
    ],
    ['전원', '벽 콘센트 하나가 필요합니다. 멀티탭에는 꽂지 않습니다.'],
    [
      '들어오는 길',
      '현관문과 방문, 엘리베이터 문의 폭을 재어 주세요. 70cm보다 좁으면 설치하기 전에 전화해 주세요.',
    ],
    ['바닥', '카펫이나 깔개는 미리 걷어 주세요. 쓰시던 의자가 있으면 자리를 옮겨 두시면 됩니다.'],
  ],
  l: [
    ['놓을 자리', '침대보다 가로세로로 30cm씩 넓게 비워 주세요. 쓰시던 침대는 미리 옮겨 주세요.'],
    [
      '전원',
      '머리맡 벽에 콘센트 하나가 필요합니다. 침대 밑에는 콘센트나 멀티탭을 두지 말아 주세요.',
    ],
    [
      '엘리베이터',
      '매트리스는 말리지 않습니다. 엘리베이터 안쪽 높이와 대각선 길이를 재어 주세요. 들어가지 않으면 사다리차가 필요합니다.',
    ],
    ['바닥', '머리맡의 물건을 치워 두시면 설치가 빨리 끝납니다.'],
  ],
  w: [
    ['놓을 자리', '개수대에서 가까운 평평한 곳을 비워 주세요. 뒤쪽은 벽에서 5cm를 띄웁니다.'],
    ['전원', '물이 튀지 않는 벽 콘센트 하나가 필요합니다.'],
    [
      '물',
      '개수대 아래 수도 밸브에서 물을 끌어옵니다. 개수대 아래를 비우고, 밸브가 잠기는지 돌려 봐 주세요.',
    ],
    [
      '집 안 공사',
      '벽이나 상판을 뚫어야 할 때는 먼저 여쭙습니다. 전셋집이면 집주인께 물어봐 주세요.',
    ],
  ],
  o: [
    ['놓을 자리', '제품을 놓을 평평한 자리를 비워 주세요.'],
    ['전원', '벽 콘센트 하나가 필요합니다.'],
  ],
  c: [['놓을 자리', '제품을 놓을 평평한 자리와 벽 콘센트 하나를 비워 주세요.']],
};

export function Preparation({ product }: { product: Delivery['product'] }) {
  return (
    <Section>
      <h2>집에서 준비해 주세요</h2>
      <Stack as="dl" gap={12}>
        {needs[product].map(([label, text]) => (
          <div key={label}>
            <Text as="dt" bold>
              {label}
            </Text>
            <Text as="dd" tone="text-second">
              {text}
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
