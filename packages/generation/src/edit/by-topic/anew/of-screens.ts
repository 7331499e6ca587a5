import { walkNodes } from '@kwiq/app-model'
import { findNamedScreen } from '../../find-screen.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
import { placeMeant } from '../../plainly/app-parts.ts'
import type { Anew } from './anew.ts'

const name = "[\\p{L}' -]{2,30}?"
const opening = [
  `^(?:please\\s+)?(?:start|open|begin)\\s+(?:the app\\s+)?(?:with|on|in|at)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?\\s+(?:when|as soon as|once|if)\\s+(?:i|you|we|they|people|someone|the app|it)\\s+(?:opens?|starts?)(?:\\s+(?:it|the app|up))?$`,
  `^(?:the\\s+)?(?:app|it)\\s+(?:should|must|has to)\\s+(?:always\\s+)?(?:start|open|begin)\\s+(?:with|on|in|at)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?$`,
  `^(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?\\s+(?:should|must)\\s+be\\s+(?:the\\s+)?(?:first\\s+(?:thing|screen|page)|what)\\s+(?:that\\s+)?(?:i|you|we|they|people|one|everyone)\\s+sees?(?:\\s+(?:first|when.*))?$`,
  `^(?:when|as soon as)\\s+(?:i|you|we|they|people)\\s+open\\s+(?:it|the app),?\\s+(?:i|you|we|they|people)\\s+(?:want to|should|must|would like to)\\s+(?:see|be on|land on|start with)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?(?:\\s+first)?$`,
  `^(?:the\\s+|our\\s+)?(?:\\p{L}{3,16})\\s+(?:should\\s+)?(?:land|start)s?\\s+on\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?(?:\\s+when\\s+(?:they|you|i|we)\\s+open\\s+(?:it|the app))?$`,
].map((form) => new RegExp(form, 'iu'))

/** "Start with the rooms when the app opens": that screen is the first; a list of the first one goes to its top. */
const asOpening: Anew = (sentence, document) => {
  const what = opening.map((form) => form.exec(sentence)?.groups?.what).find(Boolean)
  if (what === undefined) return undefined
  const screen = findNamedScreen(document, what) ?? placeMeant(document, what)
  if (screen && screen.id !== document.app.startScreenId) return [`make ${screen.name} the start screen`]
  const kind = kindNamed(document, what)?.lists[0]
  const on = kind && document.screens.find(({ components }) => components.includes(kind))
  return on && on.id !== document.app.startScreenId ? [`make ${on.name} the start screen`] : undefined
}

const going =
  /^(?:we\s+|i\s+)?(?:(?:do not|don['’]?t)\s+need\s+|can do without\s+)?(?:the\s+|our\s+|my\s+)(?<what>[\p{L} -]{3,28}?)\s+(?:can|could|may|should|must)\s+(?:go|be removed|disappear|be taken out|be deleted)(?:,?\s+(?:nobody|no one|people|we|i|they|it|because|since|as)\s[^"“”]{3,60})?$/iu

/** "The badges can go, nobody cares about them": the screen of that name. */
const asGone: Anew = (sentence, document) => {
  const what = going.exec(sentence)?.groups?.what
  if (what === undefined) return undefined
  const screen = document.screens.find(({ name: own }) => own.toLowerCase() === what.toLowerCase())
  return [screen ? `remove the ${screen.name} screen` : `remove the ${what}`]
}

const pair =
  /^(?:please\s+)?add\s+(?<one>(?:an?|another)\s+[\p{L} -]{3,30}?),?\s+and\s+(?<other>an?\s+[\p{L} -]{2,24}?\s(?:screen|page)(?:\s+(?:with|that|where|for)\s.{3,60})?)$/iu

/** "A third place match and a winner screen with confetti": one after the other. */
const asPair: Anew = (sentence) => {
  const { one, other } = pair.exec(sentence)?.groups ?? {}
  if (one === undefined || other === undefined) return undefined
  const isPlain = !/\b(?:with|that|which|where|for|to|on|in|called|named|field|button|screen|page)\b/i.test(
    one,
  )
  return isPlain ? [`add ${other}`, `add ${one}`] : undefined
}

const closed =
  /^(?<wish>(?:add|make|create|show|i want|we need)\s.*\bopening (?:hours|times)\b.*?),?\s+(?:(?:we are |we['’]re )?(?:closed|shut)\s+(?:on\s+)?(?<late>\p{L}{3,6}days?)|(?:on\s+)?(?<day>\p{L}{3,6}days?)\s+(?:we are\s+|is\s+|are\s+)?(?:closed|shut))$/iu

/** "A page with our opening hours, Monday closed". */
const asClosed: Anew = (sentence) => {
  const { wish, day, late } = closed.exec(sentence)?.groups ?? {}
  if (wish === undefined) return undefined
  return [wish.replace(ourHours, '$1'), `we are closed on ${(day ?? late ?? '').replace(/s$/i, '')}s`]
}

const ourHours = /\bour\s+(opening (?:hours|times))\b/i
/** "A page with our opening hours and address": whose they are goes without saying. */
const asHours: Anew = (sentence) =>
  /^(?:add|make|create)\s+(?:an?\s+)(?:page|screen)\s/i.test(sentence) && ourHours.test(sentence)
    ? [sentence.replace(ourHours, '$1')]
    : undefined

const noMore = /^(?<first>.{6,90}?),?\s+and\s+no\s+more\s+(?<gone>[\p{L} ]{3,28})$/iu

/** "Swap the tabs, and no more daily limit". */
const asNoMore: Anew = (sentence, document) => {
  const { first, gone } = noMore.exec(sentence)?.groups ?? {}
  if (first === undefined || gone === undefined) return undefined
  return [
    ...(anewOfScreens.map((form) => form(first, document)).find(Boolean) ?? [first]),
    `remove the ${gone}`,
  ]
}

const searching =
  /^(?:add|put|i want|i need|we need)\s+(?:an?\s+)?search(?:\s+(?:field|bar|box))?\s+(?:on|to|in|for|at the top of)\s+(?:the\s+|our\s+|my\s+)?(?<place>[\p{L} ]{3,24}?)(?:\s+(?:list|screen|page))?,?\s+(?:by|for)\s+(?:the\s+)?(?<by>[\p{L} ]{3,24})$/iu

/** "A search on the pigeons list, by ring number": its field says so. */
const asSearchBy: Anew = (sentence, document) => {
  const { place = '', by } = searching.exec(sentence)?.groups ?? {}
  const screen =
    by === undefined ? undefined : (findNamedScreen(document, place) ?? placeMeant(document, place))
  const field = screen?.components.find(
    ({ type, properties }) => type === 'input' && properties.kind === 'search',
  )
  if (!screen || by === undefined) return undefined
  return field
    ? [`change the placeholder of node:${field.id} to "Search by ${by.toLowerCase()}"`]
    : [`add a search field to the ${screen.name} screen`]
}

const renamed =
  /^(?<rename>rename\s+(?:the\s+)?[\p{L} ]{2,28}?\s+to\s+["“]?(?<to>[\p{L}' ]{2,28}?)["”]?),?\s+and\s+(?:put|add|use|give it|show|with|take)\s+(?:an?\s+|the\s+)?(?<icon>\p{L}{3,14})\s+(?:icon|symbol)(?:\s+(?:there|on it|next to it|for it))?$/iu

/** "Rename giving to donate and put a heart icon": of what was renamed. */
const asRenamedWithIcon: Anew = (sentence) => {
  const { rename, to, icon } = renamed.exec(sentence)?.groups ?? {}
  return rename === undefined
    ? undefined
    : [rename, `change the icon of the ${to ?? ''} screen to ${icon ?? ''}`]
}

const section =
  /^(?:the\s+|our\s+|my\s+)?(?<what>[\p{L} ]{2,28}?)\s+(?<part>column|list|section|row)\s+(?:should|must|needs? to|has to)\s+(?:be|go|stand|come)\s+(?:on|at|to)\s+(?:the\s+)?(?:very\s+)?(?<where>left|top|beginning|start|front|right|end|bottom)(?:\s+side)?$/iu

/** "The done column should be at the left": lists stand below each other. */
const asSectionMoved: Anew = (sentence) => {
  const { what, where = '' } = section.exec(sentence)?.groups ?? {}
  if (what === undefined) return undefined
  return [
    `move the ${what} list to the ${/^(?:left|top|beginning|start|front)$/i.test(where) ? 'top' : 'bottom'}`,
  ]
}

const exchanged =
  /^(?:exchange|swap|trade)\s+(?:the\s+)?(?<what>map|chart|graph|list|grid|calendar|carousel|table|gallery)\s+for\s+(?:an?\s+)(?<to>[\p{L} ]{3,24})$/iu

/** "Exchange the map for a list". */
const asExchanged: Anew = (sentence) => {
  const { what, to } = exchanged.exec(sentence)?.groups ?? {}
  return what === undefined ? undefined : [`replace the ${what} with a ${to ?? ''}`]
}

const unneeded =
  /^(?:the\s+|our\s+|my\s+)(?<what>[\p{L} -]{3,28}?)\s+(?:(?:is|are)(?:n['’]t| not)\s+(?:needed|necessary|required|used|wanted)|(?:is|are)\s+(?:unnecessary|useless|superfluous|not needed))(?:\s+(?:any ?more|at all|here))?$/iu

/** "The alarm sound option isn't needed". */
const asUnneeded: Anew = (sentence) => {
  const what = unneeded.exec(sentence)?.groups?.what
  return what === undefined ? undefined : [`remove the ${what}`]
}

const replacedScreen =
  /^replace\s+(?:the\s+|our\s+)?(?<what>[\p{L} ]{3,24}?)(?:\s+(?:screen|page|tab))?\s+(?:with|by)\s+(?:an?\s+|the\s+)(?<to>[\p{L} ]{3,24})$/iu

/** "Replace webcams with a weather forecast": one screen goes, another comes. */
const asReplacedScreen: Anew = (sentence, document) => {
  const { what = '', to = '' } = replacedScreen.exec(sentence)?.groups ?? {}
  const screen = document.screens.find(({ name: own }) => own.toLowerCase() === what.toLowerCase())
  const isPart =
    /\b(?:list|grid|chart|map|button|slider|switch|text|picture|photo|icon|calendar|carousel|table|dropdown)s?$/i.test(
      to,
    )
  if (!screen || isPart || to === '' || screen.id === document.app.startScreenId) return undefined
  return [`add a ${to} screen`, `remove the ${screen.name} screen`]
}

const firstTab = /^(?:the\s+)?(?<what>[\p{L} ]{2,24}?)\s+(?:page|screen|tab)\s+(?<where>first|last)$/iu

/** "The tree page first". */
const asFirstTab: Anew = (sentence, document) => {
  const { what = '', where } = firstTab.exec(sentence)?.groups ?? {}
  const screen = what === '' ? undefined : findNamedScreen(document, what)
  return screen ? [`make ${screen.name} the ${where ?? 'first'} tab`] : undefined
}

const calling = /^(?:please\s+)?call\s+(?:the\s+|our\s+)?(?<told>(?!.*\beverywhere$)[\p{L} ]{6,50})$/iu
const callingInstead =
  /^call\s+(?:it|them|this|that)\s+(?<to>[\p{L}' ]{2,28}?)\s+(?:instead of|rather than|not)\s+(?<from>[\p{L}' ]{2,28})$/iu

/** "Call the groups small groups", "call it cycle instead of period". */
const asCalled: Anew = (sentence, document) => {
  const { from, to } = callingInstead.exec(sentence)?.groups ?? {}
  if (from !== undefined) return [`instead of ${from} say ${to ?? ''}`]
  const words = (calling.exec(sentence)?.groups?.told ?? '').split(' ')
  const names = new Set([
    ...document.screens.map(({ name: own }) => own.toLowerCase()),
    ...[...walkNodes(document)].flatMap(({ node }) =>
      node.type === 'list' ? [node.label.toLowerCase()] : [],
    ),
  ])
  for (let count = words.length - 1; count > 0; count -= 1) {
    const former = words.slice(0, count).join(' ')
    const next = words.slice(count).join(' ')
    if (names.has(former.toLowerCase()))
      return [`rename ${former} to "${next.charAt(0).toUpperCase()}${next.slice(1)}"`]
  }
  return undefined
}

/** Sentences of what the app opens with, what goes, what comes and when it is closed, as clauses the rules know. */
export const anewOfScreens: readonly Anew[] = [
  asUnneeded,
  asReplacedScreen,
  asFirstTab,
  asCalled,
  asOpening,
  asGone,
  asPair,
  asClosed,
  asHours,
  asNoMore,
  asSearchBy,
  asRenamedWithIcon,
  asSectionMoved,
  asExchanged,
]
