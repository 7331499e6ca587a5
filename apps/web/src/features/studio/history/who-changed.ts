import { readServerMessage } from '../../../shared/api/error-body.ts'
import { describeNode } from '../edits/describe-node.ts'
import type { Studio } from '../state/studio.ts'
import { fetchBlame } from './history-api.ts'
import { historyViewOf } from './history-view.ts'
import { texts } from './texts.ts'
import { texts as studioTexts } from '../texts.ts'

/** Finds the person or prompt that last changed a component, and shows that version in the history. */
export async function showWhoChanged(studio: Studio, nodeId: string): Promise<void> {
  const node = studio.document.getNode(nodeId)
  if (!node) return
  const what = describeNode(node)
  try {
    await studio.save.settle()
    const { version } = await fetchBlame(studio.projectId, nodeId)
    historyViewOf(studio).set({ selectedId: version.id, blamed: { version, what } })
    studio.view.set({ sheet: 'history', risen: 'none' })
    const name = version.authorName ?? texts.somebody
    const by = version.kind === 'generation' ? texts.changedByPrompt(name) : texts.changedBy(name)
    studio.toast({
      title: by,
      description: `${texts.version(version.versionNumber)}: ${version.changeMessage}`,
    })
  } catch (error) {
    studio.toast({
      title: studioTexts.errors.title,
      description: readServerMessage(error) ?? texts.whoFailed,
      variant: 'destructive',
    })
  }
}
