import type { FastifyRequest } from 'fastify';
import type { Parts } from '../../../parts.ts';
import { pseudonym } from '../../../pseudonym.ts';
import { sessionCookies } from '../../session/cookies.ts';

/** Makes the function that returns the owner of drafts: the member, and the device that the request comes from. */
export function draftOwners({ config, secretKey }: Pick<Parts, 'config' | 'secretKey'>) {
  const cookies = sessionCookies(config.PORTAL_ORIGIN);
  return (request: FastifyRequest, memberId: string) => {
    const device = cookies.deviceOf(request);
    // The hash includes the member, so that the table does not show which members share a device.
    const deviceHash = device ? pseudonym(secretKey, `device of ${memberId}`, device) : '';
    return { memberId, deviceHash };
  };
}
