import type { Section } from '@portal/host';

export const section: Section = {
  name: 'payment',
  prefix: '/payment',
  label: '제품 관리',
  order: 3,
  pages: [],
};
