import { toPlural } from '../../words/forms.ts'
import { itemsOf } from '../entry.ts'
import { findNamedNode } from '../find-target.ts'
import { findList } from '../lists.ts'
import type { EditRule } from '../rule.ts'
import { ofTheDayRules } from '../rules/of-the-day.ts'

const form =
  /^(?:put|show|add|display|pin|have|feature)\s+(?:an?\s+(?:big\s+|large\s+)?(?:card|box|banner)\s+(?:for|with|of|showing)\s+)?(?:an?\s+|the\s+|my\s+|our\s+)?(?<one>(?:next|upcoming|latest|newest)\s+(?<thing>[\p{L} ]{3,20}?))(?:\s+(?:card|box))?(?:\s+(?:at|on|to)\s+(?:the\s+)?(?:very\s+)?top(?:\s+of\s+(?:the\s+|my\s+)?(?<place>[\p{L} ]{3,24}))?|\s+on\s+(?:the\s+|my\s+)?(?<page>[\p{L} ]{3,24}))$/iu

/** "Put the next class at the top of the home screen": the first of the classes, in a box of its own. */
const nextOne: EditRule = (clause, document) => {
  const { one = '', thing = '', place, page = place } = form.exec(clause)?.groups ?? {}
  if (one === '' || findNamedNode(document, one)) return undefined
  const list = findList(document, toPlural(thing.toLowerCase()))
  if (!list || itemsOf(list.node).length < 2) return undefined
  const wish = `show the ${one} at the top${page === undefined ? '' : ` of the ${page}`}`
  return ofTheDayRules.map((rule) => rule(wish, document)).find((made) => made !== undefined)
}

/** The first of many, shown by itself. */
export const nextOneRules: readonly EditRule[] = [nextOne]
