import { fullName, type Version } from '@kwiq/contracts'
import type { AuthoredVersion } from './versions-repository.ts'

/** A version as the API tells of it. Its time is that of the latest edit it took in. */
export function presentVersion({ version, author }: AuthoredVersion): Version {
  return {
    id: version.id,
    versionNumber: version.number,
    createdAt: version.updatedAt.toISOString(),
    changeMessage: version.changeMessage,
    kind: version.kind,
    userId: version.authorId,
    authorName: (author && fullName(author)) || null,
    name: version.name,
  }
}
