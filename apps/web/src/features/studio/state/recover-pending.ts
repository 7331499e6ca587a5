import { isEqual, mergeDocuments } from '@kwiq/app-model'
import { texts } from '../texts.ts'
import { whenPageIsGone } from './page-lock.ts'
import { pendingEdits } from './pending-edits.ts'
import type { Studio } from './studio.ts'

/**
 * Puts edits on the document that pages which are gone could not save, each page's in turn. They are forgotten once
 * the server has them, or once `writeOwn` has written them down as this page's.
 */
export async function recoverPending(
  studio: Studio,
  ownPageId: string,
  writeOwn: () => Promise<void>,
): Promise<void> {
  const { projectId } = studio
  for (const pageId of await pendingEdits.listPages(projectId)) {
    if (pageId === ownPageId) continue
    const key = { projectId, pageId }
    await whenPageIsGone(key, async () => {
      // Somebody who may only view keeps them: they go on when editing is allowed again.
      if (!studio.access.get().canEdit) return
      const pending = await pendingEdits.read(key)
      if (!pending) return
      const { document } = mergeDocuments(pending.base, pending.ours, studio.document.getDocument())
      if (isEqual(document, studio.document.getDocument())) return await pendingEdits.remove(key)
      studio.putDocument(document, { failure: texts.errors.edit })
      await studio.save.settle()
      if (studio.save.hasUnsaved()) await writeOwn()
      else studio.toast(texts.recovered)
      await pendingEdits.remove(key)
    })
  }
}
