import styled from '@emotion/styled';
import type { ReferenceSummary } from '@portal/contract';
import { formatDuration, spokenDuration } from '@portal/format';
import { Badge, Icon, icons, Text, unbroken, useIsHydrating, VisuallyHidden } from '@portal/ui';

const Card = styled.a`
  color: var(--text);
  text-decoration: none;
  &:hover h2 {
    color: var(--primary);
  }
`;
const Poster = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: var(--line-width) solid var(--line);
  border-radius: 16px;
  background: var(--sunken);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Play = styled.span`
  position: absolute;
  right: 12px;
  bottom: 12px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  padding-left: 2px;
  border-radius: 50%;
  background: var(--primary);
  color: var(--on-primary);
`;
const Duration = styled(Badge)`
  position: absolute;
  left: 12px;
  bottom: 12px;
`;

/**
 * A video's poster, length and title, as a link. `first`: whether a phone shows the card without scrolling. The posters of other
 * cards are requested after hydration, because on a slow line they would delay the page's code.
 */
export function VideoCard(props: { post: ReferenceSummary; href: string; first: boolean }) {
  const { post, href, first } = props;
  const { video } = post;
  const isHydrating = useIsHydrating();
  return (
    <li>
      <Card href={href}>
        <Poster>
          {video && (
            <>
              <img
                src={first || !isHydrating ? video.poster : undefined}
                alt=""
                width={video.width}
                height={video.height}
                loading="lazy"
                decoding="async"
              />
              <Play>
                <Icon shape={icons.play} />
              </Play>
              <Duration tone="quiet">
                <span aria-hidden="true">{formatDuration(video.durationSeconds)}</span>
                <VisuallyHidden>길이 {spokenDuration(video.durationSeconds)}</VisuallyHidden>
              </Duration>
            </>
          )}
        </Poster>
        <Text as="h2" size="row" top={12}>
          {unbroken(post.subject)}
        </Text>
      </Card>
    </li>
  );
}
