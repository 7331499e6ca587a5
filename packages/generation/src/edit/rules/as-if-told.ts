import type { AppDocument, Screen } from '@kwiq/app-model'
import { stemOf } from '../../words/forms.ts'
import { appAsTold } from '../app-as-told.ts'
import { brought, named, understoodAs } from '../as-if-told/brought.ts'
import { commandsFor } from '../as-if-told/commands-for.ts'
import { asSentence } from '../as-if-told/read-wish.ts'
import type { EditOutcome, EditRule } from '../rule.ts'

const withStop = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** A screen called by what was wished for, where its own name says none of it. */
function calledAsWished(screen: Screen, feature: string, wish: string): Screen {
  const said = new Set(
    wish
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stemOf),
  )
  const isSaid = screen.name
    .toLowerCase()
    .split(' ')
    .every((word) => said.has(stemOf(word)))
  if (isSaid || feature.length > longestName) return screen
  const components = screen.components.map((node) =>
    node.type === 'header' ? { ...node, label: feature } : node,
  )
  return { ...screen, name: feature, components }
}
const longestName = 24

/**
 * "Let members say if they can make it": what the generator would have made of it, had the description said so. The app is
 * generated from its description with the wish and without; the screens, fields and values that only the first has are
 * added. Undefined where it would be another app, or where nothing of the wish became one of these.
 */
function asIfTold(clause: string, document: AppDocument, isDeed: boolean): EditOutcome | undefined {
  const about = document.app.description.trim()
  const wish = asSentence(clause)
  if (!wish || about === '' || isDeed !== (wish.verb !== undefined)) return undefined
  const without = appAsTold(about)
  const told = appAsTold(`${withStop(about)} ${wish.sentence}`, about)
  const found = brought(told.document, without.document)
  const feature = found && understoodAs({ told, without }, found, wish.verb)
  if (!found || feature === undefined) return undefined
  const screens = found.screens
    .filter((screen) => !named(document.screens, screen))
    .map((screen, index) => (index === 0 ? calledAsWished(screen, feature, wish.sentence) : screen))
  const commands = commandsFor({ ...found, screens }, told.document, document)
  if (commands.length === 0) return undefined
  const [made] = screens
  return made
    ? { commands, note: `“${made.name}” is a screen of its own now; the first screen leads to it.` }
    : { commands }
}

/** What people are to do, before it becomes a button alone. */
export const deedAsIfToldRules: readonly EditRule[] = [(clause, document) => asIfTold(clause, document, true)]
/** Tried when no rule knows what is to be added. */
export const asIfToldRules: readonly EditRule[] = [(clause, document) => asIfTold(clause, document, false)]
