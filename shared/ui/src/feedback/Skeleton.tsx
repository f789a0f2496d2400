import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { PageHeading } from '../text/PageHeading.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Bone = styled.div`
  display: block;
  border-radius: 8px;
  background: var(--sunken);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
const Line = styled(Bone)({ width: 'min(420px, 85%)', height: 27 });
const Bar = styled(Bone)({ height: 52, marginBottom: 24 });
const Row = styled(Bone)({ height: 76, marginBottom: 8 });
const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: 24,
});
const Tile = styled(Bone)({ aspectRatio: '4 / 3' });
const Sheet = styled(Bone)({ height: 480 });

const bodies = {
  list: () => Array.from({ length: 6 }, (_, i) => <Row key={i} />),
  grid: () => (
    <Tiles>
      {Array.from({ length: 6 }, (_, i) => (
        <Tile key={i} />
      ))}
    </Tiles>
  ),
  article: () => <Sheet />,
};
export type SkeletonKind = keyof typeof bodies;

/** Skeleton of a list, grid or article while it is loading; `quiet` where something else says so. */
export function ContentSkeleton({ kind, quiet }: { kind: SkeletonKind; quiet?: boolean }) {
  return (
    <div aria-busy="true">
      {!quiet && <VisuallyHidden role="status">불러오는 중입니다.</VisuallyHidden>}
      {bodies[kind]()}
    </div>
  );
}

/** Skeleton of a whole page while it is loading; its title is already known. */
export function PageSkeleton({ title, kind }: { title: string; kind: SkeletonKind }) {
  return (
    <>
      <PageHeading title={title} lead={<Line as="span" />} />
      {kind !== 'article' && <Bar />}
      <ContentSkeleton kind={kind} />
    </>
  );
}
