import type { SaveResult } from '@kwiq/contracts'
import type { EventBus } from '../../platform/events/index.ts'
import type { SaveDocumentInput } from './save-document.ts'

/** Bytes of commands that are told along; of more the document is read anew. */
const commandBytes = 3000

/** Tells whoever watches the project that its document has changed, and of the version when it is a new one. */
export function tellOfSave(
  events: EventBus,
  { projectId, authorId, commands }: Pick<SaveDocumentInput, 'projectId' | 'authorId' | 'commands'>,
  { revision, versionId, versionNumber }: SaveResult,
  isNewVersion: boolean,
): void {
  const isSmall = commands !== undefined && Buffer.byteLength(JSON.stringify(commands)) <= commandBytes
  events.publish({
    projectId,
    type: 'document.saved',
    actorId: authorId,
    data: { revision, ...(isSmall && { commands }) },
  })
  if (isNewVersion) {
    events.publish({
      projectId,
      type: 'version.created',
      actorId: authorId,
      data: { versionId, versionNumber },
    })
  }
}
