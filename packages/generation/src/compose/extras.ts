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
        else rows.push({ icon: 'tag', title: extra.field.name, value: extra.field.value || 'Not set' })
        break
      case 'choice':
        made.push(
          kit.list(
            'chips',
            extra.label,
            extra.options.map((title) => ({ title })),
            { title: extra.label, wrap: true, active: 0 },
          ),
        )
        break
      case 'action': {
        const action = scene.to('form', 'detail', 'editor', 'browse', 'home')
        rows.push({ icon: extra.icon, title: extra.label, chevron: true, action })
        break
      }
      case 'note':
        rows.push({
          icon: extra.icon,
          title: extra.label,
          chevron: true,
          action: scene.to('browse', 'detail', 'home', 'form') ?? { kind: 'back' },
        })
        break
    }
  }
  if (rows.length === 0) return made
  const isAction = screen.extras.some((extra) => extra.kind === 'action')
  const title = isAction ? 'Actions' : scene.pick('extras', ['More', 'Overview', 'In short'])
  return [
    ...made,
    kit.list(
      'rows',
      title,
      rows.map((row) =>
        rows.every((each) => each.value)
          ? row
          : { ...row, chevron: true, action: row.action ?? scene.to('detail', 'browse', 'home', 'form') },
      ),
      { title },
    ),
  ]
}
