import { capitalise, toSingular } from '../words/forms.ts'
import { article, cut, itemsOf, mostWords, optionsIn, shortened } from './names-in-story.ts'
import type { StoryClause } from './story-clauses.ts'

/** What a clause asks for on a screen, under its own short words. */
export interface StoryPart {
  form:
    | 'enter'
    | 'choose'
    | 'switch'
    | 'see'
    | 'value'
    | 'list'
    | 'picture'
    | 'photo'
    | 'map'
    | 'chart'
    | 'link'
    | 'narrow'
    | 'do'
  label: string
  options: string[]
  /** Singular noun of the thing it is told of; empty where it stands by itself. */
  of: string
}

const longest = 34

const seeing = /^(?:see|view|read|get|show|display|look|browse|find|check|receive|have)$/
const entering = /^(?:enter|type|write|paste|fill|input|provide|specify|insert)$/
const making =
  /^(?:add|create|post|register|record|log|upload|submit|make|edit|save|store|list|track|publish|build|set up)$/
const choosing = /^(?:choose|select|pick)$/
const setting = /^(?:set|change|adjust|customi[sz]e)$/
const narrowing = /^(?:filter|sort|search|group|order|narrow)$/
const onOff = /(?:^| )(?:on|off)(?: (?:and|or|\/) (?:on|off))?(?= |$)/giu
const isOnOff = /(?:^| )(?:on|off)(?= |$)/iu
const turning = /^(?:toggle|enable|disable|switch|turn|show or hide|mute)$/

const pictured = /\b(?:photos?|pictures?|images?|logo|avatar|cover|poster|thumbnail|drawing|illustration)$/iu
const charted = /\b(?:charts?|graphs?|diagram|heatmap|histogram)\b/iu
const progress = /^(?:\p{L}+ )?(?:progress|statistics|stats|trends?)(?: over time)?$/iu
const mapped = / (?:on|in) (?:a |an |the )?(?:[\p{L}]+ )?maps?$/iu
const linked =
  /\b(?:web ?sites?|wikipedia(?: (?:page|article|entry))?|web ?page|home ?page|link|github page|(?:official|original|external|source|store|shop|product) (?:page|article|source|site))\b/iu

const part = (form: StoryPart['form'], label: string, of = '', options: string[] = []): StoryPart[] => {
  const said = form === 'chart' ? label.trim() : shortened(label.trim())
  return said.length < 2 ||
    said.length > longest ||
    /^(?:it|them|that|this|these|those|one|more|others?|result|app|screen|page|list)$/iu.test(said)
    ? []
    : [{ form, label: capitalise(said), of, options }]
}

const headOf = (words: string) => toSingular(cut(words).toLowerCase().split(' ').at(-1) ?? '')

/** "The website of the artist": the artist's. */
const linkName = (item: string) =>
  cut(
    item.replace(
      /^(?:the |an? |its |his |their )?(\p{L}+(?: \p{L}+)?) of (?:the|an?|his|her|its|each) (\p{L}+)$/iu,
      '$2 $1',
    ),
  )

const mostInChart = 6
/** "A chart for the last 24 hours", "a pie chart by source": whole, as far as it is short. */
function chartName(item: string): string {
  const whole = item
    .replace(article, '')
    .replace(/(?<= (?:of|for|by|about|with|over|per)) (?:the|his|her|their|each) /giu, ' ')
  return whole.split(' ').length <= mostInChart ? whole : cut(item)
}

/** One thing one is shown: a picture, a place on a map, a curve, a page, or a value. */
function seen(item: string, of: string, options: string[]): StoryPart[] {
  if (mapped.test(item))
    return part(
      'map',
      `${shortened(cut(item.replace(mapped, '')))
        .split(' ')
        .slice(0, 3)
        .join(' ')} on map`,
      of,
    )
  const [, asked = ''] =
    /^(?:whether|if) (?:the )?(?:\p{L}+ )(?:(?:is|are|was|were|has|have|had) )?(.+)$/iu.exec(item) ?? []
  if (asked !== '') return part('value', cut(asked), of, options)
  if (/^how (?:many|much|long|often|far|fast|old|it)\b/iu.test(item))
    return part('value', cut(item.replace(/ (?:were|was|are|is) /iu, ' ')), of)
  if (/^(?:what|which|when|where|who|that)\b/iu.test(item))
    return part('see', cut(item.replace(/ are /u, ' ')), of)
  const name = cut(item)
  if (pictured.test(name)) return part('picture', name, of)
  if (charted.test(item) || progress.test(name)) return part('chart', chartName(item), of)
  if (linked.test(name)) return part('link', linkName(item), of)
  return part(of === '' ? 'see' : 'value', name, of, options)
}

/** "A list of volcanoes with country and height": what is listed, and what is told of each. */
const ofEach =
  /^(.+?)(?:,? (?:with|including|along with|containing|showing|consisting of|such as its)(?: (?:its|their|his|her|the))? |: | \((?=[^()]+\)$))(.+)$/iu
const holding =
  /^(?:list|table|grid|feed|gallery|collection|overview|catalogue?|timeline|calendar|card|page|details?|info(?:rmation)?|profile|set|history|menu|ranking|leaderboard)s?(?: page| card)? (?:of|for|about|with) /iu

function seenOf(object: string): StoryPart[] {
  const [, shape] = /^(?:it|them) (?:in|as) (.+)$/iu.exec(object) ?? []
  if (shape !== undefined) return part('see', shape.replace(article, ''))
  if (mapped.test(object) && object.split(' ').length <= mostInChart + 2)
    return part(
      'map',
      `${object
        .replace(mapped, '')
        .replace(/ (?:for|of|near|around|in|with|that|where) .*$/iu, '')
        .replaceAll(/(?<=^| )(?:the|an?|his|her|all|their|its) /giu, '')
        .split(' ')
        .slice(0, 3)
        .join(' ')} on map`,
    )
  const [, what, told] = ofEach.exec(object) ?? []
  if (charted.test(what ?? '')) return part('chart', chartName(object))
  // "A table with all letters and their code": what it is of is told behind "with".
  if (what !== undefined && told !== undefined && loneHolder.test(what)) {
    const [first, ...others] = itemsOf(told)
    const isTable = /^(?:the |an? )?(?:table|list|grid|overview|map|catalogue?)$/iu.test(what)
    return [
      ...(isTable && first
        ? part('list', `${cut(what)} of ${cut(first.name)}`)
        : first
          ? seen(first.name, 'card', first.options)
          : []),
      ...others.flatMap(({ name, options }) => seen(name, 'card', options)),
    ]
  }
  if (what !== undefined && told !== undefined && itemsOf(told).length > 0 && !/\bonly\b/u.test(told)) {
    const thing = cut(what).replace(holding, '').replace(article, '')
    const of = headOf(itemsOf(thing)[0]?.name ?? thing)
    return [
      ...part('list', cut(what)),
      ...itemsOf(told.replace(/\)$/u, '')).flatMap(({ name, options }) => seen(name, of, options)),
    ]
  }
  if (holding.test(object.replace(article, ''))) return part('list', cut(object))
  return itemsOf(object).flatMap(({ name, options }) => seen(name, '', options))
}

const loneHolder =
  /^(?:the |an? |his |her |their )?(?:table|list|grid|overview|card|page|panel|view|screen|catalogue?)$/iu

function entered(object: string, of: string): StoryPart[] {
  return itemsOf(
    object.replace(
      /,? (?:in|into|using|through) (?:an?|the) (?:\p{L}+ )?(?:field|input|box|form|text ?area)\b.*$/iu,
      '',
    ),
  ).flatMap(({ name, options }) => {
    const [, is = ''] =
      /^(?:whether|if) (?:it|they|the \p{L}+|he|she)(?: is| are| has| have)? ?(.+)$/iu.exec(name) ?? []
    if (is !== '') return part('switch', cut(is), of)
    if (pictured.test(cut(name))) return part('photo', cut(name), of)
    return part(options.length > 1 ? 'choose' : 'enter', cut(name), of, options)
  })
}

const doing = (verb: string, object: string): StoryPart[] => {
  const [, as = ''] = marking.test(verb) ? (/ (as [\p{L} ]{2,18})$/iu.exec(object) ?? []) : []
  const head = object.replace(/ as .*$/iu, '').replace(/\b(?:himself|herself|themselves|yourself) /iu, '')
  const [, tie = '', rest = head] =
    /^((?:on|in|to|for|by|up|out|off|with|against|about) )(.+)$/iu.exec(head) ?? []
  const what = as === '' ? `${tie}${cut(rest)}` : as
  return part(
    'do',
    `${verb} ${shortened(what)
      .split(' ')
      .slice(0, mostWords - 1)
      .join(' ')}`.trim(),
    headOf(head),
  )
}

/** "Mark it as read": what it becomes is what one presses. */
const marking = /^(?:mark|flag|set|save|export|download|print|share|tag|label|rate|report)$/

/** "Light, medium or strong": words to choose from, and nothing each of which is chosen. */
const eitherOf = (object: string): string[] =>
  / or \p{L}+$/u.test(object) && /^(?:\p{L}+, )*\p{L}+,? or \p{L}+$/u.test(object)
    ? object.split(/, or |, | or /u).map(capitalise)
    : []

/** The parts of a screen one clause asks for. */
export function partsOfStory({ verb, object }: StoryClause): StoryPart[] {
  if (/^(?:sign|log|register)\b/.test(verb)) return []
  if (verb === 'check out') return entered(object.replace(/^with /iu, ''), '')
  if (linked.test(object) && /^(?:open|visit|go|follow|see|view|read|find|get|click)$/.test(verb)) {
    const link = object.replace(/^(?:to|on) /iu, '')
    const [, , told] = ofEach.exec(object) ?? []
    if (told === undefined && !/,| and /u.test(link)) return part('link', linkName(link))
  }
  // "Press Surprise me for a number"
  const [, pressed] =
    /^(?:on )?(?:the |an? )?["']?(\p{Lu}[\p{L} ]{1,18}?)["']?(?: (?:button|key|icon))?(?: (?:for|to|and|when|if) .*)?$/u.exec(
      object,
    ) ?? []
  if (/^(?:press|click|tap|hit)$/.test(verb)) return pressed ? part('do', pressed) : []
  if (seeing.test(verb)) return seenOf(object.replace(/^(?:at|up|through|for) /iu, ''))
  if (narrowing.test(verb)) {
    const [, by = ''] = / ?\bby (.+)$/iu.exec(object) ?? []
    return by === ''
      ? []
      : itemsOf(by).flatMap(({ name, options }) =>
          part('narrow', `${verb} by ${cut(name)}`, cut(name).toLowerCase(), options),
        )
  }
  if (entering.test(verb)) return entered(object, '')
  if (choosing.test(verb) || setting.test(verb)) {
    const [, before, list] =
      /^(.*?),? ?\b(?:between|such as|like|from|among|out of)\b(?: the)? (.+)$/iu.exec(object) ??
      /^([^:]{3,40}): (.+)$/u.exec(object) ??
      []
    const options = list === undefined ? [] : optionsIn(list)
    if (options.length > 1) return part('choose', cut(before ?? '') || 'Kind', '', options)
    // "Green energy only": so or not.
    const [, alone] = /^(?:the )?(\p{L}+(?: \p{L}+){0,2} only)$/iu.exec(object) ?? []
    if (alone) return part('switch', alone)
    // "Easy, medium or hard"
    const either = eitherOf(object)
    if (either.length > 1) return part('choose', /easy|hard/iu.test(object) ? 'Level' : 'Kind', '', either)
    return itemsOf(object).flatMap(({ name, options: told }) =>
      mapped.test(name)
        ? seen(name, '', [])
        : part(told.length > 1 ? 'choose' : 'enter', cut(name), '', told),
    )
  }
  if (/^(?:switch|turn)$/.test(verb) ? isOnOff.test(object) : turning.test(verb))
    return itemsOf(object.replaceAll(onOff, ' ').trim()).flatMap(({ name }) => part('switch', cut(name)))
  if (/^(?:visit|open|enter)$/.test(verb) && ofEach.test(object)) {
    const [, what = '', told = ''] = ofEach.exec(object) ?? []
    return [
      ...doing(verb, what),
      ...itemsOf(told).flatMap(({ name, options }) => seen(name, headOf(what), options)),
    ]
  }
  if (making.test(verb)) {
    const [, what, told] = ofEach.exec(object) ?? []
    if (what !== undefined && told !== undefined)
      return [...doing(verb, what), ...entered(told.replace(/\)$/u, ''), headOf(what))]
    return itemsOf(object).length > 1 && itemsOf(object).every(({ name }) => name.split(' ').length < 3)
      ? itemsOf(object).flatMap(({ name }) => doing(verb, name))
      : doing(verb, object)
  }
  return doing(verb, object)
}
