import type { Action, ComponentNode } from '@kwiq/app-model'
import { rowItems } from '../items.ts'
import type { Scene } from '../scene.ts'
import { has } from '../../understand/searched.ts'

const leastColumns = 2
const isBoard = /^(?:kanban )?(?:board|columns)\b/i
/** "A board with columns for each status". */
const saidOfBoard =
  /\b(?:kanban|(?:scrum|task) board|board with (?:\p{L}+ ){0,2}columns|columns? (?:for|per|by) (?:(?:each|every) )?(?:status|state|stage))\b/iu

/** A board: what there is under each of its states, one column below the other; undefined where it has no such states. */
export function columnsOf(scene: Scene, open: Action | undefined): ComponentNode[] | undefined {
  const { kit, entity, screen, app } = scene
  const isTold =
    has(saidOfBoard, app.whole ?? app.description) && screen.entity === [...app.entities.keys()][0]
  if (app.language || !(isTold || isBoard.test(screen.name))) return undefined
  const columns = entity.groups.map((group) => ({
    group,
    cards: entity.samples.filter(({ badge }) => badge?.toLowerCase() === group.toLowerCase()),
  }))
  if (columns.length < leastColumns || columns.some(({ cards }) => cards.length === 0)) return undefined
  return columns.map(({ group, cards }) =>
    kit.list(
      'cards',
      group,
      // Its column says how it stands.
      rowItems(entity, cards, open).map(({ badge: _state, badgeTone: _tone, ...card }) => card),
      { title: `${group}, ${cards.length}` },
    ),
  )
}
