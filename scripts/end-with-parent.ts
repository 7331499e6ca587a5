import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two looks at who the parent is. */
const interval = 250

/**
 * Ends this process as SIGTERM would when its parent is gone. npm tells SIGTERM to the shell in which it runs a script,
 * and the shell to nobody: without this `kill` of an `npm start` would leave a server behind that holds its port and data.
 */
export async function endWithParent(): Promise<void> {
  const parent = process.ppid
  while (process.ppid === parent) await sleep(interval, undefined, { ref: false })
  process.kill(process.pid, 'SIGTERM')
}
