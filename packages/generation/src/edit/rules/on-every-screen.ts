import type { Command } from '@kwiq/app-model'
import { applyQuietly } from '../apply-quietly.ts'
import { capitalise } from '../../words/forms.ts'
import { type EditRule, refuse } from '../rule.ts'
import { withoutArticle } from '../words.ts'
import { addingRules } from './adding.ts'

const form =
  /^((?:add|put|insert|show)\s+(?:an?|the|our|my|another)\s.{3,80}?)(?:\s+(?:at|to|on)\s+(?:the\s+)?(top|bottom|end))?\s+(?:of|on|to|in)\s+(?:every|all|each|all of the)\s+(?:the\s+)?(?:single\s+)?(?:screens?|pages?)$/i

/** "Add a sponsor banner at the bottom of every screen": one on each, where it is not yet. */
const addEverywhere: EditRule = (clause, document) => {
  const [, what, edge] = form.exec(clause) ?? []
  if (what === undefined || /\b(?:back|login)\b/i.test(what)) return undefined
  let next = document
  const commands: Command[] = []
  for (const { id } of document.screens) {
    const at = edge === undefined ? '' : ` at the ${edge}`
    const seen = { ...next, app: { ...next.app, startScreenId: id } }
    for (const rule of addingRules) {
      const made = rule(`${what.replace(/^(?:put|show)\s+(?:the|our|my)\b/i, 'add a')}${at}`, seen)
      if (!Array.isArray(made)) continue
      for (const command of made) next = applyQuietly(next, command)
      commands.push(...made)
      break
    }
  }
  if (commands.length > 0) return commands
  return refuse(
    `Say what part it is: for instance 'Add a text "${capitalise(withoutArticle(what.replace(/^\S+\s+/, '')))}" to every screen'.`,
  )
}

/** What comes on every screen. */
export const onEveryScreenRules: readonly EditRule[] = [addEverywhere]
