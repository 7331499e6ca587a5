import { displayFileName } from './file-name.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { SentFile } from '../../http/send-file.ts'
import type { Context } from '../../http/context.ts'
import { findArtifacts } from './artifacts-repository.ts'
import { buildAccess } from './build-access.ts'
import type { FoundBuild } from './builds-repository.ts'

const mediaTypes = {
  apk: 'application/vnd.android.package-archive',
  aab: 'application/octet-stream',
  xcode: 'application/zip',
  source: 'application/zip',
} as const

/** A file of a completed build, for sending. Those who may read the project but not download get 403. */
export async function openArtifact(
  { database, storage }: Pick<Context, 'database' | 'storage'>,
  userId: string,
  buildId: string,
  name: string,
): Promise<SentFile> {
  return readArtifact(
    { database, storage },
    await buildAccess(database, userId, buildId, 'download-build'),
    name,
  )
}

/** The same for whoever has the right already. Throws 404 where the build has no such file, or no longer. */
export async function readArtifact(
  { database, storage }: Pick<Context, 'database' | 'storage'>,
  { build, projectName }: FoundBuild,
  name: string,
): Promise<SentFile> {
  // Picked here, not in SQL, which knows no NUL that a name may hold.
  const artifact =
    build.status === 'completed'
      ? (await findArtifacts(database, [build.id])).find((each) => each.name === name)
      : undefined
  if (!artifact) throw notFound('File')
  return {
    name: displayFileName(projectName, build.buildNumber, artifact.name),
    type: mediaTypes[artifact.kind],
    size: artifact.size,
    etag: `"${artifact.sha256}"`,
    modifiedAt: artifact.createdAt,
    open: async (range) => {
      try {
        return await storage.open(artifact.fileKey, range)
      } catch (cause) {
        throw new AppError(
          'unavailable',
          'The file cannot be reached right now. Please try again in a moment.',
          {
            cause,
          },
        )
      }
    },
  }
}
