import type { AppDocument } from '@kwiq/app-model'
import type { ProjectRole } from '@kwiq/contracts'
import { saveSchema } from '../api.ts'
import { texts } from '../texts.ts'
import { createStudio, type Messages, type Studio } from './studio.ts'

/** Projects that were left before the server had every edit: opened again, they go on where they were. */
const unsaved = new Map<string, Studio>()

interface OpenParts extends Messages {
  projectId: string
  document: AppDocument
  etag: string
  role: ProjectRole
}

/** Opens a loaded project: the studio left with unsaved edits if there is one, else a new one. */
export function openStudio(parts: OpenParts): Studio {
  const left = unsaved.get(parts.projectId)
  if (left) {
    left.setRole(parts.role)
    return left
  }
  const { projectId, toast } = parts
  return createStudio({
    ...parts,
    now: Date.now,
    wait: (ms, then) => {
      const timer = window.setTimeout(then, ms)
      return () => window.clearTimeout(timer)
    },
    send: (request) => saveSchema(projectId, request),
    onRefused: (message, failure) =>
      toast({ title: texts.errors.title, description: `${failure}. ${message}`, variant: 'destructive' }),
    onDropped: () => toast({ ...texts.dropped, variant: 'destructive' }),
  })
}

/** Sends what waits before the studio is left; resolves once it is saved or cannot be now. */
export async function leaveStudio(studio: Studio): Promise<void> {
  if (studio.save.hasUnsaved()) unsaved.set(studio.projectId, studio)
  await studio.save.settle()
  if (!studio.save.hasUnsaved()) unsaved.delete(studio.projectId)
}
