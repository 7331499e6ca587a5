import { type Command, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { capitalise, stemOf, toPlural } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findList } from '../lists.ts'
import { type EditRule, refuse } from '../rule.ts'
import { listed, unquote } from '../words.ts'

const isChoice = ({ type, properties }: ComponentNode) =>
  (type === 'list' && properties.layout === 'chips') || (type === 'input' && properties.kind === 'select')

const isPart =
  /\b(?:link|button|guide|page|screen|tab|chart|graph|table|field|banner|icon|section|list|map|image|picture|photo|text|switch|toggle|filter|badge|card|form|header|menu|info|information|selector|picker|dropdown|chooser|option|choice|button|number|counter|timer|calendar)s?$/i

/** "Add size XXL to the fan shop": one more of what one chooses from there, by what the choice is called. */
const addBareChoice: EditRule = (clause, document) => {
  const [, what = '', values = '', place] =
    /^add\s+(?:an?\s+|the\s+|another\s+)?(?:new\s+|further\s+)?(\p{L}{3,20}?)s?\s+["“]?([^"“”:]{1,40}?)["”]?(?:\s+(?:to|in|on)\s+(?:the\s+|our\s+)?(.{2,40}))?$/iu.exec(
      clause,
    ) ?? []
  if (
    what === '' ||
    /^\(|^(?:an?|the|to|for|with|of|called|named|button|field|filter|option|choice|from)\b/i.test(values)
  )
    return undefined
  // "A size guide link" is a part of its own.
  if (isPart.test(values)) return undefined
  const stem = stemOf(what.toLowerCase())
  // "Account Crypto with 1200 euros" is one more of the accounts.
  const many = findList(document, toPlural(what.toLowerCase()))
  const isThing = many?.node.label.toLowerCase() === toPlural(what.toLowerCase())
  if (place === undefined && isThing) return undefined
  const screen =
    place === undefined
      ? undefined
      : (findNamedScreen(document, place) ?? splitHost(document, `it on ${place}`).screen)
  if (place !== undefined && !screen) return undefined
  const choice = [...walkNodes(document)].find(
    (each) =>
      isChoice(each.node) &&
      !/^filter/i.test(each.node.label) &&
      stemOf(each.node.label.toLowerCase()) === stem &&
      (!screen || each.screen === screen),
  )?.node
  if (!choice) return undefined
  const told = listed(values.replaceAll(/\s+or\s+/gi, ', ')).map((value) => capitalise(unquote(value)))
  const { options } = choice.properties
  const former = Array.isArray(options)
    ? options.map(String)
    : itemsOf(choice).map((item) => textOf(item, 'title') ?? '')
  const fresh = told.filter((value) => !former.some((each) => each.toLowerCase() === value.toLowerCase()))
  if (fresh.length === 0) return refuse(`${choice.label} has that already.`)
  const set: Command = {
    type: 'set-properties',
    id: choice.id,
    set: Array.isArray(options)
      ? { options: [...options, ...fresh] }
      : { items: [...itemsOf(choice), ...fresh.map((title) => ({ title }))] },
  }
  return [set]
}

/** What one chooses from, by its name. */
export const bareChoiceRules: readonly EditRule[] = [addBareChoice]
