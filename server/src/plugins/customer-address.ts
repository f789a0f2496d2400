import { portalAddress } from '@portal/config';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Parts } from '../parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The customer's IP address: as a portal of ours says, on whatever machine it runs; else as the proxies that we trust say
     * (TRUST_PROXY).
     */
    customerAddress: string;
  }
}

export const customerAddress = fp<Parts>(
  async (app, { secretKey }) => {
    const addressOf = portalAddress(secretKey);
    app.decorateRequest('customerAddress', {
      getter(this: FastifyRequest) {
        return addressOf(this.headers) ?? this.ip;
      },
    });
  },
  { name: 'customer-address' },
);
