import type { MessageWays } from '@portal/contract';

/** A choice of ways in which each way occurs. */
export const chosenWays: MessageWays = {
  service: 'talkOrText',
  payment: 'talk',
  delivery: 'none',
  registration: 'talkOrText',
  answer: 'talkOrText',
  showroom: 'talkOrText',
};
