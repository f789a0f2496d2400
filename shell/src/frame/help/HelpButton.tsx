import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Icon, media, icons } from '@portal/ui';
import { useState } from 'react';
import { useDisclosure } from '../disclosure.ts';
import { DisplaySettings } from '../preferences/DisplaySettings.tsx';

// Part of the sticky row, so that it is always visible and covers no content.
// `static` on phones: the panel is then placed by the header, below it and as wide as the screen, and not by this element.
const Place = styled.section`
  position: relative;
  flex: none;
  @media (scripting: none) {
    display: none;
  }
  ${media.mobile} {
    position: static;
  }
`;
const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 48px;
  padding: 0 16px;
  border: var(--line-width) solid var(--border);
  border-radius: 24px;
  background: var(--surface);
  color: var(--primary);
  font-weight: 700;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  ${media.belowPc} {
    padding: 0;
    border-color: transparent;
    span {
      display: none;
    }
  }
  ${media.mobile} {
    flex-direction: column;
    gap: 0;
    min-width: var(--header-button);
    font-size: 0.706rem;
    font-weight: 600;
    line-height: 1.2;
    span {
      display: inline;
    }
  }
`;
const Panel = styled.div`
  position: absolute;
  top: calc(100% + 12px);
  right: 0;
  width: min(320px, calc(100vw - 32px));
  ${media.mobile} {
    top: calc(100% + 8px);
    right: 16px;
  }
  max-height: calc(100dvh - var(--header) - 32px);
  overflow: auto;
  padding: 20px 24px;
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

/** Help at the same place on every page (WCAG 3.2.6): in the header. */
export function HelpButton() {
  const { company, hrefFor } = useHost();
  const [open, setOpen] = useState(false);
  const { root, toggle, panel } = useDisclosure<HTMLElement>(open, setOpen);
  return (
    <Place {...root} aria-label="도움">
      <Toggle {...toggle} aria-label="도움" onClick={() => setOpen(!open)}>
        <Icon shape={open ? icons.close : icons.headset} />
        <span>도움</span>
      </Toggle>
      {open && (
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
                      <Icon shape={icons.chevronRight} size={20} />
                    </a>
                  </li>
                )
              );
            })}
          </ul>
          <DisplaySettings />
        </Panel>
      )}
    </Place>
  );
}
