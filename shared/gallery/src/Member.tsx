import type { SectionCalls } from '@portal/api-client';
import type { OwnedProduct } from '@portal/contract';
import { HostProvider, useHost, type SessionState } from '@portal/host';
import { CallsProvider, createHostDouble, readyCalls } from '@portal/host/double';
import { useState, type ReactNode } from 'react';

const session: SessionState = {
  is: 'member',
  user: {
    userIdx: '1001',
    userName: '김하늘',
    certifyState: true,
    isCertify: true,
    marketingAgree: false,
    corporate: false,
  },
};

const product = {
  ordNo: '300001',
  serialNo: 'C24050001',
  orderKind: '0',
  installedOn: '2024-05-02',
  verified: true,
  contractHolder: true,
} as const;
const productList: OwnedProduct[] = [
  { ...product, productIdx: '71', goodsCd: 'HC-900', goodsName: '팔콘', product: 'bf' },
  { ...product, productIdx: '72', goodsCd: 'HW-210', goodsName: '편안 정수기', product: 'w' },
  {
    ...product,
    productIdx: '73',
    goodsCd: 'HB-520',
    goodsName: '온 모션베드',
    product: 'l',
    verified: false,
  },
];
const answer = { data: { productList }, error: undefined, fetching: false };

const calls = {
  entryOf: () => ({ audience: 'member' }),
  caller: { call: () => Promise.reject(new Error('the gallery sends nothing')) },
  follow: () => ({ get: () => answer, subscribe: () => () => {}, refetch() {} }),
} as unknown as SectionCalls;

/** A certified member with three products, for fields that ask the API. */
export function Member({ children }: { children: ReactNode }) {
  const { company } = useHost();
  const [host] = useState(() => {
    const double = createHostDouble({ company });
    Object.assign(double.session, { get: () => session, settled: async () => session });
    return double;
  });
  return (
    <HostProvider value={host}>
      <CallsProvider value={readyCalls(calls)}>{children}</CallsProvider>
    </HostProvider>
  );
}
