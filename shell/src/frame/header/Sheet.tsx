import styled from '@emotion/styled';
import { Icon, media, type IconShape, icons } from '@portal/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useDisclosure } from '../disclosure.ts';

// Wide screens remove it from the layout, with its gap.
const Place = styled.div`
  ${media.aboveMobile} {
    display: none;
  }
`;
const Toggle = styled.button`
  display: none;
  ${media.mobile} {
    display: inline-flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-width: var(--header-button);
    height: 56px;
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: none;
    font-size: 0.706rem;
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
    white-space: nowrap;
  }
`;
const Panel = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
    position: absolute;
    top: calc(100% + var(--line-width));
    left: 0;
    right: 0;
    height: calc(100vh - var(--header));
    height: calc(100dvh - var(--header));
    overflow: auto;
    overscroll-behavior: contain;
    padding: 8px var(--gutter) calc(32px + env(safe-area-inset-bottom));
    background: var(--surface);
  }
`;

/** A button with a panel that fills a phone's screen below the header. */
export function Sheet(props: { icon: IconShape; label: string; children: ReactNode }) {
  const { icon, label, children } = props;
  const [open, setOpen] = useState(false);
  const { root, toggle, panel } = useDisclosure(open, setOpen);
  // While the panel is open, the page behind it must not scroll. `baseCss` has the rule for `data-sheet`. A rule with `html:has(...)`
  // would need no attribute, but the browser would search the whole document after each change of the page.
  useEffect(() => {
    if (!open) return;
    const { documentElement } = document;
    documentElement.setAttribute('data-sheet', '');
    return () => documentElement.removeAttribute('data-sheet');
  }, [open]);
  return (
    <Place {...root}>
      <Toggle
        {...toggle}
        aria-label={`${label} ${open ? '닫기' : '열기'}`}
        onClick={() => setOpen(!open)}
      >
        <Icon shape={open ? icons.close : icon} size={26} />
        {open ? '닫기' : label}
      </Toggle>
      {/* Not before, because each page would carry it. The links of the menu are in the one of wide screens too. */}
      {open && <Panel {...panel}>{children}</Panel>}
    </Place>
  );
}
