import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

export const getTotalAmount = endpoint({
  kind: 'pointTotal',
  method: 'GET',
  path: '/api/point/getTotalAmount',
  audience: 'member',
  summary: 'The points that the member can spend now.',
  input: v.object({}),
  answer: v.object({ total: v.number() }),
  envelope: 'data',
});
