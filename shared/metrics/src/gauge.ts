import { Gauge, type Registry } from '@prometheus-io/client';

/**
 * Adds a metric whose value is read whenever Prometheus asks.
 * @param help explains the metric to whoever reads /metrics; names the unit if the metric's name does not
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
