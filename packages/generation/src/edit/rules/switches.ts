import { walkNodes } from '@kwiq/app-model'
import { splitHost } from '../find-host.ts'
import { type EditRule, refuse } from '../rule.ts'
import { unquote, withoutArticle } from '../words.ts'

/** "Turn off the reminders", "switch Email summary on": a switch that stands somewhere. */
const turn: EditRule = (clause, document) => {
  const before =
    /^(?:(?:turn|switch)\s+(on|off)|(enable|activate|check|tick|disable|deactivate|uncheck|untick))\s+(.{2,60})$/i.exec(
      clause,
    )
  const after = /^(?:turn|switch)\s+(.{2,60}?)\s+(on|off)$/i.exec(clause)
  const words = before?.[3] ?? after?.[1]
  const how = before?.[1] ?? before?.[2] ?? after?.[2]
  if (words === undefined || how === undefined) return undefined
  const { subject, screen } = splitHost(document, words)
  const wanted = unquote(withoutArticle(subject))
    .replace(/\s+(?:switch|toggle|checkbox)$/i, '')
    .toLowerCase()
  const named = [...walkNodes(document)].find(
    (each) =>
      each.node.type === 'checkbox' &&
      (!screen || each.screen.id === screen.id) &&
      each.node.label.toLowerCase().includes(wanted),
  )
  if (wanted === 'it') return undefined
  // One ticks entries of a list, too.
  if (!named && /^(?:un)?(?:check|tick)/i.test(clause)) return undefined
  if (!named) return refuse(`There is no switch called “${wanted}”. Try "Add a switch '${wanted}'".`)
  const checked = /^(?:on|enable|activate|check|tick)$/i.test(how)
  return [{ type: 'set-properties', id: named.node.id, set: { checked } }]
}

export const switchRules: readonly EditRule[] = [turn]
