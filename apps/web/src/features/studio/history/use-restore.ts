import type { RestoreVersionRequest } from '@kwiq/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { fetchSchema } from '../api.ts'
import { useStudio } from '../state/studio-context.ts'
import { restorePart } from './history-api.ts'
import { texts } from './texts.ts'

interface RestoreWish {
  versionId: string
  /** What is restored, for the person: "Version 3", "Home". */
  what: string
  part?: RestoreVersionRequest
}

/** Restores a version or a part of one: a new version on the server, one step of undo here. */
export function useRestore(): { isBusy: boolean; restore: (wish: RestoreWish) => Promise<void> } {
  const studio = useStudio()
  const client = useQueryClient()
  const showError = useShowError()
  const [isBusy, setIsBusy] = useState(false)
  const restore = async ({ versionId, what, part = {} }: RestoreWish) => {
    setIsBusy(true)
    try {
      await studio.save.settle()
      const before = studio.document.getDocument()
      await restorePart(studio.projectId, versionId, part)
      const schema = await fetchSchema(studio.projectId)
      if (schema.outcome === 'read') studio.takeSaved(before, schema.document, schema.etag)
      studio.toast({ title: texts.restored(what), description: texts.undoHint })
      await client.invalidateQueries({ queryKey: ['studio', studio.projectId, 'versions'] })
    } catch (error) {
      showError(error, texts.restoreFailed)
    }
    setIsBusy(false)
  }
  return { isBusy, restore }
}
