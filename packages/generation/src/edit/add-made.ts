import { type AppDocument, collectNodeIds, type Command, type ComponentNode } from '@kwiq/app-model'
import { entryTo } from './entry-to.ts'
import { newScreen } from './new-screen.ts'

/** Commands that add a screen of these parts, and an entry to it on the start screen. */
export function addMade(
  document: AppDocument,
  name: string,
  icon: string,
  components: ComponentNode[],
): Command[] {
  const taken = collectNodeIds(document)
  const screen = newScreen(document, name, components, taken)
  return [
    { type: 'add-screen', screen, index: document.screens.length },
    entryTo(document, document.app.startScreenId, { ...screen, icon }, taken),
  ]
}
