import type { Version } from '@kwiq/contracts'
import type { VersionEntry } from './versions-repository.ts'

/** A version as the API tells of it. Its time is that of the latest edit it took in. */
export function presentVersion(version: VersionEntry): Version {
  return {
    id: version.id,
    versionNumber: version.number,
    createdAt: version.updatedAt.toISOString(),
    changeMessage: version.changeMessage,
    kind: version.kind,
    userId: version.authorId,
  }
}
