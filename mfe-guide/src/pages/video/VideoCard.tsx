import styled from '@emotion/styled';
import type { ReferenceSummary } from '@portal/contract';
import { formatDuration, spokenDuration } from '@portal/format';
import { Icon, VisuallyHidden, icons } from '@portal/ui';

const Card = styled.a`
  display: block;
  color: var(--text);
  text-decoration: none;
  h2 {
    margin-top: 12px;
    font-size: 1.06rem;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
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
const Duration = styled.span`
  position: absolute;
  left: 12px;
  bottom: 12px;
  padding: 2px 10px;
  border-radius: 999px;
  background: var(--surface);
  color: var(--text);
  font-size: var(--small);
  font-variant-numeric: tabular-nums;
`;

export function VideoCard({ post, href }: { post: ReferenceSummary; href: string }) {
  const { video } = post;
  return (
    <li>
      <Card href={href}>
        <Poster>
          {video && (
            <>
              <img
                src={video.poster}
                alt=""
                width={video.width}
                height={video.height}
                loading="lazy"
                decoding="async"
              />
              <Play>
                <Icon shape={icons.play} />
              </Play>
              <Duration>
                <span aria-hidden="true">{formatDuration(video.durationSeconds)}</span>
                <VisuallyHidden>길이 {spokenDuration(video.durationSeconds)}</VisuallyHidden>
              </Duration>
            </>
          )}
        </Poster>
        <h2>{post.subject}</h2>
      </Card>
    </li>
  );
}
