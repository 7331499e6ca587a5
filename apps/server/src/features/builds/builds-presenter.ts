import type { Build } from '@kwiq/contracts'
import type { BuildArtifactRow } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { findArtifacts } from './artifacts-repository.ts'
import { findPause } from './queue-view/queue-view-repository.ts'
import { findQueuePositions, type FoundBuild } from './builds-repository.ts'

/** What those who wait are told while the OWNER holds the queue back. */
const pausedNote =
  'Builds are paused on this server at the moment. This one keeps its place and is made when they go on.'

/** Builds as the API tells of them, in the given order. */
export async function presentBuilds(database: Database, found: readonly FoundBuild[]): Promise<Build[]> {
  const completed = found.filter(({ build }) => build.status === 'completed').map(({ build }) => build.id)
  const pending = found.filter(({ build }) => build.status === 'pending').map(({ build }) => build.id)
  const artifacts = await findArtifacts(database, completed)
  const positions = await findQueuePositions(database, pending)
  const isPaused = pending.length > 0 && (await findPause(database)) !== null
  return found.map((one) =>
    presentBuild(
      one,
      artifacts.filter(({ buildId }) => buildId === one.build.id),
      { queuePosition: positions.get(one.build.id) ?? null, isPaused },
    ),
  )
}

/** One build as the API tells of it. */
export async function presentOne(database: Database, found: FoundBuild): Promise<Build> {
  const [build] = await presentBuilds(database, [found])
  if (!build) throw new Error('A build was not presented.')
  return build
}

function presentBuild(
  { build, projectName }: FoundBuild,
  artifacts: readonly BuildArtifactRow[],
  { queuePosition, isPaused }: { queuePosition: number | null; isPaused: boolean },
): Build {
  const presented = artifacts.map(({ name, kind, size, sha256 }) => ({
    name,
    kind,
    size,
    sha256,
    url: `/api/builds/${build.id}/artifacts/${name}`,
  }))
  return {
    id: build.id,
    platform: build.platform,
    status: build.status,
    buildUrl: presented[0]?.url ?? null,
    createdAt: build.createdAt.toISOString(),
    projectId: build.projectId,
    projectName,
    versionNumber: build.versionNumber,
    queuePosition,
    startedAt: build.startedAt?.toISOString() ?? null,
    finishedAt: build.finishedAt?.toISOString() ?? null,
    error: build.error,
    artifacts: presented,
    step: build.step,
    buildNumber: build.buildNumber,
    signer: build.signer,
    changes: build.changes === null ? null : readSentences(build.changes),
    notes:
      isPaused && build.status === 'pending'
        ? [pausedNote]
        : build.notes === null
          ? []
          : readSentences(build.notes),
  }
}

/** Written by `finish` of the job alone. */
function readSentences(json: string): string[] {
  const parsed: unknown = JSON.parse(json)
  return Array.isArray(parsed) ? parsed.map(String) : []
}
