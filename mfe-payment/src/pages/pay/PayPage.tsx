import type { PageProps } from '@portal/host';
import { BillsPay } from './BillsPay.tsx';
import { OrderPay } from './OrderPay.tsx';
import type { load } from './load.ts';

export default function PayPage({ data }: PageProps<typeof load>) {
  return data.is === 'order' ? (
    <OrderPay order={data.order} payMethods={data.payMethods} />
  ) : (
    <BillsPay bills={data.bills} last={data.last} payMethods={data.payMethods} />
  );
}
