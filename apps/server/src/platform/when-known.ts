/**
 * Goes on with a value at once when it is known already, else when it comes. What is asked on every call and mostly
 * remembered takes no turn of the event loop that way.
 */
export function whenKnown<T, U>(value: T | Promise<T>, next: (value: T) => U | Promise<U>): U | Promise<U> {
  return value instanceof Promise ? value.then(next) : next(value)
}
