/**
 * Goes on with a value at once when it is known already, else when it comes. What is asked on every call and mostly
 * remembered takes no turn of the event loop that way.
 */
export function whenKnown<T, U>(value: T | Promise<T>, goOn: (value: T) => U | Promise<U>): U | Promise<U> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}

/** Calls back when the promise is settled: with the error it gives or fails with, if any. Never rejects itself. */
export async function callBackAfter(
  promise: Promise<Error | undefined | void>,
  callBack: (error?: Error) => void,
): Promise<void> {
  let failure: Error | undefined
  try {
    failure = (await promise) ?? undefined
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
  }
  callBack(failure)
}
