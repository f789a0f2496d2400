import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '../parts/frame/Footer.tsx';
import { Header } from '../parts/frame/Header.tsx';
import './portal.css';

export const metadata: Metadata = {
  title: { default: '한결 고객센터', template: '%s | 한결 고객센터' },
  description:
    '안마의자, 모션베드, 정수기의 사용법과 고장 해결, 서비스 신청을 한곳에서 도와드립니다.',
};
export const viewport: Viewport = { viewportFit: 'cover' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  );
}
