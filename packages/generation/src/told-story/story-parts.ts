import { capitalise, toSingular } from '../words/forms.ts'
import type { StoryClause } from './story-clauses.ts'

/** What a clause asks for on a screen, under its own short words. */
export interface StoryPart {
  form: 'enter' | 'choose' | 'switch' | 'see' | 'value' | 'list' | 'picture' | 'map' | 'chart' | 'link' | 'narrow' | 'do'
  label: string
  options: string[]
  /** Singular noun of the thing it is told of; empty where it stands by itself. */
  of: string
}

const mostWords = 4
const longest = 34
const article =
  /^(?:(?:the|an?|his|her|their|its|your|my|any|some|several|each|every|all|both|one of the|one of|all of|of the|one or more|different|following|another|own|other|as|also|up to \w+) )+/iu
const ending =
  /,? (?:with|by|only|when|while|as soon as|so that|so the|if|before|after|at|immediately|instantly|live|step by step|from|that|which|who|whose|where|into|next to|between|against|near|about|like|such as|using|as (?:he|she|they|it)|he|she|they|for (?:each|every|both|the|an?|him|her|it)|of (?:each|every|both|the|an?)|to (?:each|the|an?|his|her|their)|in (?:the|an?|his|her|order)|on (?:the|an?|each|his|her)|in (?:real time|markdown))(?!\p{L}).*$/iu

const seeing = /^(?:see|view|read|get|show|display|look|browse|find|check|receive|have)$/
const entering = /^(?:enter|type|write|paste|fill|input|provide|specify|insert)$/
const making = /^(?:add|create|post|register|record|log|upload|submit|make|edit|save|store|list|track|publish|build|set up)$/
const choosing = /^(?:choose|select|pick)$/
const setting = /^(?:set|change|adjust|customi[sz]e)$/
const narrowing = /^(?:filter|sort|search|group|order|narrow)$/
const turning = /^(?:toggle|enable|disable|switch|turn|show or hide|mute)$/

const pictured = /\b(?:photos?|pictures?|images?|logo|avatar|cover|poster|thumbnail|drawing|illustration)$/iu
const charted = /\b(?:charts?|graphs?|diagram|heatmap|histogram)\b/iu
const mapped = / (?:on|in) (?:a |an |the )?(?:[\p{L}]+ )?maps?$/iu
const linked =
  /\b(?:web ?sites?|wikipedia(?: (?:page|article|entry))?|web ?page|home ?page|link|github page|(?:official|original|external|source|store|shop|product) (?:page|article|source|site))\b/iu

function cut(words: string): string {
  const said = words.replaceAll(/["']/gu, '').replace(article, '').trim()
  if (said.split(' ').length <= mostWords && !ending.test(said)) return said
  return said.replace(ending, '').trim()
}

function shortened(label: string): string {
  const words = label.split(' ')
  if (words.length <= mostWords) return label
  const tail = words.findLastIndex((word, at) => at > 1 && at <= mostWords && /^(?:of|for|to|on|in|as|and|or)$/iu.test(word))
  return words.slice(0, tail > 1 ? tail : mostWords).join(' ')
}

/** The items of "title, author and owner", brackets as options of the one before them. */
export function itemsOf(list: string): { name: string; options: string[] }[] {
  const held: string[] = []
  return list
    .replaceAll(/\s?\(([^()]{2,120})\)/gu, (_whole, inner: string) => `\u0001${held.push(inner) - 1}`)
    .replace(/^both /iu, '')
    .split(/, and |, or |,| and | or | as well as | plus /u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [, at] = /\u0001(\d+)/u.exec(item) ?? []
      return { name: item.replace(/\u0001\d+/gu, '').trim(), options: at === undefined ? [] : optionsIn(held[Number(at)] ?? '') }
    })
}

const longestOption = 22
function optionsIn(inner: string): string[] {
  const options = inner
    .replace(/^(?:e\.?g\.?|for example|such as|like|i\.?e\.?),? /iu, '')
    .split(/, (?:or |and )?| or | and |\//u)
    .map((option) => option.trim().replace(article, ''))
    .filter((option) => option !== '' && option.length <= longestOption && !/^(?:etc\.?|\.\.\.)$/iu.test(option))
  return options.length > 1 ? options.map(capitalise) : []
}

const part = (form: StoryPart['form'], label: string, of = '', options: string[] = []): StoryPart[] => {
  const said = shortened(label.trim())
  return said.length < 2 || said.length > longest || /^(?:it|them|that|this|these|those|one|more|others?|result|app|screen|page|list)$/iu.test(said)
    ? []
    : [{ form, label: capitalise(said), of, options }]
}

const headOf = (words: string) => toSingular(cut(words).toLowerCase().split(' ').at(-1) ?? '')

/** One thing one is shown: a picture, a place on a map, a curve, a page, or a value. */
function seen(item: string, of: string, options: string[]): StoryPart[] {
  if (mapped.test(item)) return part('map', `${shortened(cut(item.replace(mapped, ''))).split(' ').slice(0, 3).join(' ')} on map`, of)
  const [, asked = ''] = /^(?:whether|if) (?:the )?(?:\p{L}+ )(.+)$/iu.exec(item) ?? []
  if (asked !== '') return part('value', cut(asked), of, options)
  if (/^how (?:many|much|long|often|far|fast|old|it)\b/iu.test(item)) return part('value', cut(item), of)
  if (/^(?:what|which|when|where|who|that)\b/iu.test(item)) return part('see', cut(item.replace(/ are /u, ' ')), of)
  const name = cut(item)
  if (pictured.test(name)) return part('picture', name, of)
  if (charted.test(name)) return part('chart', item.replace(article, '').replace(/ (?:that|which|with) .*$/iu, ''), of)
  if (linked.test(name)) return part('link', name, of)
  return part(of === '' ? 'see' : 'value', name, of, options)
}

/** "A list of volcanoes with country and height": what is listed, and what is told of each. */
const ofEach =
  /^(.+?)(?:,? (?:with|including|along with|containing|showing|consisting of|such as its)(?: (?:its|their|his|her|the))? |: | \((?=[^()]+\)$))(.+)$/iu
const holding =
  /^(?:list|table|grid|feed|gallery|collection|overview|catalogue?|timeline|calendar|card|page|details?|info(?:rmation)?|profile|set|history|menu|ranking|leaderboard)s?(?: page| card)? (?:of|for|about|with) /iu

function seenOf(object: string): StoryPart[] {
  const [, what, told] = ofEach.exec(object) ?? []
  if (what !== undefined && told !== undefined && itemsOf(told).length > 0 && !/\bonly\b/u.test(told)) {
    const thing = cut(what).replace(holding, '').replace(article, '')
    const of = headOf(itemsOf(thing)[0]?.name ?? thing)
    return [...part('list', cut(what)), ...itemsOf(told.replace(/\)$/u, '')).flatMap(({ name, options }) => seen(name, of, options))]
  }
  if (holding.test(object.replace(article, ''))) return part('list', cut(object))
  return itemsOf(object).flatMap(({ name, options }) => seen(name, '', options))
}

function entered(object: string, of: string): StoryPart[] {
  return itemsOf(object.replace(/,? (?:in|into|using|through) (?:an?|the) (?:\p{L}+ )?(?:field|input|box|form|text ?area)\b.*$/iu, '')).flatMap(
    ({ name, options }) => {
      const [, is = ''] = /^(?:whether|if) (?:it|they|the \p{L}+|he|she)(?: is| are| has| have)? ?(.+)$/iu.exec(name) ?? []
      if (is !== '') return part('switch', cut(is), of)
      if (pictured.test(cut(name))) return part('picture', cut(name), of)
      return part(options.length > 1 ? 'choose' : 'enter', cut(name), of, options)
    },
  )
}

const doing = (verb: string, object: string): StoryPart[] => {
  const [, as = ''] = / (as [\p{L} ]{2,18})$/iu.exec(object) ?? []
  const head = object.replace(/ as .*$/iu, '')
  const what = as === '' ? cut(head.replace(/^(?:on|in|to|for|through|by|up|out|off|with) /iu, '')) : as
  return part('do', `${verb} ${shortened(what).split(' ').slice(0, mostWords - 1).join(' ')}`.trim(), headOf(head))
}

/** The parts of a screen one clause asks for. */
export function partsOfStory({ verb, object }: StoryClause): StoryPart[] {
  if (linked.test(object) && /^(?:open|visit|go|follow|see|view|read|find|get|click)$/.test(verb)) {
    const link = object.replace(/^(?:to|on) /iu, '')
    const [, , told] = ofEach.exec(object) ?? []
    if (told === undefined && !/,| and /u.test(link)) return part('link', cut(link))
  }
  if (seeing.test(verb)) return seenOf(object.replace(/^(?:at|up|through|for) /iu, ''))
  if (narrowing.test(verb)) {
    const [, by = ''] = / ?\bby (.+)$/iu.exec(object) ?? []
    return by === ''
      ? []
      : itemsOf(by).flatMap(({ name, options }) => part('narrow', `${verb} by ${cut(name)}`, cut(name).toLowerCase(), options))
  }
  if (entering.test(verb)) return entered(object, '')
  if (choosing.test(verb) || setting.test(verb)) {
    const [, before, list] = /^(.*?),? ?\b(?:between|such as|like|from|among|out of)\b(?: the)? (.+)$/iu.exec(object) ?? []
    const options = list === undefined ? [] : optionsIn(list)
    if (options.length > 1) return part('choose', cut(before ?? '') || 'Kind', '', options)
    return itemsOf(object).flatMap(({ name, options: told }) =>
      mapped.test(name) ? seen(name, '', []) : part(told.length > 1 ? 'choose' : 'enter', cut(name), '', told),
    )
  }
  if (turning.test(verb)) return part('switch', cut(object.replace(/^(?:on|off|on and off|on or off) /iu, '')))
  if (making.test(verb)) {
    const [, what, told] = ofEach.exec(object) ?? []
    if (what !== undefined && told !== undefined) return [...doing(verb, what), ...entered(told.replace(/\)$/u, ''), headOf(what))]
    return itemsOf(object).length > 1 && itemsOf(object).every(({ name }) => name.split(' ').length < 3)
      ? itemsOf(object).flatMap(({ name }) => doing(verb, name))
      : doing(verb, object)
  }
  return doing(verb, object)
}
