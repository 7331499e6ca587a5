import type { ComponentNode } from '@kwiq/app-model'
import type { Scene } from '../scene.ts'

/** "Desk lamp € 84.00": what was bought, and for how much. */
function lineOf(part: string): { title: string; value?: string } {
  const [, title = part, value] = /^(.+?) ([€$£] ?[\d.,]+)$/u.exec(part.trim()) ?? []
  return { title: title.trim(), ...(value ? { value } : {}) }
}

/** The receipt as it was scanned, and its lines. */
export function receiptLines({ entity, kit, app }: Scene): ComponentNode[] {
  const lines = entity.id === 'receipt' ? entity.fields.find(({ name }) => name === 'Lines') : undefined
  if (!lines || app.language) return []
  return [
    kit.list(
      'rows',
      'Lines',
      lines.value.split(', ').map((part) => lineOf(part)),
      { title: 'Lines' },
    ),
    kit.image('receipt', { height: 200, caption: 'The receipt' }),
  ]
}
