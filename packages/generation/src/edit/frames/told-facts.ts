import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { isComplaint } from '../context.ts'
import { itemsOf, textOf } from '../entry.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { endOf, placeOn, startOf, topOf } from '../places.ts'
import type { EditOutcome, EditRule } from '../rule.ts'

const day = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?'
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** What makes a sentence one to be written down: a time, a day, an amount, a place to reach somebody. */
const telling = new RegExp(
  `\\d|\\b${day}\\b|\\b${month}\\b|\\b(?:free of charge|every (?:day|week|month)|noon|midnight|daily|weekdays|weekends?)\\b`,
  'i',
)
const verbs =
  'is|are|leaves?|departs?|arrives?|starts?|ends?|begins?|opens?|closes?|costs?|takes? place|takes?|happens?|lasts?|meets?|fires?|delivers?|ships?|bakes?|trains?|plays?|rehearses?|runs?|comes?|goes|go|accepts?|offers?|serves?|holds?|charges?|pays?|collects?|met|married|opened|started|began|founded|moved|won|water|feed|clean|play|meet|train|bake|deliver|rehearse|sell|sells'
const statement = new RegExp(
  `^(?<subject>(?:we|they|you|(?:the|our|my|an?)\\s+[\\p{L}][\\p{L}'’ -]{1,34}?|[\\p{L}][\\p{L}'’-]{2,20}(?:\\s[\\p{L}'’-]{2,16}){0,2}?))(?:['’]re|\\s+(?<verb>${verbs}|only))\\s+(?<rest>.{2,70})$`,
  'iu',
)
/** What is wrong with the app, and what it is to be, is no fact about the world. */
const ofTheApp =
  /\b(?:screens?|pages?|tabs?|buttons?|fields?|charts?|graphs?|headers?|titles?|fonts?|texts?|icons?|menus?|colou?rs?|apps?|images?|pictures?|photos?|should|must|too|wrong|instead|not|never|missing|unclear|empty|list|section|banner|row|column|card|ugly|big|small|bigger|smaller|above|below|shown|written|says?|reads?)\b/i
const notSubject =
  /^(?:it|this|that|there|these|those|i|he|she|who|what|where|when|how|why|which|can|could|make|let|add|show|put|use)\b/i

const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:the|and|our|for|are|you|all|with|from|its|has|have|this|that|day|on|at|in)$/.test(word),
    )
    .map((word) => stemOf(toSingular(word)))

/** The screen that speaks of most of it; the first where none does. */
function screenFor(document: AppDocument, sentence: string): Screen | undefined {
  const wanted = new Set(stems(sentence))
  const scores = document.screens.map((screen) => {
    const names = stems(
      `${screen.name} ${screen.components.find(({ type }) => type === 'header')?.label ?? ''}`,
    )
    const labels = [...walkComponents(screen.components)].flatMap((node) => stems(node.label))
    const named = names.filter((stem) => wanted.has(stem)).length
    const shared = new Set(labels.filter((stem) => wanted.has(stem))).size
    const isForm = /^(?:add|new|edit|create|log)\b/i.test(screen.name)
    return { screen, score: isForm ? 0 : named * 3 + shared }
  })
  const best = scores.toSorted((one, other) => other.score - one.score)[0]
  return best && best.score > 1 ? best.screen : startOf(document)
}

const opening = new RegExp(
  `^(?:we(?:['’]re| are)?|(?:the|our)\\s+(?<subject>[\\p{L} ]{3,24}?)|it)\\s+(?:is\\s+|are\\s+)?(?<verb>closed|closes?|opens?|open)\\s+(?<rest>(?:on\\s+|at\\s+|from\\s+|only\\s+|every\\s+).{2,60}|(?:${day}).{0,50})$`,
  'iu',
)

/** Apps of something with a door. */
const ofPlaces =
  /\b(?:restaurants?|shop|\w+shop|store|bakery|caf[eé]|clinic|salon|studio|school|nursery|librar(?:y|ies)|museum|offices?|gym|bar|pub|market|farm|hotel|pool|barber|vet|dentist|practice|cinema|theatre|courts?|centre|center|garden|truck|laundr\w*|rental|club|company|register|hall|university|town|council|church|temple|mosque|stable|dojo|kitchen|block|building|tables?)\b/i

const daysSaid = (text: string): string =>
  capitalise(
    text
      .toLowerCase()
      .replace(/^(?:on|every|only)\s+/, '')
      .replaceAll(new RegExp(`\\b${day}\\b`, 'gi'), (name) => {
        const all = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
        return all.find((each) => each.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) ?? name
      }),
  )

/** "We're closed on Mondays", "the nursery closes at 16:30": a line of the opening hours. */
function hoursTold(document: AppDocument, clause: string): EditOutcome | undefined {
  const found = opening.exec(clause)?.groups
  if (!found?.verb || !found.rest) return undefined
  const [, days = '', hours = ''] =
    new RegExp(
      `^(?:on\\s+|only\\s+|every\\s+)*((?:${day}|and|to|,|-|–|till|until|\\s|weekdays|weekends?|holidays|day)*)(?:at|from|between)?\\s*(\\d.*)?$`,
      'iu',
    ).exec(found.rest) ?? []
  const isClosed = /^closed?$/i.test(found.verb) && hours === ''
  const title = days.trim() === '' ? capitalise(found.verb.replace(/s?$/, 's')) : daysSaid(days.trim())
  const value = isClosed
    ? 'Closed'
    : days.trim() === ''
      ? hours.trim()
      : /^close/i.test(found.verb)
        ? `Until ${hours.trim()}`
        : hours.trim()
  if (value === '' || (days.trim() === '' && hours === '')) return undefined
  const row = { icon: 'clock', title, value }
  for (const screen of document.screens)
    for (const node of walkComponents(screen.components))
      if (node.type === 'list' && /^(?:opening|business|office|shop) (?:hours|times)$/i.test(node.label)) {
        const kept = itemsOf(node).filter((item) => textOf(item, 'title') !== title)
        return { commands: [{ type: 'set-properties', id: node.id, set: { items: [...kept, row] } }] }
      }
  const isPlace = ofPlaces.test(document.app.description ?? '')
  if (!isPlace) return undefined
  const own = /^(?:we\b|it\b)/i.test(clause) ? undefined : findNamedScreen(document, found.subject ?? '')
  const screen =
    own ??
    document.screens.find(({ name }) => /^(?:contact|info|about|about us|visit|find us)$/i.test(name)) ??
    findByMeaning(document, 'contact') ??
    startOf(document)
  if (!screen) return undefined
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    type: 'list',
    label: 'Opening hours',
    properties: { layout: 'rows', title: 'Opening hours', items: [row] },
  }
  return {
    commands: [{ type: 'add-component', node, place: placeOn(screen, endOf(screen)) }],
    note: `Written under Opening hours on ${screen.name}.`,
  }
}

/** "The last bus leaves at 23:40": said where that is spoken of, as one reads it. */
function noticeOf(document: AppDocument, clause: string): EditOutcome | undefined {
  // "On Mondays tickets cost 6 euros": the day comes last.
  const [, when0 = '', rest0 = ''] =
    /^((?:on|every|in|at|from|until)\s+(?:the\s+)?[\p{L}\d:.]+(?:\s(?:and|to)\s[\p{L}\d:.]+)?),?\s+(.{8,})$/iu.exec(
      clause,
    ) ?? []
  const found = (statement.exec(clause) ?? statement.exec(`${rest0} ${when0}`))?.groups
  if (!found?.subject || !found.rest || notSubject.test(clause)) return undefined
  if (opening.test(clause) || ofTheApp.test(clause) || isComplaint(clause) || !telling.test(found.rest))
    return undefined
  const screen = screenFor(document, clause)
  if (!screen) return undefined
  const isPerson = /^(?:we|they|you)$/i.test(found.subject)
  const verb = (found.verb ?? '').toLowerCase()
  // "We fire the kiln on Thursdays at 20:00": what, and when.
  const [, what = '', when = ''] =
    /^(.{3,40}?)\s+((?:on|at|from|every|in|until|between)\s.{2,50})$/iu.exec(
      isPerson ? `${found.subject} ${verb} ${found.rest}` : '',
    ) ?? []
  const title =
    what === '' ? capitalise(found.subject.replace(/^(?:the|our|my|an?)\s+/i, '')) : capitalise(what)
  const plain = /^(?:is|are|has|have|takes? place|happens?)$/.test(verb) ? '' : `${verb} `
  // A password is written as it is.
  const isCode = /\b(?:password|code|pin|key|login|wi-?fi)\b/i.test(found.subject)
  const text = (isCode ? String : capitalise)(
    (what === '' ? `${plain}${found.rest}` : when)
      .replace(/^(?:on|at)\s+/i, '')
      .replaceAll(/\b(mon|tues|wednes|thurs|fri|satur|sun)day/gi, (name) => capitalise(name.toLowerCase())),
  )
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'container'),
    type: 'container',
    label: title,
    properties: { variant: 'banner', icon: 'info', tone: 'accent', title, text },
  }
  return {
    commands: [{ type: 'add-component', node, place: placeOn(screen, topOf(screen)) }],
    note: `“${title}” stands on ${screen.name} now.`,
  }
}

/** What a whole prompt tells about the world: hours, times and prices. */
export const tellFact: EditRule = (clause, document): EditOutcome | undefined => {
  if (!/^fact:\s/.test(clause)) return undefined
  const told = clause.replace(/^fact:\s+/, '')
  return hoursTold(document, told) ?? noticeOf(document, told)
}

/** A prompt that only tells something, as a clause for `tellFact`; undefined for others. */
export function asFact(sentence: string, document: AppDocument): string | undefined {
  const plain = sentence.trim().replace(/[.!]+$/, '')
  if (/[.?!;:"“\n]\s/.test(plain) || plain.endsWith('?') || plain.split(' ').length < 3) return undefined
  const named =
    /^(?:our|my|the)\s+(?!screen|page|tab|button|list|chart)([\p{L}]{3,16})\s+is\s+(?:called|named)\s+(\p{Lu}.{1,40})$/u.exec(
      plain,
    )
  if (named?.[2]) return `call the app ${named[2]}`
  const clause = `fact: ${plain}`
  return tellFact(clause, document) === undefined ? undefined : clause
}

/** A prompt that tells one thing or two, "lessons cost 28 euros, the recital is on 14 June", a clause each. */
export function factsIn(prompt: string, document: AppDocument): string[] {
  const halves = prompt.split(/,\s+(?:and\s+)?|\s+and\s+/)
  const each = halves.length === 2 ? halves.map((half) => asFact(half, document)) : []
  const told = each.flatMap((fact) => fact ?? [])
  if (told.length === 2) return told
  const whole = asFact(prompt, document)
  return whole === undefined ? [] : [whole]
}
