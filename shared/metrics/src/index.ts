export { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
export { addGauge } from './gauge.ts';
export { logOf, logStop, type LogSink } from './log.ts';
export { measured } from './measured.ts';
