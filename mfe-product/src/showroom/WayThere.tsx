import type { ShowroomSummary } from '@portal/contract';
import { ButtonLink, Icon, VisuallyHidden } from '@portal/ui';

/** Opens the map service with the way to a showroom: a link, so that the portal itself asks no other host. */
export function WayThere({ to: { name, lat, lng } }: { to: ShowroomSummary }) {
  const href = `https://map.kakao.com/link/to/${encodeURIComponent(name)},${lat},${lng}`;
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="external" size={20} />
      <span>
        <VisuallyHidden>{name} </VisuallyHidden>길 찾기
        <VisuallyHidden> (새 창, 카카오맵)</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
