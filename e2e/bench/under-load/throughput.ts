import autocannon from 'autocannon';

export interface Throughput {
  perSecond: number;
  /** Answers in all. */
  answers: number;
  p99: number;
  errors: number;
}

/** Requests a second and p99 in ms over two seconds, 32 connections, loopback. */
export async function throughput(
  url: string,
  options: Partial<autocannon.Options> = {},
): Promise<Throughput> {
  const result = await autocannon({ url, connections: 32, duration: 2, ...options });
  return {
    perSecond: result.requests.average,
    answers: result.requests.total,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}
