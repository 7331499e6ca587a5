import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { itemsOf, textOf } from '../entry.ts'
import { entriesCalled } from '../find-loosely.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode } from '../find-target.ts'
import { freeId } from '../free-id.ts'
import { isFixed, placeAtEnd, placeOn, topOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:(?:show|have|display|repeat)\s+((?:the|my|our)\s+[^"“]{3,40}?|node:\S+)|copy\s+((?:the|my|our)\s+[^"“]{3,40}?))\s+(?:also\s+)?(?:to|on|in|onto)\s+((?:the\s+|my\s+|our\s+)?.{2,40}?)(?:\s+(?:too|as well|also))?$/i

/** "Show the pages chart on the first page too": once more, where it is not yet. */
const copyTo: EditRule = (clause, document) => {
  const found = form.exec(clause)
  const words = found?.[1] ?? found?.[2]
  const screen = found?.[3] ? findNamedScreen(document, found[3]) : undefined
  if (found?.[2] && screen && findNamedNode(document, found[2], screen.id))
    return refuse(`${screen.name} has that already.`)
  if (!words || !screen || findNamedNode(document, words, screen.id)) return undefined
  const source = findNamedNode(document, words)
  if (!source || isFixed(source.node) || source.screen.id === screen.id) return undefined
  const taken = new Set(collectNodeIds(document))
  const copy = (node: ComponentNode): ComponentNode => {
    const id = freeId(taken, node.type)
    taken.add(id)
    return { ...node, id, ...(node.children ? { children: node.children.map(copy) } : {}) }
  }
  return [{ type: 'add-component', node: copy(source.node), place: placeAtEnd(screen) }]
}

const besideForm =
  /^(?:put|show|have|add|display|copy)\s+((?:the|our|my)\s+[^"“]{3,40}?)\s+(?:also\s+)?(?:on|to|in|onto)\s+((?:the\s+|my\s+|our\s+)?.{2,40}?)(?:\s+(?:too|as well|also))?,?\s+(above|below|under|beneath|after|before)\s+(?:the\s+)?(.{3,40})$/i

/** "Put the opening hours on the home screen too, under the search": once more, beside what is named there. */
const copyBeside: EditRule = (clause, document) => {
  const [, words = '', place = '', where = '', beside = ''] = besideForm.exec(clause) ?? []
  const screen = place === '' ? undefined : findNamedScreen(document, place)
  const other = screen && findNamedNode(document, beside, screen.id)
  if (!screen || !other || findNamedNode(document, words, screen.id)) return undefined
  const made = copyTo(`copy ${words} to ${place}`, document)
  const index = other.index + (/above|before/i.test(where) ? 0 : 1)
  return Array.isArray(made)
    ? made.map((command) =>
        command.type === 'add-component'
          ? { ...command, place: { screenId: screen.id, parentId: other.parentId, index } }
          : command,
      )
    : made
}

const figureForm =
  /^(?:move|put|show|have|bring)\s+(?:the\s+|my\s+|our\s+)?([^"“]{3,40}?)\s+(?:to|at)\s+the\s+(?:very\s+)?(top|bottom|start|end)\s+(?:on|of)\s+(?:the\s+)?(.{2,40})$/i

/** "Put the streak at the top of the first screen": a figure that stands on another screen, once more. */
const copyFigure: EditRule = (clause, document) => {
  const [, words = '', edge = '', place = ''] = figureForm.exec(clause) ?? []
  const screen = place === '' ? undefined : findNamedScreen(document, place)
  if (!screen || findNamedNode(document, words, screen.id)) return undefined
  const [found] = entriesCalled(document, words).filter(({ node }) => node.properties.layout === 'stats')
  const item = found && itemsOf(found.node)[found.index]
  if (!item) return undefined
  const title = textOf(item, 'title') ?? words
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: title,
    properties: { layout: 'stats', items: [item], columns: 1 },
  }
  const at = /top|start/i.test(edge) ? placeOn(screen, topOf(screen)) : placeAtEnd(screen)
  return [{ type: 'add-component', node, place: at }]
}

export const copyToRules: readonly EditRule[] = [copyBeside, copyTo, copyFigure]
