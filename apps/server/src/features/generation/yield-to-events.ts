/** Lets waiting events in, such as the caller's closing of the connection, before work goes on. */
export function yieldToEvents(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
