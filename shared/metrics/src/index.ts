export { Counter, Gauge, Histogram } from '@prometheus-io/client';
export { addGauge } from './gauge.ts';
export { measured } from './measured.ts';
