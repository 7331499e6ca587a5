export { type HealthProbe, judge, type ProbeResult, runProbe, timedProbe } from './health-probes.ts'
export { createProcessProbes } from './process-probes.ts'
