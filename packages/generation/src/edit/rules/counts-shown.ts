import { collectNodeIds, type ComponentNode, walkComponents } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { screenNamed } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { placeOn, topOf } from '../places.ts'
import { type EditRule, noScreen } from '../rule.ts'
import { addComponent } from './adding.ts'

const counting =
  /^(?:add|show|put|display)\s+(?:an?\s+|the\s+)?(?:live\s+)?(?:(?:counter|number|figure|display|count|sign)\s+)?(?:(?:of|for|showing|with|that shows|that says|to show|telling)\s+)?how many\s+([\p{L} ]{3,30}?)\s+(?:(?:there\s+)?(?:are|is)|we have)(?:\s+((?:in|at|on|left|free|open|waiting|available|here|there)\b[\p{L} ]{0,30}?))?(?:\s+(?:right now|now|currently|at the moment|today))?(?:\s+(?:on|to)\s+(?:the\s+)?([\p{L} ]{3,30}?\s(?:screen|page)))?$/iu

/** "Add a counter how many people are in the gym": a figure with what it counts, as an example. */
const addCount: EditRule = (clause, document) => {
  const [, things, where = '', place] = counting.exec(clause) ?? []
  if (things === undefined) return undefined
  const screen = screenNamed(document, place)
  if (!screen) return noScreen(place ?? '')
  const caption = capitalise(`${things.toLowerCase()} ${where.toLowerCase()}`.trim())
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'text'),
    type: 'text',
    label: '12',
    properties: { variant: 'stat', caption },
  }
  return {
    commands: [{ type: 'add-component', node, place: placeOn(screen, topOf(screen)) }],
    note: `The 12 is an example: say "Change the ${caption.toLowerCase()} to", with another number.`,
  }
}

/** "Show the schedule as a calendar": where it has the days of a week, those of the month; else one more part. */
const showMonth: EditRule = (clause, document) => {
  const words = /^show\s+(?:the\s+|my\s+|our\s+)?([\p{L} ]{3,30}?)\s+as\s+(?:a|the)\s+calendar$/iu.exec(
    clause,
  )?.[1]
  const screen = words === undefined ? undefined : findNamedScreen(document, words)
  const week = [...walkComponents(screen?.components ?? [])].find(
    ({ type, properties }) => type === 'datepicker' && properties.variant === 'week',
  )
  if (week)
    return [
      {
        type: 'set-properties',
        id: week.id,
        set: { variant: 'month', month: '2026-11-19', selected: 19, marked: [3, 6, 12, 19, 20, 24, 26] },
      },
    ]
  return words === undefined ? undefined : addComponent(`add a calendar of ${words}`, document)
}

export const monthRules: readonly EditRule[] = [showMonth]
/** Asked when no list of the app is counted. */
export const countsShownRules: readonly EditRule[] = [addCount]
