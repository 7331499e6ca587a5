import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import type { TracingSettings } from '../env/env.ts'
import type { RunningSpan, SpanAttributes, Tracing } from './tracing.ts'
import { traceCallsOut } from './trace-calls-out.ts'

/** `version-traceid-parentid-flags` of W3C Trace Context. */
const header = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Begins tracing. Loads OpenTelemetry, which costs a start that does without it nothing. */
export async function startTracing({ url, ratio, serviceName }: TracingSettings): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('kwiq')
  const current = new AsyncLocalStorage<Span>()
  const { SpanKind, SpanStatusCode, ROOT_CONTEXT, trace } = api

  const running = (span: Span): RunningSpan => ({
    set: (attributes) => void span.setAttributes(attributes),
    end: (isFailed) => {
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  })
  const below = (parent: Span | undefined) => (parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)
  const begin = (name: string, attributes: SpanAttributes, kind: number, parent: Span | undefined) =>
    tracer.startSpan(name, { kind, attributes }, below(parent))

  const tracing: Tracing = {
    enter: (name, attributes, traceparent, rest) => {
      const span = begin(name, attributes, SpanKind.SERVER, remoteParent(api, traceparent))
      current.run(span, () => rest(running(span)))
    },
    inSpan: async (name, attributes, work) => {
      const span = begin(name, attributes, SpanKind.INTERNAL, current.getStore())
      try {
        const result = await current.run(span, work)
        running(span).end(false)
        return result
      } catch (error) {
        running(span).end(true)
        throw error
      }
    },
    beginPart: (name, attributes) => {
      const parent = current.getStore()
      return parent ? running(begin(name, attributes, SpanKind.CLIENT, parent)) : null
    },
    close: async () => {
      stopTracingCalls()
      await provider.shutdown()
    },
  }
  const stopTracingCalls = traceCallsOut(tracing, new URL(url).origin)
  return tracing
}

function remoteParent(
  api: typeof import('@opentelemetry/api'),
  traceparent: string | null,
): Span | undefined {
  const [, traceId, spanId, flags] = header.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return api.isSpanContextValid(context) ? api.trace.wrapSpanContext(context) : undefined
}
