import { render, screen } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { Cluster } from './Cluster.tsx';
import { PlainForm } from './Stack.tsx';
import { gapOf, placed } from './place.ts';

test('a layout component is the element that it is asked to be, and its props are no attributes', () => {
  render(
    <Cluster as="ul" gap={[8, 24]} justify="end" top={12} screenOnly aria-label="할 일">
      <li>예약하기</li>
    </Cluster>,
  );
  const list = screen.getByRole('list', { name: '할 일' });
  expect(list.getAttributeNames().sort()).toEqual(['aria-label', 'class']);
  expect(getComputedStyle(list).marginTop).toBe('12px');
});

test('a form keeps the attributes of a form', () => {
  render(<PlainForm noValidate max={480} gap={24} aria-label="로그인" />);
  const form = screen.getByRole('form', { name: '로그인' });
  expect(form.getAttributeNames().sort()).toEqual(['aria-label', 'class', 'novalidate']);
});

test('a space of none overrides the space that a component has by itself', () => {
  expect(placed({ top: 0 }).marginTop).toBe(0);
  expect([gapOf(8), gapOf([4, 24])]).toEqual(['8px', '4px 24px']);
});
