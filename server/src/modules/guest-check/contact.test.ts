import { expect, test } from '@jest/globals';
import { contactOf, maskedName, maskedOrderNo, maskedPhone, orderContactOf } from './contact.ts';

test('a look-up finds a customer however name and phone are written', () => {
  const contact = contactOf('최민지', '01000002001');
  for (const [name, phone] of [
    [' 최 민지 ', '010-0000-2001'],
    ['최민지'.normalize('NFD'), '010 0000 2001'],
  ] as const)
    expect(contactOf(name, phone)).toBe(contact);
  expect(contactOf('Kim Minji', '1')).toBe(contactOf('KIM MINJI', '1'));
  expect(contactOf('최민지', '01000002002')).not.toBe(contact);
  expect(contactOf('최민수', '01000002001')).not.toBe(contact);
});

test('a look-up by order number leaves its phone’s hyphens out', () => {
  expect(orderContactOf('9000000000041', '010-0000-2001')).toBe('9000000000041\n01000002001');
});

test.each([
  ['최', '최*'],
  ['최민', '최*'],
  ['최민지', '최*지'],
  ['남궁민지', '남**지'],
])('a guest sees the name %s as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

test('a guest sees the ends of a phone number and of an order number', () => {
  expect(maskedPhone('010-0000-2001')).toBe('010-****-2001');
  expect(maskedOrderNo('9000000000041')).toBe('*********0041');
});
