import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkNodes,
} from '@kwiq/app-model'
import { classOf } from '../../words/noun-classes.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { isOfEntries } from '../lists.ts'
import { endOf, placeOn, startOf, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const form =
  /^(?:(?:(?:also\s+)?(?:show|list|display|add)|(?:(?:i|we)\s+(?:want|need|would like)|(?:i|we)['’]d like)\s+to\s+(?:see|know)|(?:the\s+|our\s+)?[\p{L} ]{2,24}?\s+(?:should|must|can|could|want to|need to|needs to|wants to)\s+(?:also\s+)?(?:be able to\s+)?(?:see|know)|let\s+(?:the\s+|our\s+)?[\p{L}]{2,20}\s+(?:see|know))\s+)(?:me\s+|us\s+)?(?<what>who\s+(?<state>(?:is|are|has|have|['’]s|did|does|still|owes|needs|wants|pays|owns|leads|comes|brings|stays|missed|signed|paid|works|gets)\s.{3,40}?))(?:\s+in\s+(?<color>red|green|orange|yellow|blue))?(?:\s+(?:on|in|at)\s+(?:the\s+)?(?<place>(?:first|home|start)\s+(?:page|screen)|top))?$/iu
const tones: Readonly<Record<string, string>> = byWord({
  red: 'danger',
  green: 'success',
  orange: 'warning',
  yellow: 'warning',
  blue: 'primary',
})
const most = 3

/** A list of people the app has, the longest first: that they have faces, or what it is of. */
function peopleOf(document: AppDocument): { node: ComponentNode; screen: Screen } | undefined {
  const isPerson = (word: string) => classOf(toSingular(word.toLowerCase())) === 'person'
  const lists = [...walkNodes(document)].filter(({ node }) => {
    const entries = itemsOf(node).filter(isEntry)
    const isOf = isPerson(node.label.split(' ').at(-1) ?? '')
    return (
      isOfEntries(node) &&
      entries.length > 1 &&
      entries.every((entry) => entry.title !== undefined && (isOf || entry.avatar !== undefined)) &&
      !entries.some(({ title }) => /^(?:the|an?|i|my|our)\s/i.test(String(title)))
    )
  })
  // "Omar owes me" is no name.
  const isNames = (node: ComponentNode) =>
    itemsOf(node).every((item) =>
      /^\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]*){0,2}$/u.test(textOf(item, 'title') ?? ''),
    )
  return lists.toSorted(
    (one, other) =>
      Number(isNames(other.node)) - Number(isNames(one.node)) ||
      itemsOf(other.node).length - itemsOf(one.node).length,
  )[0]
}

/** "Managers should see who is on leave today": people of the app under that title, as an example. */
export const showWhoIsSo: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  if (!found?.what || !found.state) return undefined
  const people = peopleOf(document)
  const title = capitalise(found.what)
  if (!people || title.split(' ').length > 7) return undefined
  const host =
    found.place === undefined || found.place === 'top'
      ? startOf(document)
      : findNamedScreen(document, found.place)
  if (!host) return undefined
  if ([...walkNodes(document)].some(({ node }) => node.label.toLowerCase() === title.toLowerCase()))
    return refuse(`“${title}” is there already.`)
  const state = capitalise(found.state.replace(/^(?:is|are|has|have|['’]s|did|does)\s+/i, ''))
  const tone = found.color === undefined ? undefined : tones[found.color.toLowerCase()]
  const items = itemsOf(people.node)
    .slice(0, most)
    .flatMap((item): JsonValue[] => {
      const name = textOf(item, 'title')
      if (name === undefined || !isEntry(item)) return []
      const { avatar } = item
      return [
        {
          ...(avatar === undefined ? { icon: 'user' } : { avatar }),
          title: name,
          ...(tone === undefined ? {} : { badge: state, badgeTone: tone }),
        },
      ]
    })
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    type: 'list',
    label: title,
    properties: { layout: 'rows', title, items },
  }
  const index = found.place === 'top' ? topOf(host) : endOf(host)
  return {
    commands: [{ type: 'add-component', node, place: placeOn(host, index) }],
    note: `Who stands under “${title}” is an example: nothing is worked out from the entries.`,
  }
}
