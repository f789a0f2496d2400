import { Gauge, type Registry } from '@prometheus-io/client';

/**
 * Adds a metric whose value is read whenever Prometheus asks.
 * @param help what the value says, with its unit where the name has none
 */
export function addGauge(
  metrics: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      this.set(await read());
    },
  });
}
