import type { ReactNode } from 'react';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

/** The React roots around the sections by the id of their element, for server and browser. */
export const frameParts: Record<'header' | 'footer', ReactNode> = {
  header: <Header />,
  footer: <Footer />,
};
