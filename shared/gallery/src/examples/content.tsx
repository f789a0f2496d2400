import {
  BoardHtml,
  Cluster,
  Drawing,
  DrawingBadge,
  DrawingFile,
  Grid,
  Icon,
  ProductPicture,
  Stack,
  Stages,
  Text,
  VisuallyHidden,
  icons,
} from '@portal/ui';
import Label from './label.svg';

export function Icons() {
  return (
    <Grid min={120} gap={12} as="ul">
      {Object.entries(icons).map(([name, shape]) => (
        <Cluster key={name} as="li">
          <Icon shape={shape} />
          <Text as="span" size="small">
            {name}
          </Text>
        </Cluster>
      ))}
    </Grid>
  );
}

export function ProductPictures() {
  return (
    <Grid min={160}>
      {(['bf', 'l', 'w', 'o'] as const).map((product) => (
        <ProductPicture key={product} product={product} />
      ))}
    </Grid>
  );
}

export function Drawings() {
  return (
    <Stack max={360}>
      <Drawing label="제품 뒷면의 라벨" width={240} height={120}>
        <rect x={20} y={20} width={200} height={80} rx={8} fill="var(--sunken)" />
        <DrawingBadge x={44} y={44} number={1} />
      </Drawing>
      <DrawingFile of={Label} />
    </Stack>
  );
}

const stages = [
  { status: '1', name: '접수', is: 'done', on: '2026-11-20' },
  { status: '2', name: '기사 배정', is: 'now', on: '2026-11-22' },
  { status: '3', name: '방문', is: 'next', on: null },
  { status: '4', name: '완료', is: 'next', on: null },
] as const;

/** A request on its way, and one that was cancelled. */
export function StagesOfRequest() {
  return (
    <Stack gap={48}>
      <Stages
        stages={stages}
        next={{ text: '방문할 기사가 정해지면 알려 드립니다.', by: '2026-11-25' }}
      />
      <Stages
        stages={stages.map((one) => (one.is === 'now' ? { ...one, is: 'done' } : one))}
        ended={{ name: '취소됨', on: '2026-11-23' }}
      />
    </Stack>
  );
}

/** What an editor wrote, as the API sanitised it. */
export function EditorsText() {
  return (
    <BoardHtml
      html="<h2>물이 샐 때</h2><p>원수 밸브를 <strong>잠가</strong> 주세요.</p><ul><li>전원을 끕니다.</li></ul>"
      hrefFor={(href) => href}
    />
  );
}

export function ForScreenReadersAlone() {
  return (
    <p>
      10,000원<VisuallyHidden> (할인된 금액)</VisuallyHidden>
    </p>
  );
}
