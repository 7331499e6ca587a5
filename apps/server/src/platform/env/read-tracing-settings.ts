import { EnvError, type TracingSettings } from './env.ts'
import type { EnvVariables } from './read-env.ts'

/** Where traces go by the standard's OTEL_* variables, or null when they go nowhere. */
export function readTracingSettings(values: EnvVariables): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = values
  const protocol = values.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/json'
  if (base === undefined && whole === undefined) return null
  if (protocol !== 'http/json') {
    throw new EnvError(
      'OTEL_EXPORTER_OTLP_PROTOCOL: must be http/json, which collectors take on their port 4318.',
    )
  }
  return {
    url: whole ?? `${(base ?? '').replace(/\/$/, '')}/v1/traces`,
    ratio: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
    serviceName: values.OTEL_SERVICE_NAME ?? 'kwiq',
  }
}
