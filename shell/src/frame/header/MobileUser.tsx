import { icons } from '@portal/ui';
import styled from '@emotion/styled';
import { DisplaySettings } from '../preferences/DisplaySettings.tsx';
import { Sheet } from './Sheet.tsx';
import { UserLinks } from './UserLinks.tsx';

const Ways = styled.div`
  display: flex;
  gap: 12px;
  padding: 24px 0 32px;
  > div {
    flex: 1;
    flex-direction: column;
    align-items: stretch;
  }
  span {
    padding-bottom: 4px;
    font-size: var(--h4);
    font-weight: 700;
  }
  a,
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: var(--control);
    padding: 0 16px;
    border: var(--line-width) solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
  button:first-of-type:not(:last-of-type),
  a {
    border-color: transparent;
    background: var(--primary);
    color: var(--on-primary);
  }
`;
/** The user area on phones: a button for a sheet with login or logout and the display settings. */
export function MobileUser() {
  return (
    <Sheet icon={icons.user} label="내 정보">
      <Ways>
        <UserLinks />
      </Ways>
      <DisplaySettings />
    </Sheet>
  );
}
