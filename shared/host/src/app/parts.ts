import type { Provider } from '@portal/store';
import type { AxiosInstance } from 'axios';
import type { ComponentProps } from 'react';
import type { Section } from '../section.ts';

export type Store = ComponentProps<typeof Provider>['store'];

/** A section's store, made on the calls of one tab or of one page on the server. */
export interface SectionStore {
  store: Store;
  /** Ends its timers: on the server they would outlive the page they were set for. */
  dispose(): void;
}

/** What a remote is made of: the same on both sides. */
export interface AppParts {
  section: Section;
  createStore(http: AxiosInstance): SectionStore;
}
