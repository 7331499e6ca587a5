import type { Command, JsonValue } from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { splitHost } from '../find-host.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { type EditRule, refuse } from '../rule.ts'

/** "Move the new invoice button to the header": as an icon at its end, that leads where the button led. */
const intoHeader: EditRule = (clause, document) => {
  const words =
    /^(?:move|put|bring|place)\s+(?:the\s+|our\s+|my\s+)?(.{2,40}?\sbutton)\s+(?:to|in|into|on|up to)\s+(?:the\s+)?(?:header|top bar|title bar|app bar|toolbar|top (?:right|left)(?: corner)?)$/i.exec(
      clause,
    )?.[1]
  if (words === undefined) return undefined
  const { subject, screen: host } = splitHost(document, words)
  const found = host ? findNamedNode(document, subject, host.id) : findNear(document, words)
  const isSo = subject
    .toLowerCase()
    .replace(/\s+button$/, '')
    .split(' ')
    .every((word) => found?.node.label.toLowerCase().includes(word.replace(/^the$/, '')) === true)
  if (found?.node.type !== 'button' || !isSo) return refuse(`There is no ${words} on any screen.`)
  const { node, screen } = found
  const header = screen.components.find(({ type }) => type === 'header')
  if (!header) return refuse(`${screen.name} has no header.`)
  const actions = Array.isArray(header.properties.actions) ? header.properties.actions : []
  const { icon, action } = node.properties
  const [first = ''] = node.label.toLowerCase().split(' ')
  const made: JsonValue = {
    icon:
      typeof icon === 'string'
        ? icon
        : (findIconName(first) ?? (/^(?:new|add)$/.test(first) ? 'plus' : 'spark')),
    label: node.label,
    ...(action === undefined ? {} : { action }),
  }
  const commands: Command[] = [
    { type: 'remove-component', id: node.id },
    { type: 'set-properties', id: header.id, set: { actions: [...actions, made] } },
  ]
  return commands
}

/** What goes up into the bar at the top. */
export const intoHeaderRules: readonly EditRule[] = [intoHeader]
