import type { Company } from '@portal/host';
import type { Styles } from '@portal/host/app';
import type { SectionRecord } from '@portal/release-store';
import type { SkeletonKind } from '@portal/ui';

/** What the code that renders a release knows of it. */
export interface ReleaseFacts {
  company: Company;
  sections: SectionRecord[];
}

/** What is known of a page before its code has loaded. */
export interface Awaited {
  title: string;
  skeleton: SkeletonKind;
}

/** Header, footer and, where the browser renders the page, its skeleton. */
export interface RenderedFrame {
  header: string;
  footer: string;
  /** Stands in the page's place until the browser has rendered it; empty where the server did. */
  awaited: string;
  styles: Styles;
}
