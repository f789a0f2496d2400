import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Icon, media } from '@portal/ui';
import { useState } from 'react';
import { useDisclosure } from '../disclosure.ts';

// A page with a bar at the bottom (steps on phones) sets --bottom-bar to its height.
const Place = styled.aside`
  position: fixed;
  right: max(24px, env(safe-area-inset-right));
  bottom: calc(24px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom));
  z-index: 9;
  ${media.mobile} {
    right: max(16px, env(safe-area-inset-right));
    bottom: calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom));
  }
  @media print, (scripting: none) {
    display: none;
  }
`;
const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  padding: 0 20px 0 16px;
  border: var(--line-width) solid transparent;
  border-radius: 28px;
  background: var(--primary);
  color: var(--on-primary);
  box-shadow: var(--shadow);
  font-weight: 700;
  cursor: pointer;
  &:hover {
    background: var(--primary-hover);
  }
`;
const Panel = styled.div`
  position: absolute;
  right: 0;
  bottom: calc(100% + 12px);
  width: min(320px, calc(100vw - 32px));
  max-height: calc(100dvh - var(--header) - 104px);
  overflow: auto;
  padding: 20px 24px 12px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  h2 {
    font-size: var(--h4);
  }
  p {
    color: var(--text-second);
    font-size: var(--small);
  }
  ul {
    margin-top: 12px;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  li a {
    border-top: var(--line-width) solid var(--line);
  }
  > a {
    color: var(--primary);
    font-size: var(--h2);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;

const ways = [
  { label: '자주 묻는 질문', path: paths.faq() },
  { label: '1:1 문의', path: paths.qna() },
];

/** Help at the same place on every page (WCAG 3.2.6). */
export function HelpButton() {
  const { company, hrefFor } = useHost();
  const [open, setOpen] = useState(false);
  const { root, toggle, panel } = useDisclosure<HTMLElement>(open, setOpen);
  return (
    <Place {...root} aria-label="도움">
      <Toggle {...toggle} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'close' : 'headset'} />
        도움
      </Toggle>
      <Panel {...panel}>
        <h2>전화로 물어보기</h2>
        <a href={`tel:${company.phones.main}`}>{company.phones.main}</a>
        <p>{company.hours}</p>
        <ul>
          {ways.map(({ label, path }) => {
            const href = hrefFor(path);
            return (
              href && (
                <li key={path}>
                  <a href={href}>
                    {label}
                    <Icon name="chevron-right" size={20} />
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </Panel>
    </Place>
  );
}
