import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { Icon, media, icons } from '@portal/ui';
import { useState } from 'react';
import { useDisclosure } from '../disclosure.ts';
import { NewTabLink } from './NewTabLink.tsx';

const Place = styled.div`
  position: relative;
  ${media.mobile} {
    width: 100%;
  }
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  width: 100%;
  min-width: 200px;
  min-height: 48px;
  padding: 0 16px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;
// `static` on phones: the list pushes aside what follows. As an overlay it would cover half of the page above.
const Sites = styled.ul`
  position: absolute;
  bottom: calc(100% + 8px);
  left: 0;
  right: 0;
  z-index: 1;
  padding: 8px;
  border: var(--line-width) solid var(--line);
  border-radius: 16px;
  background: var(--surface);
  box-shadow: var(--shadow);
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 0 12px;
    border-radius: 10px;
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    background: var(--sunken);
  }
  ${media.mobile} {
    position: static;
    margin-top: 8px;
    box-shadow: none;
  }
`;

/** The maker's other sites, as links: choosing one never navigates by itself. */
export function FamilySites() {
  const { family } = useHost().company;
  const [open, setOpen] = useState(false);
  const { root, toggle, panel } = useDisclosure(open, setOpen);
  return (
    <Place {...root}>
      <Toggle {...toggle} onClick={() => setOpen(!open)}>
        패밀리 사이트
        <Icon shape={icons.chevronDown} size={20} />
      </Toggle>
      {open && (
        <Sites {...panel}>
          {family.map(({ label, url }) => (
            <li key={url}>
              <NewTabLink href={url}>{label}</NewTabLink>
            </li>
          ))}
        </Sites>
      )}
    </Place>
  );
}
