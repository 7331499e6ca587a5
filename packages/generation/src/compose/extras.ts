import type { ComponentNode } from '@kwiq/app-model'
import { fieldComponent } from './fields.ts'
import type { Loose } from './kit.ts'
import type { Scene } from './scene.ts'

/** What the description names beyond the recipe, as components that fit the screen's kind. */
export function extraComponents(scene: Scene): ComponentNode[] {
  const { kit, screen } = scene
  const isForm = screen.kind === 'form' || screen.kind === 'editor' || screen.kind === 'converter'
  const made: ComponentNode[] = []
  const rows: Loose[] = []
  for (const extra of screen.extras) {
    switch (extra.kind) {
      case 'field':
        if (isForm) made.push(fieldComponent(kit, extra.field))
        else rows.push({ icon: 'tag', title: extra.field.name, value: extra.field.value || 'Added' })
        break
      case 'choice':
        made.push(
          kit.list('chips', extra.label, extra.options.map((title) => ({ title })), { title: extra.label, wrap: true, active: 0 }),
        )
        break
      case 'action': {
        const action = scene.to('form', 'detail', 'editor', 'browse', 'home')
        rows.push({ icon: extra.icon, title: extra.label, chevron: true, action })
        break
      }
      case 'note':
        rows.push({ icon: extra.icon, title: extra.label, switch: true })
        break
    }
  }
  if (rows.length === 0) return made
  const trailing = rows.every((row) => row.chevron) || rows.every((row) => row.value) || rows.every((row) => row.switch)
  const even = trailing ? rows : rows.map((row) => (row.action ? row : { ...row, switch: undefined, value: row.value }))
  const title = scene.pick('extras', ['Also here', 'Good to have', 'At hand'])
  return [...made, kit.list('rows', title, even, { title })]
}
