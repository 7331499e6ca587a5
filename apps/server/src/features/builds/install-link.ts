import type { InstallLink } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import type { SentFile } from '../../http/send-file.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { buildAccess } from './build-access.ts'
import { isSuspended } from './builds-repository.ts'
import { readArtifact } from './open-artifact.ts'

/** Milliseconds. */
const lifetime = 24 * 3_600_000
const fileName = 'app.apk'

/** Who made a link and until when, in milliseconds, it works. Sealed into the link itself: nothing is stored for it. */
interface Grant {
  userId: string
  until: number
}

/** Characters of an id without its hyphens; what follows is the time. Short, for the code is to be scanned. */
const idDigits = 32

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
  const grant = Buffer.from(`${userId.replaceAll('-', '')}${until.toString(16).padStart(12, '0')}`, 'hex')
  const token = `${buildId}.${seal(secret, 'install-link', buildId, grant)}`
  return { url: `${env.publicUrl}/api/install/${token}`, expiresAt: new Date(until).toISOString() }
}

/**
 * The APK of a link. The link is the policy, as long as whoever made it may download the build themselves: a link
 * that is over, forged, or of somebody who has left the project or is suspended is a 404 like one that never was.
 */
export async function openInstallLink(
  { database, storage, clock, secret }: Pick<Context, 'database' | 'storage' | 'clock' | 'secret'>,
  token: string,
): Promise<SentFile> {
  const [buildId = '', sealed = ''] = token.split('.')
  const grant = readGrant(secret, buildId, sealed)
  if (!grant || grant.until <= clock.now().getTime()) throw notFound('Link')
  const found = await buildAccess(database, grant.userId, buildId, 'download-build').catch(asNoLink)
  const { projectId } = found.build
  if (await isSuspended(database, { userId: grant.userId, projectId })) throw notFound('Link')
  return readArtifact({ database, storage }, found, fileName)
}

function asNoLink(error: unknown): never {
  throw error instanceof AppError ? notFound('Link') : error
}

function readGrant(secret: Buffer, buildId: string, sealed: string): Grant | null {
  try {
    const digits = unseal(secret, 'install-link', buildId, sealed).toString('hex')
    const userId = digits.slice(0, idDigits).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    return { userId, until: Number.parseInt(digits.slice(idDigits), 16) }
  } catch {
    // Not sealed by this server, or for another build.
    return null
  }
}
