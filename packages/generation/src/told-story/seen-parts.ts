import { article, choiceIn, cut, itemsOf, mostWords, optionsIn, shortened } from './names-in-story.ts'
import { isAsked, questionLabel } from './question-labels.ts'
import { headOf, mapped, ofEach, part, pictured, type StoryPart, withoutLoneBracket } from './story-part.ts'
import { find, has } from '../understand/searched.ts'

const charted = /\b(?:charts?|graphs?|diagram|heatmap|histogram)\b/iu
const progress = /^(?:\p{L}+ )?(?:progress|statistics|stats|trends?)(?: over time)?$/iu
export const linked =
  /\b(?:web ?sites?|wikipedia(?: (?:page|article|entry))?|web ?page|home ?page|link(?! to\b)|github page|(?:official|original|external|source|store|shop|product) (?:page|article|source|site))\b/iu

/** "The website of the artist": the artist's. */
export const linkName = (item: string) =>
  cut(
    item.replace(
      /^(?:the |an? |its |his |their )?(\p{L}+(?: \p{L}+)?) of (?:the|an?|his|her|its|each) (\p{L}+)$/iu,
      '$2 $1',
    ),
  )

const mostInChart = 6
/** "A chart for the last 24 hours", "a pie chart by source": whole, as far as it is short. */
function chartName(said: string): string {
  // "A chart that compares the balance with and without fees"
  const [, of] =
    /^.{0,24}?(?:chart|graph) (?:that|which) (?:compares|shows|displays|plots) (.+)$/iu.exec(said) ?? []
  const item = (of ?? said).replace(
    /^(.{4,}?) (?:in|as|on) (?:an? |the )?(?:\p{L}+ )?(?:charts?|graphs?|diagrams?)$/iu,
    '$1',
  )
  const whole = item
    .replace(article, '')
    .replace(/(?<= (?:of|for|by|about|with|over|per|across)) (?:the|his|her|their|each) /giu, ' ')
  const short = whole.replace(/ (?:across|over|during|since|from|that|which|where|when) .*$/iu, '')
  // Which form it has says less than what it shows.
  const shown = whole.replace(/^(?:\p{L}+ )?(?:charts?|graphs?|diagrams?) (?:of|for|with|showing) /iu, '')
  return [whole, short, shown].find((name) => name.split(' ').length <= mostInChart) ?? cut(item)
}

/** "A warning when the count goes above a limit": what one is warned of. */
const warning =
  /^(?:an? |the )?((?:\p{L}+ )?(?:warning|alert|notification|reminder|message)) (when|if|about|for) (.+)$/iu
const mostInWarning = 6

const small =
  /(?<= )(?:the|an?|their|his|her|its|he|she|they|it|goes|go|is|are|was|were|has|have|gets?|being|been) /giu

/** What one is warned of, in a line of its own: "Warned about duplicate callsign". */
export function warnedOf(what: string): StoryPart[] {
  const words = what
    .replaceAll(small, '')
    .replace(/ (?:they|he|she|it|you|on|in|at|so|to) .*$/iu, '')
    .split(' ')
  return words.length < 3 ? [] : part('warn', words.slice(0, mostInWarning).join(' '))
}

/** One thing one is shown: a picture, a place on a map, a curve, a page, or a value. */
export function seen(item: string, of: string, options: string[]): StoryPart[] {
  if (mapped.test(item))
    return part(
      'map',
      `${shortened(cut(item.replace(mapped, '')))
        .split(' ')
        .slice(0, 3)
        .join(' ')} on map`,
      of,
    )
  const [, sign, tie = '', cause = ''] = warning.exec(item) ?? []
  if (sign && !/^an? \p{L}+ (?:reminder|message) for/iu.test(item)) return warnedOf(`${sign} ${tie} ${cause}`)
  // "Values outside the range are shown in red"
  const [, marked, how = ''] =
    /^(.+?) (?:is|are) (?:shown|highlighted|marked|coloured|colored|displayed) in (\p{L}+)$/iu.exec(item) ??
    []
  if (marked) return part('warn', `${cut(marked)} in ${how}`)
  const [, asked = ''] =
    /^(?:whether|if) (?:the )?(?:\p{L}+ )(?:(?:is|are|was|were|has|have|had) )?(.+)$/iu.exec(item) ?? []
  if (asked !== '') return part('value', cut(asked), of, options)
  // "How many runs there were each day in a bar chart"
  const [, counted = ''] =
    /^(how .+?) (?:in|on|as) (?:an? |the )?(?:\p{L}+ )?(?:charts?|graphs?|diagrams?)$/iu.exec(item) ?? []
  if (counted !== '') return part('chart', cutQuestion(counted), of)
  // "How often each came": everyone with a number.
  if (
    /^how (?:many|much|often) .*\b(?:each|every|everyone|everybody)\b(?! (?:one )?(?:is|are|was|were|gets?|has been)\b)/iu.test(
      item,
    )
  )
    return part('list', cutQuestion(item))
  if (/^how (?:many|much|long|often|far|fast|old|it)\b/iu.test(item))
    return part('value', cutQuestion(item.replace(/ (?:were|was|are|is) $/iu, ' ')), of)
  if (isAsked(item) || /^that\b/iu.test(item)) return part('see', cutQuestion(item), of)
  const name = cut(item)
  if (pictured.test(name)) return part('picture', name, of)
  if (charted.test(item) || progress.test(name)) return part('chart', chartName(item), of)
  if (linked.test(name)) return part('link', linkName(item), of)
  return part(of === '' ? 'see' : 'value', name, of, options)
}

const whoDoes = /^(?:who|whose|when|where|what)\b/iu
/** "Who sits in which car" stays whole; the rest is named as anything is. */
export function cutQuestion(words: string): string {
  const label = questionLabel(words).replace(/ are /u, ' ')
  return whoDoes.test(label) && label.split(' ').length <= mostInChart ? label : cut(label)
}

const holding =
  /^(?:list|table|grid|feed|gallery|collection|overview|catalogue?|timeline|calendar|card|page|details?|info(?:rmation)?|profile|set|history|menu|ranking|leaderboard)s?(?: page| card)? (?:of|for|about|with) /iu
const loneHolder =
  /^(?:the |an? |his |her |their )?(?:table|list|grid|overview|card|page|panel|view|screen|catalogue?)$/iu
/** "Late or missed visits", "over or under par": one thing. */
const eitherKind = /^(?:(?:the|his|her|their|an?) )?(?:\p{L}+ ){0,2}\p{L}+ or \p{L}+(?: \p{L}+){1,2}$/iu
/** "See on a map where my truck is". */
const onMapWhere =
  /^on (?:a|the) maps? (?:where|which|what) (.+?) (?:is|are)(?: (?:parked|standing|now|right now|at the moment|today|located))*(?=$|,| and )/iu
const status =
  /^(?:the |an? )?(status|state|stage|condition|progress) of (?:the |each |every |an? |all )?(.+?): (.+)$/iu
const counting = /^how many (\p{L}+(?: \p{L}+)?) (?:is|are|were|was) (\p{L}+, .+)$/iu

/** "A checklist for hull, rigging and engine": one list of these. */
const listFor = /^((?:the |an? )?(?:\p{L}+ )?(?:check)?list for (?:the )?)(\p{L}+(?: \p{L}+)?, .+)$/iu
const mostListed = 3
/** When it is shown. */
const whenShown = /(?<!,) (?:when|whenever|if|once|every time|while|because|until) .*$/iu
const inOneList = /^(.{5,40}) in (?:one|a single|the same) (?:list|place|view)$/iu
/** "The table with points, the fixtures": what stands behind the comma is no part of the table. */
const besides = /^[^,]+,? (?:and )?(?<=,(?: and)? )(?:the|an?|our|my) /iu

/** What one is shown where a clause says one sees it. */
export function seenOf(said: string): StoryPart[] {
  const object = (isAsked(said) || warning.test(said) ? said : said.replace(whenShown, ''))
    .replace(onMapWhere, '$1 on a map')
    .replace(/ to do(?= |$)/iu, '')
  const choice = choiceIn(object)
  if (choice) return part('value', choice.name.replace(article, ''), '', choice.options)
  const [, together] = inOneList.exec(object) ?? []
  if (together) return part('list', together.replace(article, ''))
  const [, shape] = /^(?:it|them) (?:in|as) (.+)$/iu.exec(object) ?? []
  if (shape !== undefined) return part('see', shape.replace(article, ''))
  const [, what = '', whose = '', states = ''] = status.exec(object) ?? []
  if (optionsIn(states).length > 1)
    return part('narrow', `${what} of ${cut(whose)}`, what.toLowerCase(), optionsIn(states))
  const [, counted = '', kinds = ''] = find(counting, object) ?? []
  if (kinds !== '') return part('chart', `${counted} ${kinds}`)
  const [, list = '', of = ''] = find(listFor, object) ?? []
  if (of !== '')
    return part(
      'list',
      `${list.replace(article, '')}${itemsOf(of)
        .slice(0, mostListed)
        .map(({ name }) => name)
        .join(', ')}`,
    )
  if (mapped.test(object) && object.split(' ').length <= mostInChart + 2) return onMap(object)
  const [, thing, told] = ofEach.exec(object) ?? []
  // "Charts with boats by size and the average speed": one for each.
  if (/^(?:the )?(?:charts|graphs|statistics)$/iu.test(thing ?? '') && told !== undefined)
    return itemsOf(told).flatMap(({ name }) => part('chart', cutChart(name)))
  if (charted.test(thing ?? '')) return part('chart', chartName(object))
  // "A feed, a board and a room with others": only the last has them.
  const isRow =
    thing?.includes(', ') === true || (besides.test(told ?? '') && !/^(?:each|every|an?) /iu.test(object))
  if (thing !== undefined && told !== undefined && !isRow && loneHolder.test(thing))
    return heldIn(thing, told)
  if (
    thing !== undefined &&
    told !== undefined &&
    !isRow &&
    itemsOf(told).length > 0 &&
    !/\bonly\b/u.test(told)
  )
    return withValues(thing, told)
  const [, tabbed = '', inTabs = ''] =
    find(
      /^(?:the )?((?:\p{L}+, )*\p{L}+,? (?:and|or) \p{L}+) (\p{L}+s) (?:in|under|on|as) (?:\p{L}+ )?tabs$/iu,
      object,
    ) ?? []
  if (inTabs !== '')
    return part(
      'narrow',
      `filter ${inTabs}`,
      inTabs.toLowerCase(),
      optionsIn(tabbed).map((option) => `${option} ${inTabs}`),
    )
  const [, table = '', beside = ''] = find(holderAnd, object) ?? []
  if (beside !== '') return [...seenOf(table), ...seenOf(beside)]
  const plain = object.replace(article, '')
  if (has(holding, plain) && !object.includes(',')) return part('list', listName(object))
  if (has(eitherKind, object)) return seen(object, '', [])
  // "Which vegetables are good or bad neighbours"
  if (isAsked(object) && / or /u.test(object) && !object.includes(',')) return seen(object, '', [])
  const items = itemsOf(object)
  return [
    ...headed(items.map(({ name }) => name)),
    ...items.flatMap(({ name, options }) => seen(name, '', options)),
  ]
}

/** "Verbs you get wrong" rather than "List of verbs you get". */
const listName = (object: string): string => {
  const name = cut(object)
  return name.split(' ').length < mostWords
    ? name
    : cut(object.replace(article, '').replace(/^list of /iu, ''))
}

/** "A table of the tides and a chart of the winds": one after the other. */
const holderAnd =
  /^((?:the |an? )?(?:list|table|grid|overview|history|ranking|calendar|map) (?:of|for|with) [^,]{3,50}?),? and (an? (?:\p{L}+ ){0,2}(?:chart|graph|diagram|map|table|list|calendar|ranking) .+)$/iu

const cutChart = (name: string): string => {
  const whole = name.replace(article, '')
  return whole.split(' ').length <= mostInChart ? whole : cut(name)
}

const leastHeaded = 3
/** "Depth, time and nearest place" of one thing: what its values are called together. */
function headed(names: readonly string[]): StoryPart[] {
  const short = names.map((name) => name.replace(article, ''))
  if (
    short.length !== leastHeaded ||
    names.some(isAsked) ||
    // "Viewpoints, campsites and diners" are three lists.
    /\p{L}{3}s$/u.test(short.at(-1) ?? '') ||
    short.filter((name) => /\p{L}{3}s$/u.test(name)).length > 1 ||
    short.some((name) => pictured.test(name) || charted.test(name))
  )
    return []
  return part('heading', `${short.slice(0, -1).join(', ')} and ${short.at(-1) ?? ''}`)
}

const onMap = (object: string): StoryPart[] =>
  part(
    'map',
    `${object
      .replace(mapped, '')
      .replace(/ (?:for|of|near|around|in|with|that|where) .*$/iu, '')
      .replaceAll(/(?<=^| )(?:the|an?|his|her|all|their|its|my|our) /giu, '')
      .split(' ')
      .slice(0, mostListed)
      .join(' ')} on map`,
  )

/** "A table with all letters and their code": what it is of is told behind "with". */
function heldIn(what: string, told: string): StoryPart[] {
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

function withValues(what: string, told: string): StoryPart[] {
  const thing = cut(what).replace(holding, '').replace(article, '')
  const of = headOf(itemsOf(thing)[0]?.name ?? thing)
  return [
    ...(isAsked(what) ? part('see', cutQuestion(what)) : part('list', cut(what))),
    ...itemsOf(withoutLoneBracket(told)).flatMap(({ name, options }) => seen(name, of, options)),
  ]
}
