import { definePath } from '@portal/paths';

export const gallery = definePath(
  '/gallery?group={action|content|feedback|fields|form|layout|list|navigation|text|time}',
);
