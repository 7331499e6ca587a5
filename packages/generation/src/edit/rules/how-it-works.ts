import { collectNodeIds } from '@kwiq/app-model'
import { createKit } from '../../compose/kit.ts'
import { capitalise } from '../../words/forms.ts'
import { entryTo } from '../entry-to.ts'
import { knownEntries } from '../known-entries.ts'
import { newScreen } from '../new-screen.ts'
import type { EditRule } from '../rule.ts'
import { count, countOf, listed, unquote } from '../words.ts'

const form = new RegExp(
  `^add\\s+(?:an?\\s+|the\\s+)?(?:new\\s+)?(?:how\\s+(?:it|this|that|the app|everything)\\s+works\\s+(?:page|screen)|(?:page|screen)\\s+(?:called\\s+|named\\s+|about\\s+|on\\s+|that explains\\s+|explaining\\s+)?["“]?how\\s+(?:it|this|that|the app|everything)\\s+works["”]?)(?:\\s+(?:with|in)\\s+(?:(${count})\\s+steps)?(?:\\s*:\\s*)?(.{5,160})?)?$`,
  'i',
)

/** "Add a page how it works with three steps": what is told, else as many as are asked for. */
const addHowItWorks: EditRule = (clause, document) => {
  const found = form.exec(clause)
  if (!found) return undefined
  const told = listed(found[2] ?? '').map((step) => capitalise(unquote(step)))
  const known = knownEntries('How it works') ?? []
  const steps =
    told.length > 1
      ? told.map((step) => ({ title: step }))
      : known.slice(0, found[1] === undefined ? 3 : countOf(found[1]))
  const kit = createKit()
  const title = 'How it works'
  const taken = collectNodeIds(document)
  const screen = newScreen(
    document,
    title,
    [
      kit.header(title, { leading: { icon: 'back', label: 'Back', action: { kind: 'back' } } }),
      kit.list('steps', 'Steps', [...steps]),
    ],
    taken,
  )
  return [
    { type: 'add-screen', screen, index: document.screens.length },
    entryTo(document, document.app.startScreenId, { ...screen, icon: 'help' }, taken),
  ]
}

/** What one does, step by step. */
export const howItWorksRules: readonly EditRule[] = [addHowItWorks]
