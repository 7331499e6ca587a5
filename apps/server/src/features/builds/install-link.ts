import type { InstallLink } from '@kwiq/contracts'
import { z } from 'zod'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import type { SentFile } from '../../http/send-file.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { buildAccess } from './build-access.ts'
import { readArtifact } from './open-artifact.ts'

/** Milliseconds. */
const lifetime = 24 * 3_600_000
const fileName = 'app.apk'

/** What a link holds, sealed: nothing is stored for it. */
const Grant = z.object({ userId: z.string(), until: z.number() })

/** Makes a link with which a phone that is not signed in gets the APK of a build. Throws 404 where it has none. */
export async function createInstallLink(
  {
    database,
    storage,
    clock,
    env,
    secret,
  }: Pick<Context, 'database' | 'storage' | 'clock' | 'env' | 'secret'>,
  userId: string,
  buildId: string,
): Promise<InstallLink> {
  const found = await buildAccess(database, userId, buildId, 'download-build')
  await readArtifact({ database, storage }, found, fileName)
  const until = clock.now().getTime() + lifetime
  const token = `${buildId}.${seal(secret, 'install-link', buildId, JSON.stringify({ userId, until }))}`
  return { url: `${env.publicUrl}/api/install/${token}`, expiresAt: new Date(until).toISOString() }
}

/**
 * The APK of a link. The link is the policy, as long as whoever made it may download the build themselves: a link
 * that is over, forged, or of somebody who has left the project is a 404 like one that never was.
 */
export async function openInstallLink(
  { database, storage, clock, secret }: Pick<Context, 'database' | 'storage' | 'clock' | 'secret'>,
  token: string,
): Promise<SentFile> {
  const [buildId = '', sealed = ''] = token.split('.')
  const grant = readGrant(secret, buildId, sealed)
  if (!grant || grant.until <= clock.now().getTime()) throw notFound('Link')
  const found = await buildAccess(database, grant.userId, buildId, 'download-build').catch(asNoLink)
  return readArtifact({ database, storage }, found, fileName)
}

function asNoLink(error: unknown): never {
  throw error instanceof AppError ? notFound('Link') : error
}

function readGrant(secret: Buffer, buildId: string, sealed: string): z.infer<typeof Grant> | null {
  try {
    return Grant.parse(JSON.parse(unseal(secret, 'install-link', buildId, sealed).toString()))
  } catch {
    // Not sealed by this server, or for another build.
    return null
  }
}
