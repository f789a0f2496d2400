import type { Host } from '@portal/host';
import type { ReactNode } from 'react';
import type { ViewStore } from '../host/view.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** What stands around the sections, by the id of its element: the same on both sides. */
export const frameParts = (
  { company, menu }: Host,
  view: ViewStore,
): Record<'header' | 'footer', ReactNode> => ({
  header: <Header brand={company.brand} phone={company.phones.main} menu={menu} view={view} />,
  footer: <Footer company={company} />,
});

/** Key of the frame's style cache. */
export const FRAME_STYLES = 'frame';
