import type { Company } from '@portal/host';
import type { Styles } from '@portal/host/app';
import type { SectionRecord } from '@portal/release-store';
import type { SkeletonKind } from '@portal/ui';

/** What the rendering code knows of a release. */
export interface ReleaseFacts {
  company: Company;
  sections: SectionRecord[];
}

/** What is known of a page before its code is loaded. */
export interface Awaited {
  title: string;
  skeleton: SkeletonKind;
  /** Set if its part is disabled: a card replaces the skeleton, with this message or, for null, its own words. */
  disabled?: { message: string | null; until: string | null };
}

/** Header, footer and, where the browser renders the page, its skeleton. */
export interface RenderedFrame {
  header: string;
  footer: string;
  /** The page's skeleton; empty where the server rendered the page. */
  awaited: string;
  styles: Styles;
}
