import { yearPattern } from '@portal/contract';
import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.paymentStatement>) {
  const { year } = params;
  if (year !== null && !yearPattern.test(year)) return redirect(paths.paymentStatement());
  const data = await query(api.readPaymentStatement, year === null ? {} : { year });
  return { data, title: `${data.year}년 납부 내역서` };
}
