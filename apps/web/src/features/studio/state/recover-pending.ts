import { isEqual, mergeDocuments } from '@kwiq/app-model'
import { repeatSave } from '../api.ts'
import { texts } from '../texts.ts'
import { whenPageIsGone } from './page-lock.ts'
import { pendingEdits } from './pending-edits.ts'
import type { Studio } from './studio.ts'

/**
 * Puts edits on the document that pages could not save, each page's once that page is gone, until `signal` is aborted.
 * They are forgotten once the server has them, or once `writeOwn` has written them down as this page's.
 */
export async function recoverPending(
  studio: Studio,
  ownPageId: string,
  writeOwn: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { projectId } = studio
  const recover = (pageId: string) => {
    const key = { projectId, pageId }
    return whenPageIsGone(key, signal, async () => {
      // Somebody who may only view keeps them: they go on when editing is allowed again.
      if (!studio.access.get().canEdit) return
      const pending = await pendingEdits.read(key)
      if (!pending) return
      const { base, ours, sent } = pending
      const answer = sent !== null && sent !== 'unknown' ? await repeatSave(projectId, ours, sent) : null
      if (answer?.outcome === 'replayed') return await pendingEdits.remove(key)
      if (answer?.outcome === 'saved') {
        studio.takeSaved(base, ours, answer.etag)
        studio.toast(texts.recovered)
        return await pendingEdits.remove(key)
      }
      const current = studio.document.getDocument()
      // What had arrived may have been changed by somebody since: then theirs came later.
      const [first, second] = sent === 'unknown' ? [current, ours] : [ours, current]
      const { document } = mergeDocuments(base, first, second)
      if (isEqual(document, current)) return await pendingEdits.remove(key)
      studio.putDocument(document, { failure: texts.errors.edit })
      await studio.save.settle()
      if (studio.save.hasUnsaved()) await writeOwn()
      else studio.toast(texts.recovered)
      await pendingEdits.remove(key)
    })
  }
  const pageIds = await pendingEdits.listPages(projectId)
  await Promise.all(pageIds.filter((pageId) => pageId !== ownPageId).map(recover))
}
