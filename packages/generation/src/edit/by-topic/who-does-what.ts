import { collectNodeIds } from '@kwiq/app-model'
import { createKit } from '../../compose/kit.ts'
import { peopleOf } from '../../compose/people.ts'
import { hashText } from '../../seed.ts'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { withFreeIds } from '../new-screen.ts'
import { placeAtEnd, startOf } from '../places.ts'
import type { EditRule } from '../rule.ts'

const form =
  /^(?:add|show|create|make|include)\s+an?\s+(?:list|table|overview|plan|section)\s+(?:of|for|with|showing|that shows)\s+who\s+(?<verb>brings|does|cooks|buys|bakes|drives|plays|pays)\s+(?<what>what|when|whom)(?:\s+(?:to|on|in)\s+(?:the\s+)?(?<place>[\p{L} ]{3,24}))?$/iu

/** What they may bring or do. */
const shares: readonly [RegExp, readonly string[]][] = [
  [/^(?:brings|buys) what$/, ['Lemon cake', 'Olives and bread', 'Two bottles of juice', 'Cheese and grapes']],
  [/^(?:cooks|bakes) what$/, ['Vegetable curry', 'Potato salad', 'Apple crumble', 'Flat bread']],
  [/^does what$/, ['Opens the door', 'Writes it down', 'Puts the chairs back', 'Takes the key home']],
  [/^drives whom$/, ['Ida and Kim', 'Tomás', 'Priya and Jonas', 'Nobody yet']],
  [/^plays what$/, ['Violin', 'Drums', 'Double bass', 'Keys']],
  [/^pays what$/, ['The room', 'Drinks', 'The bus', 'Postage']],
  [/ when$/, ['Monday', 'Wednesday', 'Friday', 'Sunday']],
]

/** "A list of who brings what": people, and what each said. */
const whoDoesWhat: EditRule = (clause, document) => {
  const { verb = '', what = '', place } = form.exec(clause)?.groups ?? {}
  const told = `${verb} ${what}`.toLowerCase()
  const said = shares.find(([known]) => known.test(told))?.[1]
  const host = place === undefined ? startOf(document) : findNamedScreen(document, place)
  if (verb === '' || !said || !host) return undefined
  const names = peopleOf(hashText(document.app.name), said.length)
  const title = `Who ${told}`
  const list = createKit().list(
    'rows',
    title,
    said.map((subtitle, index) => ({ avatar: names[index] ?? '', title: names[index] ?? '', subtitle })),
    { title: capitalise(title) },
  )
  const [node = list] = withFreeIds([list], new Set(collectNodeIds(document)))
  return [{ type: 'add-component', node, place: placeAtEnd(host) }]
}

/** People, and what each of them does. */
export const whoDoesWhatRules: readonly EditRule[] = [whoDoesWhat]
