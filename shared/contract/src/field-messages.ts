import { formatCount } from '@portal/format';
import * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

/** The Korean message that tells a customer how to correct one issue. */
function sentence(issue: Issue): string {
  const limit = String(issue.requirement);
  if (issue.kind === 'schema') {
    if (issue.received === 'undefined' || issue.received === 'null')
      return '빠진 항목입니다. 입력해 주세요.';
    if (issue.type === 'picklist') return '제공되는 값 중에서 선택해 주세요.';
    return issue.type === 'number' ? '숫자로 입력해 주세요.' : '형식에 맞게 입력해 주세요.';
  }
  switch (issue.type) {
    case 'max_length':
      return `${limit}자 이하로 입력해 주세요.`;
    case 'min_length':
      return `${limit}자 이상 입력해 주세요.`;
    case 'max_value':
      return `${formatCount(Number(limit))} 이하로 입력해 주세요.`;
    case 'min_value':
      return `${formatCount(Number(limit))} 이상으로 입력해 주세요.`;
    case 'integer':
      return '소수점 없이 입력해 주세요.';
    default:
      return '형식에 맞게 입력해 주세요.';
  }
}

/** Valibot settings for Korean messages; a message that a schema states itself takes precedence. */
export const korean = { message: sentence };

/** Field name (dotted path) to its first message; null where an issue is about the value as a whole. */
export function fieldMessages(issues: readonly Issue[]): Record<string, string> | null {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue);
    if (name === null) return null;
    fields[name] ??= issue.message;
  }
  return fields;
}
