import { createHash } from 'node:crypto'
import { certificateFingerprint } from '@kwiq/export'
import type { BuildArtifactRow, BuildRow } from '../../../db/schema/index.ts'
import { isDatabaseUnavailable } from '../../../platform/database/is-database-unavailable.ts'
import { JobThreadBroke } from '../../../platform/threads/index.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { findVersionText, readStoredDocument } from '../../versions/index.ts'
import { deleteArtifacts, findArtifacts, insertArtifacts } from '../artifacts-repository.ts'
import { buildActivity } from '../build-activity.ts'
import type { BuildDeps } from '../build-deps.ts'
import { findBuild, findCompletedBefore } from '../builds-repository.ts'
import { findSettings } from '../export-settings-repository.ts'
import { endLease, extendLease, finishBuild } from '../queue-repository.ts'
import { ensureKey } from '../signing/project-key.ts'
import { findSiteIcon } from '../site-icon/site-icon-repository.ts'
import { BuildProblem, BuildTakenAway } from './build-problem.ts'
import type { MakeOrder } from './build-jobs.ts'
import type { MadeFile } from './make-files.ts'
import { type Workshop, workHere } from './workshop.ts'

/** What an unexpected fault is called; the cause stands in the log. */
const unexpected = 'Something went wrong while the app was built. Please try again.'

/**
 * Runs a claimed build to its end, completed or failed. Every step says that it begins, which fails when the build
 * was cancelled or taken over meanwhile; until the last one nothing of it can be seen. So a build may die anywhere
 * and be run again from the start. `workshop` does what takes the processor long.
 */
export async function runBuild(
  deps: BuildDeps,
  build: BuildRow,
  signal: AbortSignal,
  workshop: Workshop = workHere,
): Promise<void> {
  tell(deps, build)
  try {
    await perform(deps, build, signal, workshop)
  } catch (error) {
    // Who took it away has told of it; a lost database will be back, and with it another worker.
    if (error instanceof BuildTakenAway || signal.aborted || isDatabaseUnavailable(error)) return
    const isPlain = error instanceof BuildProblem
    if (!isPlain || error.cause) {
      deps.logger.error({ err: error, buildId: build.id }, 'build failed')
      deps.errors.report(error, { severity: 'error', url: 'build' })
    }
    // Another build in it may be to blame: as with a worker that dies, it is run once more.
    if (error instanceof JobThreadBroke) await endLease(deps.database, build)
    else await fail(deps, build, isPlain ? error.message : unexpected)
  }
}

async function perform(
  deps: BuildDeps,
  build: BuildRow,
  signal: AbortSignal,
  workshop: Workshop,
): Promise<void> {
  const step = async (name: BuildRow['step']): Promise<void> => {
    if (signal.aborted || !(await extendLease(deps.database, build, name))) throw new BuildTakenAway()
    tell(deps, build)
  }
  const order = await prepare(deps, build)
  await step('packing')
  const key =
    build.platform === 'android' ? await ensureKey(deps, build.projectId, () => ownerOf(order)) : null
  if (key) await step('signing')
  const { files, notes } = await workshop.make(
    { ...order, key },
    { onChecking: () => step('checking'), signal },
  )
  await step('storing')
  const artifacts = await store(deps, build, files)
  const before = await findCompletedBefore(deps.database, build)
  const earlier = before && (await findVersionText(deps.database, build.projectId, before.versionNumber))
  const changes = earlier ? await workshop.compare({ before: earlier, after: order.document }, signal) : null
  await complete(deps, build, artifacts, {
    signer: key && certificateFingerprint(key.certificate),
    changes: changes && JSON.stringify(changes),
    notes: JSON.stringify(notes),
  })
}

async function prepare(
  { database, payloadRoot }: BuildDeps,
  build: BuildRow,
): Promise<Omit<MakeOrder, 'key'>> {
  const found = await findBuild(database, build.id)
  const settings = await findSettings(database, build.projectId)
  const text = await findVersionText(database, build.projectId, build.versionNumber)
  if (!found || !settings) throw new BuildTakenAway()
  const icon = await findSiteIcon(database, build.projectId)
  return {
    // What is not there is no document either.
    document: text ?? '',
    payloadRoot,
    buildNumber: build.buildNumber,
    projectName: found.projectName,
    packageId: settings.packageId,
    siteIcon: icon?.content ?? null,
  }
}

/** Who the certificate of a new key is made out to: the app. */
function ownerOf({ document, projectName }: Omit<MakeOrder, 'key'>): string {
  return readStoredDocument(document)?.app.name.trim() || projectName
}

/** Puts the files where they are kept. A second run writes the same places. */
async function store(
  { storage, clock }: BuildDeps,
  build: BuildRow,
  files: readonly MadeFile[],
): Promise<BuildArtifactRow[]> {
  const artifacts: BuildArtifactRow[] = []
  for (const [position, { name, kind, bytes }] of files.entries()) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const fileKey = `builds/${build.projectId}/${build.id}/${build.buildNumber}-${name}`
    try {
      await storage.put(fileKey, bytes, 'application/octet-stream')
    } catch (cause) {
      throw new BuildProblem('The files could not be stored. Please try again in a while.', { cause })
    }
    artifacts.push({
      buildId: build.id,
      name,
      kind,
      position,
      size: bytes.length,
      sha256,
      fileKey,
      createdAt: clock.now(),
    })
  }
  return artifacts
}

/** Files, state and log in one step: a build is completed with all of them or not at all. */
async function complete(
  deps: BuildDeps,
  build: BuildRow,
  artifacts: BuildArtifactRow[],
  result: Pick<BuildRow, 'signer' | 'changes' | 'notes'>,
): Promise<void> {
  const { database, clock } = deps
  await database.transaction(async (transaction) => {
    const outcome = { ...result, status: 'completed' as const, finishedAt: clock.now(), error: null }
    if (!(await finishBuild(transaction, build, outcome))) throw new BuildTakenAway()
    await deleteArtifacts(transaction, await findArtifacts(transaction, [build.id]))
    await insertArtifacts(transaction, artifacts)
    await recordActivity(
      { ...deps, database: transaction },
      buildActivity('completed', build.actorId, build.id),
    )
  })
  tell(deps, build)
}

async function fail(deps: BuildDeps, build: BuildRow, error: string): Promise<void> {
  const { database, clock } = deps
  const isFailed = await database.transaction(async (transaction) => {
    const outcome = { status: 'failed' as const, finishedAt: clock.now(), error }
    if (!(await finishBuild(transaction, build, outcome))) return false
    await recordActivity({ ...deps, database: transaction }, buildActivity('failed', build.actorId, build.id))
    return true
  })
  if (isFailed) tell(deps, build)
}

function tell({ events }: Pick<BuildDeps, 'events'>, { id, projectId, actorId }: BuildRow): void {
  events.publish({ projectId, type: 'build.changed', actorId, data: { buildId: id } })
}
