import type { ComponentNode } from '@kwiq/app-model'
import type { Sample } from '../../entity.ts'
import type { Scene } from '../scene.ts'

/** Lines of two or three short columns under their heads. */
export function asTable({ kit, entity, to }: Scene, samples: readonly Sample[]): ComponentNode {
  const hasAll = (key: 'subtitle' | 'meta' | 'value') => samples.every((sample) => sample[key] !== undefined)
  const last = hasAll('value') ? 'value' : hasAll('meta') ? 'meta' : undefined
  const heads = [
    entity.one,
    entity.fields[0]?.name ?? 'About',
    ...(last ? [last === 'value' ? 'Value' : 'Status'] : []),
  ]
  const line = (cells: readonly string[], variant: string) =>
    kit.row(
      cells.map((cell, index) => kit.text(index === 0 && variant === 'caption' ? 'label' : variant, cell)),
      { equal: true, gap: 10, align: 'center' },
    )
  const open = to('detail')
  return kit.card(
    [
      line(heads, 'overline'),
      ...samples.map((sample) =>
        line(
          [sample.title, (sample.subtitle ?? '').split(', ')[0] ?? '', ...(last ? [sample[last] ?? ''] : [])],
          'caption',
        ),
      ),
    ],
    { gap: 14, ...(open ? { action: open } : {}) },
  )
}
