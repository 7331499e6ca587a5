import type { ComponentNode } from '@kwiq/app-model'
import { valuesOf } from '../../plan/content/values.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { Loose } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { ownerOf } from './facts.ts'
import { leadingTo } from './leading-to.ts'
import { rowsOf } from './draw-list.ts'

/** A week or a month, and what is on its day where nothing else is said to stand there. */
export function drawCalendar(scene: Scene, label: string): ComponentNode[] {
  const { kit, screen, app } = scene
  // What the other screens list is what its days hold.
  const listed = app.screens.flatMap(({ dictated }) => [...(dictated?.lists.values() ?? [])])
  const entity = listed[0] ?? scene.entity
  const variant = /week/i.test(label) ? 'week' : 'month'
  const calendar = kit.date(label, { variant, value: 'Thu 19 Nov', marked: [17, 19, 21, 24] })
  const day = kit.list('rows', 'Thursday 19', rowItems(entity, samplesFrom(entity, 0, 3)), {
    title: 'Thursday 19',
  })
  const isAlone = screen.dictated?.groups.flat().length === 1
  return isAlone ? [calendar, day] : [calendar]
}

/** Somebody, with when they wrote it where that is said. */
export function avatarRow(scene: Scene, isPosted: boolean): Loose {
  const who = ownerOf(scene)
  return { avatar: who, title: who, subtitle: isPosted ? '2 h ago' : undefined }
}

/** Where things stand, each column with what is in it. */
export function drawColumns(
  scene: Scene,
  options: readonly string[],
  fields: readonly string[],
): ComponentNode[] {
  const { kit, entity } = scene
  const list = [...(scene.screen.dictated?.lists.values() ?? [])][0] ?? entity
  const open = leadingTo(scene, 'Cards') ?? scene.to('detail', 'form', 'browse')
  const rows =
    fields.length > 0
      ? rowsOf(scene, list, 6, fields, false).map((row) => ({ ...row, action: open }))
      : undefined
  return options.map((title, index) =>
    kit.list(
      'rows',
      title,
      rows?.slice(index * 2, index * 2 + 2) ?? rowItems(list, samplesFrom(list, index * 2, 2), open),
      { title },
    ),
  )
}

/** A number for a name nothing is known of. */
export const figureFor = (title: string, index: number) =>
  valuesOf(title)?.[0] ?? ['128', '36', '12', '4', '57', '9'][index % 6] ?? '12'
