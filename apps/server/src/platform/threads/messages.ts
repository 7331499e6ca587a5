/** Says that a step of a job begins; rejects when the job is not wanted any more. */
export type Step = (name: string) => Promise<void>

/** What a thread can do. Orders and results are copied on the way: plain values and bytes, no functions. */
// The one type that every job's order is assignable to.
export type Jobs = Record<string, (order: never, step: Step) => Promise<unknown>>

/** From whoever orders to the thread. */
export type ToThread =
  | { kind: 'job'; id: number; name: string; order: unknown }
  /** The step may begin. */
  | { kind: 'go-on'; id: number }
  /** Nobody waits for the job any more. */
  | { kind: 'leave'; id: number }
  /** There will be no more jobs. */
  | { kind: 'end' }

/** And back. */
export type FromThread =
  | { kind: 'step'; id: number; name: string }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; error: TravellingError }

/** An error as it is told to another thread, which would make a plain Error of every class of ours. */
export interface TravellingError {
  name: string
  message: string
  stack: string | undefined
  cause: TravellingError | null
}

export function packError(error: unknown): TravellingError {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, cause: null }
  const { name, message, stack, cause } = error
  return { name, message, stack, cause: cause === undefined ? null : packError(cause) }
}

/** The error again, with its name; its class is lost. */
export function unpackError({ name, message, stack, cause }: TravellingError): Error {
  const error = new Error(message, cause ? { cause: unpackError(cause) } : undefined)
  error.name = name
  if (stack !== undefined) error.stack = stack
  return error
}
