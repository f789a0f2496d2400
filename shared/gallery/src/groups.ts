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

/** The folders of `@portal/ui`, and the fields of `@portal/form`. */
export const groups = {
  action: {
    label: '동작',
    examples: action,
    source: new URL('./examples/action.tsx', import.meta.url),
  },
  content: {
    label: '그림과 본문',
    examples: content,
    source: new URL('./examples/content.tsx', import.meta.url),
  },
  feedback: {
    label: '알림과 상태',
    examples: feedback,
    source: new URL('./examples/feedback.tsx', import.meta.url),
  },
  fields: {
    label: '신청서 항목',
    examples: fields,
    source: new URL('./examples/fields.tsx', import.meta.url),
  },
  form: {
    label: '입력',
    examples: form,
    source: new URL('./examples/form.tsx', import.meta.url),
  },
  layout: {
    label: '배치',
    examples: layout,
    source: new URL('./examples/layout.tsx', import.meta.url),
  },
  list: {
    label: '목록',
    examples: list,
    source: new URL('./examples/list.tsx', import.meta.url),
  },
  navigation: {
    label: '이동',
    examples: navigation,
    source: new URL('./examples/navigation.tsx', import.meta.url),
  },
  text: {
    label: '글',
    examples: text,
    source: new URL('./examples/text.tsx', import.meta.url),
  },
  time: {
    label: '시간',
    examples: time,
    source: new URL('./examples/time.tsx', import.meta.url),
  },
} as const satisfies Record<string, Group>;
