import type { AppDocument } from '@kwiq/app-model'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear, type FoundNode } from '../find-target.ts'
import { findList } from '../lists.ts'
import { endOf, isFixed, placeOn, topOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { withoutArticle } from '../words.ts'

const form =
  /^(?:move|put|bring|take|place)\s+(.{2,60}?)\s+(?:to|into|onto|on|over to)\s+(.{2,40}?),?\s+(?:(above|over|before|below|under|underneath|beneath|after|next to)\s+(.{2,50})|(?:at|to)\s+the\s+(?:very\s+)?(top|bottom|start|end)(?:\s+of\s+(?:it|the (?:screen|page)))?)$/i

/** A part of one screen by its name, else the list of such things. */
function partOn(document: AppDocument, words: string, screenId: string): FoundNode | undefined {
  const named = findNamedNode(document, words, screenId)
  if (named) return named
  const list = findList(document, words)
  return list?.screenId === screenId ? findNamedNode(document, `node:${list.node.id}`, screenId) : undefined
}

/** "Move lost and found from the event page to the home screen, above the events". */
const moveAcross: EditRule = (clause, document) => {
  const [, what = '', where = '', side = '', mark, edge] = form.exec(clause) ?? []
  const screen = findNamedScreen(document, where)
  if (what === '' || !screen || /^(?:an?|another|some)\s/i.test(what)) return undefined
  const [, named, place] = /^(.+?)\s+(?:from|of|on)\s+(.+)$/i.exec(what) ?? []
  const source = place === undefined ? undefined : findNamedScreen(document, place)
  const own =
    source && named !== undefined
      ? partOn(document, named, source.id)
      : (findNear(document, what) ?? undefined)
  if (!own) return undefined
  if (isFixed(own.node)) return refuse('Headers and tab bars stay on their screen.')
  const isThere = own.screen.id === screen.id && own.parentId === null
  if (mark === undefined) {
    const end = endOf(screen) - (isThere ? 1 : 0)
    const to = placeOn(screen, /top|start/i.test(edge ?? '') ? topOf(screen) : end)
    return [{ type: 'move-component', id: own.node.id, to }]
  }
  const other = partOn(document, mark, screen.id)
  if (!other || other.node === own.node)
    return refuse(`There is no ${withoutArticle(mark).toLowerCase()} on ${screen.name}.`)
  const isAbove = /^(?:above|over|before)$/i.test(side)
  // Taken out first, what stands before the other moves it up by one.
  const isBefore = isThere && other.parentId === null && own.index < other.index
  const index =
    (isFixed(other.node) && !isAbove ? other.index + 1 : other.index + (isAbove ? 0 : 1)) - (isBefore ? 1 : 0)
  return [
    { type: 'move-component', id: own.node.id, to: { screenId: screen.id, parentId: other.parentId, index } },
  ]
}

/** Parts that go to a place on another screen. */
export const movingAcrossRules: readonly EditRule[] = [moveAcross]
