import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'

/** Opens the export dialog once every edit is saved: a build is made of what the server has. */
export async function openExport(studio: Studio): Promise<void> {
  await studio.save.settle()
  if (studio.save.hasUnsaved()) {
    studio.toast({ title: texts.errors.title, description: texts.errors.exportApp, variant: 'destructive' })
    return
  }
  studio.view.set({ dialog: 'export' })
}
