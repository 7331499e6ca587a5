import type { ComponentNode } from '@kwiq/app-model'
import type { Loose } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { tipLine } from '../state-line.ts'

const untold =
  /^(?:dictated|form|settings|help|signin|welcome|profile|notifications|topic|role|website|visit|scanner|ticket|confirmed|reader|player|result|checkout|slots)$/

/** Screens that nothing else leads to, as icon cards (or rows when there are many words). */
export function shortcuts(scene: Scene, title: string): ComponentNode[] {
  const { kit } = scene
  // What a thing's own page links to is reached from there.
  const entries = scene.entries.filter(({ kind }) => kind !== 'website' || !scene.has('detail'))
  if (entries.length === 0) return []
  const told = entries.map((entry) =>
    untold.test(entry.kind) ? '' : (entry.page?.line ?? tipLine(scene.entityOf(entry), scene.app)),
  )
  const items: Loose[] = entries.map((entry, index) => ({
    icon: entry.icon,
    title: entry.kind === 'form' ? (entry.title ?? entry.name) : entry.name,
    // What one fills in has nothing to tell yet, and nothing is new in settings.
    // The same line below two of them would say nothing of either.
    subtitle: told.filter((line) => line === told[index]).length > 1 ? undefined : told[index] || undefined,
    tone: (['primary', 'accent', 'success', 'warning'] as const)[index % 4],
    action: scene.toScreen(entry),
  }))
  if (entries.length === 2 || entries.length === 4)
    return [kit.list('grid', title, items, { title, columns: 2 })]
  return [
    kit.list(
      'rows',
      title,
      items.map((item) => ({ ...item, chevron: true })),
      { title },
    ),
  ]
}
