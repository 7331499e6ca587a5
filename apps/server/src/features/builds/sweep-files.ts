import { deleteArtifacts, findExpired, findOrphans } from './artifacts-repository.ts'
import type { BuildDeps } from './build-deps.ts'

const day = 86_400_000
/** Days the files of a build are kept by the owner's tier; the newest build of each platform keeps its own for ever. */
const keptDays = { FREE: 30, PRO: 90, TEAM: 365 } as const
/** Files removed in one go; the rest waits for the next sweep. */
const most = 200

/** Removes the files of builds that are gone, and those older than their owner's plan keeps them. */
export async function sweepFiles({
  database,
  storage,
  clock,
}: Pick<BuildDeps, 'database' | 'storage' | 'clock'>): Promise<number> {
  const now = clock.now().getTime()
  const since = (days: number) => new Date(now - days * day)
  const kept = { FREE: since(keptDays.FREE), PRO: since(keptDays.PRO), TEAM: since(keptDays.TEAM) }
  const rows = [...(await findOrphans(database, most)), ...(await findExpired(database, kept, most))]
  // First the files: a row without a file can be swept again, a file without a row never.
  await storage.remove(rows.map(({ fileKey }) => fileKey))
  await deleteArtifacts(database, rows)
  return rows.length
}
