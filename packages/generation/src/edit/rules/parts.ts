import { byWord } from '../../by-word.ts'
import { type AppDocument, type Command, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { stemOf } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { splitHost } from '../find-host.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { findTexts } from '../find-text.ts'
import { type EditRule, refuse } from '../rule.ts'
import { unquote, withoutArticle } from '../words.ts'

/** Under what name a box, a title or a button keeps such a part. */
const keys: Readonly<Record<string, string>> = byWord({
  icon: 'icon',
  symbol: 'icon',
  picture: 'image',
  image: 'image',
  photo: 'image',
  subtitle: 'subtitle',
  overline: 'overline',
  placeholder: 'placeholder',
  hint: 'placeholder',
})

/** The part one names, by what is read on it before by what it is called. */
function partNamed(document: AppDocument, words: string): ComponentNode | undefined {
  const { subject, screen } = splitHost(document, words)
  const read = findTexts(document, unquote(subject), screen?.id).find(({ place }) => place.kind !== 'item')
  return (
    read ?? (screen ? findNamedNode(document, subject, screen.id) : findNear(document, unquote(subject)))
  )?.node
}

/** "Remove the icon from the banner": a part of one thing that is no list. */
const removePart: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide|drop)\s+(?:the\s+)?(icon|symbol|picture|image|photo|subtitle|overline|placeholder|hint)\s+(?:from|of|on|in)\s+(.{2,60})$/i.exec(
      clause,
    )
  const key = keys[found?.[1]?.toLowerCase() ?? '']
  const node = found?.[2] && key !== undefined ? partNamed(document, found[2]) : undefined
  if (!node || key === undefined || node.type === 'list' || node.type === 'navbar') return undefined
  return node.properties[key] === undefined
    ? undefined
    : [{ type: 'set-properties', id: node.id, unset: [key] }]
}

const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stemOf)

/** "Remove the streak from the numbers on the home screen": one entry of one list that is named. */
const removeFromList: EditRule = (clause, document) => {
  const [, what, place] =
    /^(?:remove|delete|hide|drop)\s+(.{2,50}?)\s+(?:from|out of)\s+(.{2,60})$/i.exec(clause) ?? []
  if (what === undefined || place === undefined) return undefined
  const { subject, screen } = splitHost(document, place)
  const all = [...walkNodes(document)].filter(
    (each) =>
      itemsOf(each.node).length > 0 && each.node.type !== 'navbar' && (!screen || each.screen === screen),
  )
  const wanted = stems(
    subject.replace(/^(?:the|my|our)\s+/i, '').replace(/\s+(?:list|choices|options)$/i, ''),
  )
  const isCalled = ({ label, properties }: ComponentNode) => {
    const said = stems(`${label} ${String(properties.title ?? '')}`)
    return wanted.length > 0 && wanted.every((stem) => said.includes(stem))
  }
  const sought = stems(
    withoutArticle(unquote(what)).replace(/\s+(?:entry|item|option|choice|filter|row|number)$/i, ''),
  )
  const commands: Command[] = []
  let meant: string | undefined
  for (const { node } of all) {
    if (!isCalled(node)) continue
    const items = itemsOf(node)
    const isMeant = items.map((item) => {
      const title = stems(textOf(item, 'title') ?? '')
      return sought.length > 0 && sought.every((stem) => title.includes(stem))
    })
    if (isMeant.filter(Boolean).length !== 1) continue
    // The same thing may stand in several lists of that name.
    const title = textOf(items[isMeant.indexOf(true)], 'title')
    meant ??= title
    if (title !== meant) continue
    commands.push(
      items.length === 1
        ? { type: 'remove-component', id: node.id }
        : {
            type: 'set-properties',
            id: node.id,
            set: { items: items.filter((_, index) => !isMeant[index]) },
          },
    )
  }
  return commands.length > 0 ? commands : undefined
}

/** "Delete the youth filter everywhere": what one chooses by, wherever it can be chosen. */
const removeChoice: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide|drop)\s+(?:the\s+)?(.{2,30}?)\s+(?:filter|chip|choice|option)s?(\s+(?:everywhere|on (?:all|every) (?:the\s+)?(?:screens?|pages?)))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const title = unquote(found[1]).toLowerCase()
  const all = [...walkNodes(document)].filter(
    ({ node }) =>
      (node.type === 'tabs' || node.properties.layout === 'chips') &&
      itemsOf(node).length > 1 &&
      itemsOf(node).some((item) => textOf(item, 'title')?.toLowerCase() === title),
  )
  const near = all.filter(({ screen }) => screen.id === document.app.startScreenId)
  const meant = found[2] ? all : (near.length > 0 ? near : all).slice(0, 1)
  return meant.length === 0
    ? undefined
    : meant.map(({ node }) => ({
        type: 'set-properties',
        id: node.id,
        set: { items: itemsOf(node).filter((item) => textOf(item, 'title')?.toLowerCase() !== title) },
      }))
}

/** "Add allergies to the dish details: nuts, gluten": a line of its own among what is told of one thing. */
const addDetail: EditRule = (clause, document) => {
  const [, name, place, text] =
    /^(?:add|put|show)\s+(?:the\s+|an?\s+)?([\p{L} -]{2,30}?)\s+(?:to|in|into|under)\s+(?:the\s+)?([^:"“]{2,40}?)\s*:\s*(.{1,80})$/iu.exec(
      clause,
    ) ?? []
  if (name === undefined || place === undefined || text === undefined) return undefined
  const told = /^(.*?)\s*\bdetails\b/i.exec(place)?.[1]
  if (told === undefined) return undefined
  const wanted = stems(told)
  const list = [...walkNodes(document)].find(
    ({ node, screen }) =>
      node.type === 'list' &&
      /^details$/i.test(node.label) &&
      wanted.every((stem) => stems(screen.name).includes(stem)),
  )?.node
  if (!list) return refuse(`There is no ${place.toLowerCase()} on any screen.`)
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const set = { items: [...itemsOf(list), { icon: 'tag', title, value: unquote(text) }] }
  return [{ type: 'set-properties', id: list.id, set }]
}

/** Parts of a part: its icon, one entry of it, a line of its details. */
export const partRules: readonly EditRule[] = [removePart, removeFromList, removeChoice, addDetail]
