import { type ComponentNode, type Screen, walkComponents } from '@kwiq/app-model'
import { valuesOf } from '../../plan/content/values.ts'
import { nounField } from '../../plan/noun-field.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { itemsOf, targetOf, textOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findList } from '../lists.ts'
import { type EditRule, refuse } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'

const form =
  /^(?:add|show|include|put)\s+(?:the\s+)?([^"“:]{3,90}?)\s+(?:to|on|in)\s+(?:the\s+)?(?:([\p{L}'’ -]{2,30}?)\s+)?details?(?:\s+(?:list|section|screen|page))?$/iu
const isComponent =
  /\b(?:button|field|chart|graph|map|image|picture|photo|video|text|section|list|switch|toggle|slider|icon|tab|banner|card|badge|gallery|review|reviews|rating|comments?)s?$/i

const mostAdded = 6

/** "Add distance, pace and heart rate to the run details": a line for each, with an example of what stands there. */
const addDetailLines: EditRule = (clause, document) => {
  const [, told = '', thing] = form.exec(clause) ?? []
  const names = listed(told)
    .map((name) => withoutArticle(name).replace(/^(?:\p{L}+['’]s|their|its)\s+/iu, ''))
    .slice(0, mostAdded)
  if (names.length === 0 || names.some((name) => isComponent.test(name) || name.split(' ').length > 3))
    return undefined
  const named = thing === undefined ? undefined : findNamedScreen(document, `${toSingular(thing)} screen`)
  const many = thing === undefined ? undefined : findList(document, toPlural(toSingular(thing)))
  const led = document.screens.find(({ id }) => id === many?.entries.map(targetOf).find(Boolean))
  const linesOf = (each: Screen | undefined) =>
    [...walkComponents(each?.components ?? [])].find(
      ({ type, label }) => type === 'list' && /^details$/i.test(label),
    )
  // What one taps in the list of pets tells of one pet, whatever it is called.
  const screen = [named, led, findNamedScreen(document, 'details screen')].find((each) => linesOf(each))
  const list = linesOf(screen)
  if (!screen || !list) return undefined
  const added = names.filter((name) => !isThere(list, name)).map(lineFor)
  if (added.length === 0) return refuse(`${screen.name} has that already.`)
  return [{ type: 'set-properties', id: list.id, set: { items: [...itemsOf(list), ...added] } }]
}

const isThere = (list: ComponentNode, name: string) =>
  itemsOf(list).some((item) => textOf(item, 'title')?.toLowerCase() === name.toLowerCase())

function lineFor(name: string) {
  const head = toSingular(name.toLowerCase().split(' ').at(-1) ?? '')
  const value = valuesOf(name)?.[0] ?? nounField(capitalise(name), head).value
  return { icon: iconFor(head, 'info'), title: capitalise(name), value }
}

export const detailLineRules: readonly EditRule[] = [addDetailLines]
