import { type AppDocument, type ComponentNode, type Screen, walkNodes } from '@kwiq/app-model'
import { findEntity } from '../../entities/index.ts'
import type { GeneratedApp } from '../../generate-app.ts'
import { toPlural, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { appAsTold } from '../app-as-told.ts'
import { kindNamed, mainList } from '../frames/kind-of-thing.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { isOfEntries } from '../lists.ts'
import { stemsIn } from './app-parts.ts'

/** The app its description makes, with what was shown where. */
function asDescribed({ app }: AppDocument): GeneratedApp | undefined {
  const about = app.description.trim()
  return about === '' ? undefined : appAsTold(about)
}

interface Described {
  node: ComponentNode
  screen: Screen
}

/** What the description calls so, where it stands in the app as it was made. */
export function describedAs(document: AppDocument, words: string): Described | undefined {
  const wanted = stemsIn(words)
  const made = wanted.length === 0 ? undefined : asDescribed(document)
  if (!made) return undefined
  const feature = made.trace.find(({ feature: name }) => {
    const own = stemsIn(name)
    return own.length > 0 && wanted.every((stem) => own.includes(stem)) && own.length - wanted.length < 2
  })
  const former = new Map([...walkNodes(made.document)].map(({ node }) => [node.id, node]))
  const here = [...walkNodes(document)]
  for (const id of feature?.componentIds ?? []) {
    const was = former.get(id)
    const found = here.find(
      ({ node }) => node.id === id && node.type === was?.type && node.label === was.label,
    )
    if (found) return { node: found.node, screen: found.screen }
  }
  return undefined
}

const isOfPeople = (node: ComponentNode): boolean => {
  const entries = itemsOf(node).filter(isEntry)
  return entries.length > 1 && entries.every(({ avatar, title }) => avatar !== undefined && avatar === title)
}

const listsIn = (document: AppDocument): ComponentNode[] =>
  [...walkNodes(document)]
    .map(({ node }) => node)
    .filter(
      (node) =>
        isOfEntries(node) &&
        itemsOf(node).length > 1 &&
        !/^(?:details|at a glance|more to do|numbers|contact)$/i.test(node.label),
    )

/** The list of people the app has. */
export const peopleIn = (document: AppDocument): ComponentNode | undefined =>
  listsIn(document).find(isOfPeople)

/** What the app calls the same things: films are movies, those who sing are its members. */
function sameName(document: AppDocument, noun: string): string | undefined {
  const one = toSingular(noun)
  const entity = findEntity(one)
  const lists = listsIn(document)
  const same = entity && lists.find(({ label }) => findEntity(toSingular(label.toLowerCase())) === entity)
  return same?.label ?? (classOf(one) === 'person' ? lists.find(isOfPeople)?.label : undefined)
}

/** What the app calls things of that sort, by what it is said to be for as well. */
function ownName(document: AppDocument, noun: string): string | undefined {
  const same = sameName(document, noun)
  if (same !== undefined || classOf(toSingular(noun)) === 'person') return same
  const described = describedAs(document, noun)
  if (described && isOfEntries(described.node) && itemsOf(described.node).length > 1)
    return described.node.label
  const main = mainList(document)
  const isSaid = stemsIn(document.app.description.split(/[:,.]/)[0] ?? '').includes(stemsIn(noun)[0] ?? '-')
  return main && isSaid && !isOfPeople(main) ? main.label : undefined
}

const asNumber = (label: string, noun: string): string => {
  const low = label.toLowerCase()
  return toSingular(noun) === noun ? toSingular(low) : toPlural(toSingular(low))
}

const stops =
  /^(?:a|an|the|my|our|your|their|all|each|every|some|any|of|to|in|on|at|for|with|from|by|and|or|as|is|are|be|it|they|them|that|which|who|when|where|if|more|less|also|first|last|new|instead|should|must|can|could|want|need|needs|not|no|only|than|very|too|so|show|add|put|move|remove|hide|make|change|rename|use|screen|page|tab|button|list|form|field|start|home|top|bottom|big|bigger|small|smaller|texts?|fonts?|letters?|writing|size|colou?rs?)$/i
const mostWords = 3
const mostReadings = 3

/** A clause with what the app has under other names called as the app calls it, the longest names first. */
export function inAppWords(clause: string, document: AppDocument): string[] {
  if (/["“”]|node:/.test(clause)) return []
  const isRemoval = removal.test(clause)
  const words = clause.replace(isRemoval ? vague : /^$/, '').split(' ')
  const readings: string[] = []
  for (let size = mostWords; size > 0 && readings.length < mostReadings; size -= 1) {
    for (let at = 0; at + size <= words.length && readings.length < mostReadings; at += 1) {
      const span = words.slice(at, at + size).map((word) => word.replace(/[,.:;!?]$/, ''))
      if (span.some((word) => stops.test(word) || !/^[\p{L}'’-]{3,}$/u.test(word))) continue
      const name = span.join(' ').toLowerCase()
      const isVerb = at === 0 && size === 1 && baseOfVerb(name) !== undefined
      if (isVerb || isKnown(document, name)) continue
      const instead = isRemoval ? goneAs(document, name) : handleFor(document, name, size)
      if (instead === undefined) continue
      const before = words.slice(0, at)
      // To whom something is shown is not what is shown.
      if (/^(?:to|from|for|by|let)$/i.test(before.at(-1) ?? '') && classOf(toSingular(name)) === 'person')
        continue
      // "The node" is that one.
      if (/^(?:node:|everything )/.test(instead) && /^(?:the|my|our|an?)$/i.test(before.at(-1) ?? ''))
        before.pop()
      readings.push([...before, instead, ...words.slice(at + size)].join(' '))
    }
  }
  return readings
}

/** What people call a part whose name they do not know. */
const vague = /\s+(?:parts?|sections?|things?|bits?|stuff|areas?|blocks?|entry|entries|rows?)$/i
const removal = /^(?:remove|delete|hide|drop)\s/i

/**
 * What is to go under a name it does not carry: a screen but the first, or a part in whose title the name stands; else
 * what carries it, lines and fields, and never the list or section that holds them.
 */
function goneAs(document: AppDocument, name: string): string | undefined {
  const own = name.includes(' ') ? undefined : sameName(document, name)
  if (own !== undefined && toSingular(own.toLowerCase()) !== toSingular(name)) return asNumber(own, name)
  const wanted = stemsIn(name)
  const isSaid = (text: string) => wanted.some((stem) => stemsIn(text).includes(stem))
  const found = describedAs(document, name)
  const isStart = found?.screen.id === document.app.startScreenId
  if (found?.node.type === 'header' && !isStart) return `${found.screen.name} screen`
  if (found && isSaid(`${found.node.label} ${String(found.node.properties.title ?? '')}`))
    return `node:${found.node.id}`
  const lines = [...walkNodes(document)].flatMap(({ node }) => (node.type === 'navbar' ? [] : itemsOf(node)))
  return lines.some((item) => isSaid(textOf(item, 'title') ?? '')) ? `everything about ${name}` : undefined
}

function handleFor(document: AppDocument, name: string, size: number): string | undefined {
  const own = size === 1 ? ownName(document, name) : undefined
  if (own !== undefined && toSingular(own.toLowerCase()) !== toSingular(name)) return asNumber(own, name)
  const found = describedAs(document, name)
  if (!found) return undefined
  return found.node.type === 'header' ? `${found.screen.name} screen` : `node:${found.node.id}`
}

/** Whether the app has something that is called so. */
const isKnown = (document: AppDocument, name: string): boolean =>
  findNamedScreen(document, name) !== undefined ||
  [...walkNodes(document)].some(({ node }) => node.label.toLowerCase() === name) ||
  (!name.includes(' ') && kindNamed(document, name, true) !== undefined)
