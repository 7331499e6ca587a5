export { type HealthProbe, judge, runProbe, timedProbe } from './health-probes.ts'
export { createProcessProbes } from './process-probes.ts'
