import type { ShowroomSummary } from '@portal/contract';
import { ButtonLink, Icon, VisuallyHidden, icons } from '@portal/ui';

/** A link to directions in a map service. The portal itself sends nothing to that service. */
export function WayThere({ to: { name, lat, lng } }: { to: ShowroomSummary }) {
  const href = `https://map.kakao.com/link/to/${encodeURIComponent(name)},${lat},${lng}`;
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer">
      <Icon shape={icons.external} size={20} />
      <span>
        <VisuallyHidden>{name} </VisuallyHidden>길 찾기
        <VisuallyHidden> (새 창, 카카오맵)</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
