/** What is known of a piece of work. Never what people entered: no bodies, queries of addresses, names or keys. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** A piece of work that has begun. */
export interface RunningSpan {
  set(attributes: SpanAttributes): void
  /** `isFailed` is for faults of ours, not for what callers got wrong. */
  end(isFailed: boolean): void
}

/** Tells a collector (OTLP) what took how long, as traces. Only there when one is set up. */
export interface Tracing {
  /**
   * Begins the trace of a request and runs the rest of it inside. `traceparent` is the header of a proxy that is
   * believed, if there is one.
   */
  enter(
    name: string,
    attributes: SpanAttributes,
    traceparent: string | null,
    rest: (span: RunningSpan) => void,
  ): void
  /** Begins a trace of its own, such as a job's, unless it is part of another. */
  inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>
  /** Begins a part of what runs here; null outside of any trace. */
  beginPart(name: string, attributes: SpanAttributes): RunningSpan | null
  /** Sends what is left. */
  close(): Promise<void>
}
