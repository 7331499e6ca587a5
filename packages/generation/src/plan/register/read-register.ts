import { findAttribute } from '../../words/attributes.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isParticiple } from '../../words/verbs.ts'
import { valuesOf } from '../content/values.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import { isDoneAgain } from './done-again.ts'

/** What a description says one knows of a thing. */
export interface Said {
  /** "Visibility", "Kind of litter". */
  name: string
  unit?: string
  unitWords?: string
  options: readonly string[]
}

/** A kind of thing a description names, with what it says of it. */
export interface RegisterThing {
  /** Singular, lower case: "glass sheet". */
  noun: string
  said: Said[]
  /** It is written down again and again: "fog-signal log". */
  log?: string
  /** Verbs it is the object of. */
  verbs: string[]
  /** What it is marked as: "done", "packed". */
  marked?: string
  /** How much of the description is about it. */
  weight: number
}

export interface Register {
  /** The things, the one most is said of first. */
  things: RegisterThing[]
  /** Singular nouns of those who use the app. */
  audience: ReadonlySet<string>
  /** What the app is called by, as it is written: "fog-signal log", "mushroom cultivation". */
  about?: string
}

/** Ways of writing down: what stands before them is what is written down. */
const logs = /^(?:log|logbook|diary|journal|register|record book|logger|ledger|notebook)$/
/** Words about apps: no thing of theirs. */
const appWords =
  /^(?:app|tool|tracker|planner|manager|organi[sz]er|software|system|platform|database|website|dashboard|helper|assistant|companion|back-office|office|list|score|photo|picture|image|video|reminder|notification|alert|chart|graph|statistic|stat|total|sum|summary|report|export|pdf|csv|filter|search|tag|category|screen|button|tab|page|section|setting|account|role|user|login|password|profile|history|overview|calendar|map|home|menu|number|count|progress|access|data|information|info|detail|detail view|everything|thing|item of|way|day|week|month|year|time|hour|minute|season|people|person|somebody|everyone|group|team|club|society|staff|colleague|volunteer|offline|mode|dark mode|theme|colou?r|qr|code|barcode|yes|no|trend|average|feature|backup|sync|language|side|part|use|view|form|deadline|attachment|comparison|ability|rest|kind|type|note|idea|phone|tablet|paper|chat|message|conversation|inbox|forum|feed|marketplace|nudge|spreadsheet|excel|favou?rite|morning|evening|night|afternoon|sun|moment)$/
const measured =
  /^(?:coordinate|dimension|measurement|remark|note|comment|observation|description|date|deadline|initial|finding|hour|signature|sketch|photo|picture|image|location|position|weather|condition)$/
/** What one does with a thing to keep it. */
const keeping =
  /^(?:manage|track|log|record|keep|plan|organi[sz]e|list|catalogue|catalog|register|collect|monitor|maintain|schedule|inspect|store|handle|administer|archive|document|follow|enter|add|note|write|save|see|show|count|run|assign|prepare|pack|order)$/
const noting =
  /^(?:note|enter|record|log|write|fill|jot|store|save|keep|measure|track|add|count|monitor|put|say|know)$/

/** "Consent forms" are things, "forms" are parts of an app. */
const namedBefore =
  /^(?:form|report|card|section|picture|video|image|list|map|plan|group|team|staff|role|type|note|part|side|paper|group|office|day|week|score|table|sheet|season|time)$/
const isOfApps = (words: readonly string[]) => {
  const head = headOf(words)
  return appWords.test(head) && !(words.length > 1 && namedBefore.test(head))
}

/** They stand for whatever the app keeps. */
const anyOfThem = /^(?:item|entry|record|thing|object|element|unit)$/
const longestNoun = 20

/** "Year built", "products used" */
const isDoneTo = (word: string) => isParticiple(word) || /^(?:used|seen|taken|given|made)$/.test(word)

const headOf = (words: readonly string[]) => toSingular(words.at(-1) ?? '')
const isPlural = (words: readonly string[]) => headOf(words) !== words.at(-1)
const isPersonal = (noun: string) => classOf(noun) === 'person'

/** Whether a noun phrase is a value of something rather than a thing of its own. */
function isAttribute({ words, unit, options, of, det }: Chunk): boolean {
  const head = headOf(words)
  if (unit || options.length > 0) return true
  if (/^(?:my|our)$/.test(det ?? '')) return false
  if (measured.test(head) || findAttribute(head) !== undefined) return true
  if (of && !isPlural(words)) return true
  if (words.length > 1 && isDoneTo(words.at(-1) ?? '')) return true
  if (/^(?:next|last|first|previous|due)$/.test(words[0] ?? '')) return true
  const nounClass = classOf(head)
  return (
    nounClass === 'measure' ||
    nounClass === 'state' ||
    (!isPlural(words) && valuesOf(words.join(' ')) !== undefined)
  )
}

/** "Manage products used": they are products. */
function asKept(chunk: Chunk, first: Chunk | undefined): Chunk {
  const { words, of } = chunk
  // "A list of sondes" is about sondes.
  if (of && isPlural(of.words) && holding.test(headOf(words))) {
    const { of: _of, ...plain } = chunk
    return { ...plain, words: of.words, isHeld: true }
  }
  const isMany = isPlural(words.slice(0, -1)) && isDoneTo(words.at(-1) ?? '')
  return isMany && /^(?:manage|organi[sz]e|list|keep)$/.test(first?.verb ?? '')
    ? { ...chunk, words: words.slice(0, -1) }
    : chunk
}

/** Chunks that hang together by commas and "and". */
function groupsOf(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = []
  for (const chunk of chunks) {
    const last = groups.at(-1)
    if (chunk.link === 'list' && last && last[0]?.sentence === chunk.sentence) last.push(chunk)
    else groups.push([chunk])
  }
  return groups
}

/** What stands before a list with "with" or a colon: glass sheets in "glass sheets in stock with ...". */
function ownerOf(groups: readonly Chunk[][], place: number): Chunk | undefined {
  for (let before = place - 1; before >= 0; before -= 1) {
    const last = groups[before]?.at(-1)
    if (last?.sentence !== groups[place]?.[0]?.sentence) return undefined
    if (last && (last.link !== 'prep' || before === 0)) return last
  }
  return undefined
}

/** What stands in one list with the owner of some values, all of it things one can touch. */
function alike(groups: readonly Chunk[][], place: number, owner: Chunk | undefined): Chunk[] {
  const list = groups.slice(0, place).findLast((group) => owner !== undefined && group.includes(owner)) ?? []
  const isOne = list.length > 1 && list.at(-1) === owner
  const areThings = list.every(
    ({ words }) => isPlural(words) && !/(?:ing|tion|ment|show|repair|check)$/.test(headOf(words)),
  )
  return isOne && areThings ? list.filter((chunk) => chunk !== owner) : []
}

const isUncounted = (words: readonly string[]) =>
  uncounted.test(words[0] ?? '') || uncounted.test(words.at(-1) ?? '')

/** Several, or one of them: "damage" is neither. */
const isOneThing = ({ words, det, verb }: Chunk) => isPlural(words) || det !== undefined || verb === undefined

const holding = /^(?:list|register|collection|catalogue|catalog|overview|record|log|diary|range|set)$/
const paid = /^(?:deposit|payment|fee|expense|donation|invoice|sale|loan)$/

/** Many without a plural. */
export const uncounted = /^(?:stock|paper stock|inventory|equipment|gear|livestock|staff|furniture|cutlery)$/

const isPlainValue = ({ words, unit, options }: Chunk) =>
  unit !== undefined ||
  options.length > 0 ||
  measured.test(headOf(words)) ||
  (findAttribute(headOf(words)) !== undefined && !paid.test(headOf(words)))

/** What it is called on a form: one owner, the reeds replaced. */
function nameOf({ words, of }: Chunk): string {
  const head = headOf(words)
  const isOne =
    isPersonal(head) || ['place', 'group'].includes(classOf(head)) || /^(?:date|deadline)$/.test(head)
  const inner = of && !/^(?:each|every)$/.test(of.det) ? ['of', ...of.words] : []
  return capitalise([...words.slice(0, -1), isOne ? head : (words.at(-1) ?? ''), ...inner].join(' ')).replace(
    /\bph\b/i,
    'pH',
  )
}

/** The things a description speaks of and what it says one knows of each. */
export function readRegister(text: string): Register {
  const things = new Map<string, RegisterThing>()
  const audience = new Set<string>()
  const loose: Said[] = []
  let about: string | undefined
  let latest: RegisterThing | undefined
  let lastSaid: [said: Said[], name: string] | undefined
  const put = (words: readonly string[], weight: number, verb?: string): RegisterThing | undefined => {
    const head = headOf(words)
    const before = words.slice(words.join(' ').length <= longestNoun ? -3 : -2, -1)
    const noun = [...before.map(toSingular), head].join(' ')
    const known =
      things.get(head) ?? [...things.values()].find((thing) => thing.noun.split(' ').at(-1) === head)
    const thing = known ?? { noun, said: [], verbs: [], weight: 0 }
    // "Temperature readings" have one.
    const [measure = ''] = before.slice(-1)
    if (
      !known &&
      /^(?:reading|measurement|log|level)$/.test(head) &&
      ['measure', 'state'].includes(classOf(measure))
    )
      thing.said.push({ name: capitalise(measure), options: [] })
    if (!known) {
      if (head.length < 3 || isOfApps(words) || logs.test(head) || audience.has(head)) return undefined
      things.set(head, thing)
    }
    thing.weight += weight + (things.size === 1 && !known ? 0.8 : 0)
    if (verb && !thing.verbs.includes(verb)) thing.verbs.push(verb)
    return thing
  }
  const say = (thing: RegisterThing | undefined, chunk: Chunk) => {
    const name = nameOf(chunk)
    const said = thing?.said ?? loose
    if (said.some((each) => each.name === name) || said.length > 8) return
    said.push({
      name,
      options: chunk.options,
      ...(chunk.unit
        ? { unit: chunk.unit, unitWords: chunk.unitWords?.replace('-per-', '/') ?? chunk.unit }
        : {}),
    })
    if (thing) thing.weight += 0.6
  }
  const groups = groupsOf(chunksOf(text)).map((group) => group.map((chunk) => asKept(chunk, group[0])))
  for (const [place, group] of groups.entries()) {
    const [first] = group
    if (!first) continue
    const owner = ownerOf(groups, place)
    // "For tide-pool guides: ..." is for them, whatever they are.
    const isHeading = place === 0 && /^\s*for\b/i.test(text) && groups[1]?.[0]?.sentence === first.sentence
    const isWhom =
      first.prep === 'for' && group.length === 1 && place === 0 && (isHeading || isForPeople(first))
    if (isWhom || first.isActor) {
      audience.add(headOf(first.words))
      continue
    }
    const ofOwner =
      (first.link === 'has' || first.link === 'with' || first.link === 'paren' || first.link === 'colon') &&
      owner !== undefined &&
      owner.sentence === first.sentence
    const valued = group.filter(isAttribute).length
    const single = group.filter(({ words }) => !isPlural(words)).length
    const several = group.filter((chunk) => isPlural(chunk.words) && !isAttribute(chunk)).length
    const isName =
      first.link === 'colon' &&
      (place === 1 || things.size === 0) &&
      owner?.det !== 'each' &&
      owner?.det !== 'every'
    if (isName && owner && several > 0 && !owner.verb && !isPlural(owner.words) && owner.words.length > 1)
      about ??= owner.words.join(' ')
    const isSaid =
      (ofOwner && first.link === 'has') ||
      (ofOwner && first.link === 'with' && (valued * 2 >= group.length || single * 2 > group.length)) ||
      (first.link === 'paren' && valued * 2 >= group.length) ||
      (first.link === 'colon' &&
        group.length > 1 &&
        !(isName && (several > 1 || (several > 0 && things.size === 0))) &&
        valued + 0.5 * single > group.length * 0.6) ||
      (first.link === 'verb' && noting.test(first.verb ?? '') && valued * 2 > group.length)
    // "Record temperature and weather per survey": that is what is written down.
    if (first.prep === 'per' && things.size === 0 && loose.length > 1) {
      latest = put(first.words, 2, 'record')
      latest?.said.push(...loose.splice(0))
      continue
    }
    if (first.prep === 'per' && lastSaid && things.has(headOf(first.words))) {
      const [said, name] = lastSaid
      const moved = said.find((each) => each.name === name)
      if (moved) said.splice(said.indexOf(moved), 1)
      if (moved) put(first.words, 1)?.said.push(moved)
      lastSaid = undefined
      continue
    }
    const theirs =
      ofOwner && owner
        ? (things.get(headOf(owner.words)) ?? (isSaid && isOneThing(owner) ? put(owner.words, 1) : undefined))
        : undefined
    const ofMany = group.filter(({ words }) => isPlural(words)).length * 2 > group.length
    let firstOfList: RegisterThing | undefined
    for (const chunk of group) {
      if (
        /^(?:follow|keep)$/.test(chunk.verb ?? '') &&
        /^(?:score|track|record)$/.test(headOf(chunk.words))
      ) {
        if (chunk.of && isPlural(chunk.of.words)) latest = put(chunk.of.words, 2, 'track')
        continue
      }
      if (chunk.of && /^(?:each|every)$/.test(chunk.of.det)) {
        const thing = put(chunk.of.words, 0.6)
        say(thing, { ...chunk })
        continue
      }
      const isOwnThing = !isAttribute(chunk) && isPlural(chunk.words)
      // "Glass sheets with colour and size, and deadlines": the last is said of all.
      if (chunk.isHeld) {
        latest = put(chunk.words, 1) ?? latest
        continue
      }
      if (
        isSaid &&
        chunk === group.at(-1) &&
        group.length > 2 &&
        isPlural(chunk.words) &&
        !ofMany &&
        first.link === 'with'
      ) {
        loose.push({
          name: nameOf({ ...chunk, words: [...chunk.words.slice(0, -1), headOf(chunk.words)] }),
          options: chunk.options,
        })
        continue
      }
      if (
        isSaid &&
        first.link === 'has' &&
        isOwnThing &&
        !isPersonal(headOf(chunk.words)) &&
        group.length > 1
      ) {
        latest = put(chunk.words, 1) ?? latest
        continue
      }
      if (isSaid && !(isOwnThing && first.link === 'with' && isPlural(owner?.words ?? []))) {
        say(theirs ?? latest, chunk)
        // "Ropes, stretchers and radios with serial number": each of them has one.
        if (theirs && first.link === 'with')
          for (const other of alike(groups, place, owner)) say(things.get(headOf(other.words)), chunk)
        continue
      }
      const isStock = isUncounted(chunk.words)
      if (
        isAttribute(chunk) &&
        !isStock &&
        !(
          ofMany &&
          isPlural(chunk.words) &&
          (chunk.words.length > 1 || paid.test(headOf(chunk.words))) &&
          !isPlainValue(chunk)
        )
      ) {
        if (/^(?:my|our)$/.test(chunk.det ?? '')) continue
        // Among several things it is the first that is spoken of.
        const whose = several > 1 && !theirs ? (firstOfList ?? latest) : (theirs ?? latest)
        if (chunk.link === 'list' || noting.test(chunk.verb ?? '')) say(whose, chunk)
        continue
      }
      latest = readThing(chunk, first, place, group.length > 2) ?? latest
      firstOfList ??= latest
    }
  }
  for (const noun of duesOf(text)) {
    const thing = things.get(noun)
    if (thing && !thing.said.some(({ name }) => isDue(name))) thing.said.push({ name: 'Due', options: [] })
  }
  for (const [, noun = '', as = ''] of text.toLowerCase().slice(0, 2000).matchAll(marking)) {
    const thing = things.get(toSingular(noun.split(' ').at(-1) ?? ''))
    if (thing) thing.marked = as
  }
  for (const [, noun = '', verb = ''] of text.toLowerCase().slice(0, 2000).matchAll(toDo)) {
    const thing = things.get(toSingular(noun))
    if (thing) thing.marked ??= participleOf(verb)
  }
  const found = [...things.values()].filter(
    (thing) =>
      !audience.has(headOf(thing.noun.split(' '))) &&
      // "Overdue follow-ups" are those whose follow-up date is over.
      ![...things.values()].some(
        (other) => other !== thing && other.said.some(({ name }) => nearness(name, thing.noun)),
      ),
  )
  return {
    things: merged(found).sort((one, other) => other.weight - one.weight),
    audience,
    ...(about ? { about } : {}),
  }

  function readThing(
    chunk: Chunk,
    first: Chunk,
    place: number,
    isOfList: boolean,
  ): RegisterThing | undefined {
    const { words, det } = chunk
    const head = words.at(-1) ?? ''
    if (logs.test(head) || /^(?:planner|tracker|manager|list)$/.test(head)) {
      if (words.length < 2) return undefined
      const inner = words.slice(0, -1)
      about ??= words.join(' ')
      // A bell-ringers' logbook is no log of bell-ringers.
      if (isPersonal(headOf(inner))) return undefined
      const thing = put([...inner.slice(0, -1), inner.at(-1) ?? ''], 3, chunk.verb)
      if (thing && logs.test(head)) thing.log = words.join(' ')
      return thing
    }
    const verb = chunk.link === 'list' ? first.verb : chunk.verb
    if (place < 2 && !isPlural(words) && /^(?:my|our)$/.test(det ?? '') && words.length > 1)
      about ??= words.join(' ')
    if (/^(?:each|every|which)$/.test(det ?? '')) return put(words, 1.5, verb)
    if (/^(?:per|by)$/.test(chunk.prep ?? '')) return undefined
    const isKept = verb !== undefined && keeping.test(verb)
    if (isUncounted(words))
      return put(
        uncounted.test(words[0] ?? '') ? [words[0] ?? ''] : words,
        1.4 - Math.min(1, place * 0.1),
        verb,
      )
    if (isPlural(words)) {
      if (
        isPersonal(headOf(words)) &&
        verb === undefined &&
        !isOfList &&
        chunk.link !== 'list' &&
        chunk.link !== 'colon'
      )
        return undefined
      const isFor = chunk.prep === 'for' && (place === 0 || isOfList || (place === 1 && things.size > 0))
      // "Keep notes about my sundials"
      const isNoted =
        /^(?:about|on)$/.test(chunk.prep ?? '') && /^(?:my|our)$/.test(det ?? '') && things.size === 0
      if (isNoted) return put(words, 2, 'keep')
      if (chunk.link === 'prep' && !isFor) return undefined
      return put(words, (isKept ? 2 : 1.4) - Math.min(1, place * 0.1), verb)
    }
    return things.has(headOf(words)) ? put(words, 0.5, verb) : undefined
  }

  /** Words written under a log of their own are its entries. */
  function merged(all: RegisterThing[]): RegisterThing[] {
    const others = all.filter(({ noun }) => !anyOfThem.test(noun))
    const [anything] = all.filter(({ noun }) => anyOfThem.test(noun))
    const [main] = others.toSorted((one, other) => other.weight - one.weight)
    if (anything && main) {
      main.said.push(...anything.said, ...loose)
      main.verbs.push(...anything.verbs)
      main.weight += anything.weight
      return others
    }
    const log = all.find((thing) => thing.log !== undefined)
    const written = all.find((thing) => thing !== log && isDoneAgain(thing.noun))
    if (log && written && !isDoneAgain(log.noun)) {
      written.said.push(...log.said, ...loose)
      return all.filter((thing) => thing !== log)
    }
    const entry = all.find((thing) => thing !== log && /^(?:entry|record|log|line|item)$/.test(thing.noun))
    for (const thing of all) if (thing === (entry ?? log ?? all[0])) thing.said.push(...loose)
    if (!log || !entry) return all
    log.said.push(...entry.said)
    log.weight += entry.weight
    return all.filter((thing) => thing !== entry)
  }
}

/** Whether a value has a day by which something is to be done. */
export const isDue = (name: string): boolean =>
  /\b(?:due|deadline|expir\w*|follow-?up|renewal|return(?:ed)? (?:by|date)|best before|next \w+|use by|valid until|delivery date)\b/i.test(
    name,
  )

const nearness = (name: string, noun: string) =>
  / (?:date|day|deadline)$/i.test(name) && noun.endsWith(name.toLowerCase().replace(/ \w+$/, ''))

/** "Mark a repair as done" */
const marking =
  /\b(?:mark|tick|check|set|flag)(?: off)? (?:an? |the |each |every |my |our )?((?:[a-z-]{3,20} ){0,2}?[a-z-]{3,20}) (?:as |to )?(done|packed|finished|sent|returned|complete|completed|paid|sold|ready|repaired|cleaned|checked|shipped|delivered|read|solved|fixed|lost|found|closed|resolved|used)\b/g

/** "Orders to pack" */
const toDo =
  /\b([a-z-]{3,20}) to (pack|ship|send|print|repair|check|deliver|collect|clean|iron|sew|bake|review|approve|sign|wash|fix|inspect|return|mend|restore|frame|dye|read out)\b/g
const doneWith: Readonly<Record<string, string>> = {
  send: 'sent',
  sew: 'sewn',
  ship: 'shipped',
  mend: 'mended',
  repair: 'repaired',
  'read out': 'read out',
}
const participleOf = (verb: string) =>
  doneWith[verb] ?? (verb.endsWith('e') ? `${verb}d` : verb.endsWith('y') ? verb : `${verb}ed`)

/** The nouns of which a text says that they fall due. */
function duesOf(text: string): string[] {
  const said = text.toLowerCase().slice(0, 2000)
  return [
    ...said.matchAll(/\b([a-z-]{3,20}) (?:is|are|falls?|comes?|become|becomes) (?:over)?due\b/g),
    ...said.matchAll(/\b(?:over)?due ([a-z-]{3,20})\b/g),
    ...said.matchAll(/\b([a-z-]{3,20}) (?:over)?due\b/g),
  ].map(([, noun = '']) => toSingular(noun))
}

function isForPeople({ words }: Chunk): boolean {
  const head = headOf(words)
  return (
    ['person', 'group'].includes(classOf(head)) ||
    /(?:er|or|ist|ian|eer|man|woman)$/.test(head) ||
    appWords.test(head)
  )
}
