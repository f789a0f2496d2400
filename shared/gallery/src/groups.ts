import type { ComponentType } from 'react';
import * as action from './examples/action.tsx';
import * as content from './examples/content.tsx';
import * as feedback from './examples/feedback.tsx';
import * as fields from './examples/fields.tsx';
import * as form from './examples/form.tsx';
import * as layout from './examples/layout.tsx';
import * as list from './examples/list.tsx';
import * as navigation from './examples/navigation.tsx';
import * as text from './examples/text.tsx';
import * as time from './examples/time.tsx';

interface Group {
  label: string;
  /** Export name to an example, a component that shows one or more states. */
  examples: Readonly<Record<string, ComponentType>>;
  /** URL of the source file of the examples, from which their code is shown. */
  source: URL;
}

const group = (label: string, examples: Group['examples'], source: URL): Group => ({
  label,
  examples,
  source,
});

/** The folders of `@portal/ui`, and the fields of `@portal/form`. */
export const groups = {
  action: group('동작', action, new URL('./examples/action.tsx', import.meta.url)),
  content: group('그림과 본문', content, new URL('./examples/content.tsx', import.meta.url)),
  feedback: group('알림과 상태', feedback, new URL('./examples/feedback.tsx', import.meta.url)),
  fields: group('신청서 항목', fields, new URL('./examples/fields.tsx', import.meta.url)),
  form: group('입력', form, new URL('./examples/form.tsx', import.meta.url)),
  layout: group('배치', layout, new URL('./examples/layout.tsx', import.meta.url)),
  list: group('목록', list, new URL('./examples/list.tsx', import.meta.url)),
  navigation: group('이동', navigation, new URL('./examples/navigation.tsx', import.meta.url)),
  text: group('글', text, new URL('./examples/text.tsx', import.meta.url)),
  time: group('시간', time, new URL('./examples/time.tsx', import.meta.url)),
} as const satisfies Record<string, Group>;
