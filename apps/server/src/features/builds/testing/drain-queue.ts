import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../../testing/index.ts'
import { runBuild } from '../job/run-build.ts'
import type { Workshop } from '../job/workshop.ts'
import { claimNext } from '../start-build-worker.ts'

/** Runs every build that waits, one after the other, where `workshop` says. Returns how many runs that were. */
export async function drainQueue({ context }: TestServer, workshop?: Workshop): Promise<number> {
  const workerId = randomUUID()
  const { signal } = new AbortController()
  for (let count = 0; ; count++) {
    const build = await claimNext(context, workerId)
    if (!build) return count
    await runBuild(context, build, signal, workshop)
  }
}
