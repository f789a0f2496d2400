import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { Icon, icons } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { appStoreOf } from './app-store.ts';
import { NewTabLink } from './NewTabLink.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--text);
    font-size: var(--small);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    color: var(--text-second);
  }
`;

const never = () => () => {};
const channelIcons = { video: icons.video, photo: icons.photo, pen: icons.pen } as const;
const stores = [
  { store: 'android', label: '멤버십 앱 (안드로이드)' },
  { store: 'ios', label: '멤버십 앱 (아이폰·아이패드)' },
] as const;

/** The maker's social channels, and the membership app in the store of this device. */
export function OutsideLinks() {
  const { social, apps } = useHost().company;
  const own = useSyncExternalStore(
    never,
    () => appStoreOf(navigator),
    () => null,
  );
  return (
    <List>
      {social.map(({ label, url, kind }) => (
        <li key={url}>
          <NewTabLink href={url}>
            <Icon shape={channelIcons[kind]} size={20} />
            {label}
          </NewTabLink>
        </li>
      ))}
      {stores.map(
        ({ store, label }) =>
          (own ?? store) === store && (
            <li key={store}>
              <NewTabLink href={apps[store]}>
                <Icon shape={icons.download} size={20} />
                {label}
              </NewTabLink>
            </li>
          ),
      )}
    </List>
  );
}
