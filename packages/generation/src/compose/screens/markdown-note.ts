import type { ComponentNode } from '@kwiq/app-model'
import type { Field } from '../../entity.ts'
import type { Scene } from '../scene.ts'
import { previewed } from './text-editor.ts'

const written = '## By the south wall\n\n- beans, **two rows**\n- lettuce in the shade\n- ask Lea for seeds'

/** Whether notes are written with the marks of Markdown. */
export const isMarkdown = ({ entity, app }: Scene): boolean =>
  entity.id === 'note' && !app.language && /\bmarkdown\b/i.test(app.story ?? app.description)

/** The text with its marks, the marks as keys, and the way to what it looks like. */
export function markdownInputs({ kit }: Scene, { name }: Field): ComponentNode[] {
  return [
    kit.tabs('Markdown', ['Write', 'Preview']),
    kit.input(`${name} in Markdown`, { kind: 'multiline', value: written, height: 150 }),
    kit.list(
      'chips',
      'Marks',
      ['#', '**', '_', '-', '[ ]', '`'].map((title) => ({ title })),
      { plain: true },
    ),
  ]
}

/** What the note looks like when it is read. */
export function markdownRead({ kit }: Scene): ComponentNode {
  return kit.card([
    kit.column(
      written
        .split('\n')
        .filter(Boolean)
        .map((line) => previewed(line, kit)),
      { gap: 8 },
    ),
  ])
}
