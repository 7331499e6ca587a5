import { toldOfEach } from '../../understand/turns/told-of-each.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { isDescriber } from '../../words/describers.ts'
import { isParticiple } from '../../words/verbs.ts'
import {
  logs,
  keeping,
  noting,
  isOfApps,
  longestNoun,
  headOf,
  isPlural,
  isPersonal,
  isAttribute,
  isNoValue,
  asKept,
  groupsOf,
  ownerOf,
  alike,
  isUncounted,
  isOneThing,
  paid,
  uncounted,
  isPlainValue,
  nameOf,
  isForPeople,
  inTheYear,
} from './chunk-kinds.ts'
import { remindsOfThings } from '../as-reminders.ts'
import { actorsIn } from './actors-in.ts'
import { withChecked } from './checked-thing.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import { isDoneAgain } from './done-again.ts'
import { isDue, nearness, marking, toDo, participleOf, duesOf } from './due-and-done.ts'
import { merged, withoutHolder } from './merge-things.ts'
import { measuredApart, measuredOf } from './measured-of.ts'
import { narrowedBy, narrowingApart } from './narrowed-by.ts'
import type { Register, RegisterThing, Said } from './register.ts'
import { findAll, has, replaced } from '../../understand/searched.ts'

/** "Can be locked with a PIN", "and compare with last year": doings. */
const isOnlyDone = (word: string): boolean =>
  isParticiple(word) ||
  /\p{L}{3}[^e]ed$/u.test(word) ||
  (strictVerbs.has(word) &&
    /^(?:add|choose|compare|connect|create|delete|discover|edit|explore|find|join|manage|enjoy|learn|receive|send|set|sync|unlock|donate|submit|subscribe|approve|reject|decline|confirm|cancel)$/.test(
      word,
    ))

/** "Cheaper per kilogram" */
const isUnitWord =
  /^(?:gram|kilo|kilogram|kg|litre|liter|ounce|pound|metre|meter|kilometre|kilometer|mile|piece|hour|day|week|month|year|minute|person|head)$/

/** Whose wish it is has no list of them. */
const oneRelative =
  /^(?:father|mother|dad|mum|mom|wife|husband|brother|sister|son|daughter|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|granny|grandad|nan|uncle|aunt|partner|themselves|themself|himself|herself|myself|ourselves|itself)$/
/** One each is said of something, several are things of their own. */
const inPlural = /^(?:venue|owner|author|city)$/
/** "A kite with size and whether it is handmade": that it is, or not. */
const soOrNot =
  /(, |,? and |,? or )(?:whether|if) (?:it|they|he|she) (?:has|have|is|are|needs?) (?:an? |the )?(\p{L}+(?: \p{L}+){0,2})(?=[.,;\n]|$)/giu

const enoughValues = 3
/** "Paint mixing notebook. Add a recipe with base, ratio and brand": what has values is kept, and no mixing. */
function toldFirst(things: RegisterThing[]): RegisterThing[] {
  const [first] = things
  const told = things.find(({ said }) => said.length >= enoughValues)
  return told && first && first.noun.endsWith('ing') && first.said.length === 0
    ? [told, ...things.filter((thing) => thing !== told && thing !== first)]
    : things
}

/** The things a description speaks of and what it says one knows of each. */
export function readRegister(written: string): Register {
  const text = replaced(replaced(written, toldOfEach, '$1, '), soOrNot, '$1$2 yes or no')
  const things = new Map<string, RegisterThing>()
  const audience = new Set<string>()
  const loose: Said[] = []
  let about: string | undefined
  let latest: RegisterThing | undefined
  /** What the group of values before said, and of what. */
  const justSaid: [said: Said[], each: Said][] = []
  const put = (words: readonly string[], weight: number, verb?: string): RegisterThing | undefined => {
    const head = headOf(words)
    const before = words
      .slice(words.join(' ').length <= longestNoun ? -3 : -2, -1)
      // "Today's jobs" are jobs.
      .filter((word) => !/^(?:today|tonight|tomorrow|yesterday)(?:'s)?$/.test(word))
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
      thing.said.push({ name: capitalise(before.map(toSingular).join(' ')), options: [] })
    if (!known) {
      if (/^(?:print|export|send|email|download)$/.test(verb ?? '')) return undefined
      // "The app tells me", "finds are kept"
      if (has(/^(?:tell|remind|kept|let|shown|given|told|seen|done|known|aim)$/, head)) return undefined
      if (words.length === 1 && words[0] === head && (isOnlyDone(head) || isDescriber(head))) return undefined
      if (has(oneRelative, words.at(-1) ?? '') || has(inTheYear, head)) return undefined
      if (head.length < 3 || isOfApps(words) || logs.test(head) || audience.has(head)) return undefined
      things.set(head, thing)
    }
    thing.weight += weight + (things.size === 1 && !known ? 0.8 : 0)
    if (verb && !thing.verbs.includes(verb)) thing.verbs.push(verb)
    return thing
  }
  /** Capitals mean something: "SSB". */
  const asWritten = (word: string) => {
    const place = text.toLowerCase().indexOf(word)
    const written = place < 0 ? word : text.slice(place, place + word.length)
    return /\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(written) ? written : word
  }
  const say = (thing: RegisterThing | undefined, chunk: Chunk) => {
    const isItself = thing !== undefined && headOf(thing.noun.split(' ')) === headOf(chunk.words)
    const name = isItself && chunk.det === 'which' ? 'Held by' : nameOf(chunk)
    // "Which birds fly": no value of a bird.
    if (isNoValue(chunk) || (isItself && isPlural(chunk.words))) return
    const said = thing?.said ?? loose
    if (said.some((each) => each.name === name) || said.length > 8) return
    const each: Said = {
      name,
      options: chunk.options.map(asWritten),
      ...(chunk.unit
        ? { unit: chunk.unit, unitWords: chunk.unitWords?.replace('-per-', '/') ?? chunk.unit }
        : {}),
    }
    said.push(each)
    justSaid.push([said, each])
    if (thing) thing.weight += 0.6
  }
  let eachOf: RegisterThing | undefined
  const groups = groupsOf(chunksOf(text))
    .map((group) => group.map((chunk) => asKept(chunk, group[0])))
    .flatMap(narrowingApart)
    .flatMap(measuredApart)
  for (const [place, group] of groups.entries()) {
    const [first] = group
    if (!first) continue
    const owner = ownerOf(groups, place)
    // "For tide-pool guides: ..." is for them, whatever they are.
    const isHeading = place === 0 && /^\s*for\b/i.test(text) && groups[1]?.[0]?.sentence === first.sentence
    const isOfGroup = place === 1 && ['person', 'group'].includes(classOf(headOf(first.words)))
    const isWhom =
      first.prep === 'for' &&
      group.length === 1 &&
      ((place === 0 && (isHeading || isForPeople(first))) || isOfGroup)
    const isTheirs =
      place === 0 &&
      isForPeople(first) &&
      new RegExp(`^\\s*(?:an? |the |our )?${first.words.join(' ')}['’]`, 'iu').test(text)
    if (isWhom || isTheirs || first.isActor) {
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
        (valued + 0.5 * single > group.length * 0.6 ||
          // What is told of each, with no plural among it.
          (single === group.length && group.length > 2 && /^(?:each|every)$/.test(owner?.det ?? '')))) ||
      (first.link === 'verb' && noting.test(first.verb ?? '') && valued * 2 > group.length)
    // "Record temperature and weather per survey": that is what is written down.
    if (
      first.prep === 'per' &&
      things.size === 0 &&
      loose.length > 1 &&
      !isUnitWord.test(headOf(first.words))
    ) {
      latest = put(first.words, 2, 'record')
      latest?.said.push(...loose.splice(0))
      continue
    }
    // "Enclosure size and humidity for each spider": they are said of spiders.
    if (first.prep === 'for' && /^(?:each|every)$/.test(first.det ?? '') && justSaid.length > 0) {
      const moved = justSaid.splice(0)
      for (const [said, each] of moved) said.splice(said.indexOf(each), 1)
      const isNew = !things.has(headOf(first.words))
      const thing = put(first.words, 1.5)
      if (isNew) eachOf ??= thing
      thing?.said.push(...moved.map(([, each]) => each))
      continue
    }
    justSaid.length = 0
    const value = measuredOf(group, groups.slice(0, place).flat())
    if (value) {
      for (const said of [loose, ...[...things.values()].map((thing) => thing.said)]) {
        const at = said.findIndex(({ name }) => name === nameOf(value))
        if (at >= 0) said.splice(at, 1)
      }
      latest = put(first.words, 1.2) ?? latest
      say(latest, value)
      continue
    }
    const told = narrowedBy(group, groups.slice(0, place).flat())
    if (told) {
      for (const chunk of group) say(things.get(headOf(told.words)), chunk)
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
        const isPictured = /^(?:photo|picture|image)$/.test(headOf(chunk.words))
        const thing = isPictured ? (things.get(headOf(chunk.of.words)) ?? latest) : put(chunk.of.words, 0.6)
        say(thing, { ...chunk })
        continue
      }
      const isOwnThing = !isAttribute(chunk) && isPlural(chunk.words)
      // "Glass sheets with colour and size, and deadlines": the last is said of all.
      if (chunk.isHeld) {
        latest = put(chunk.words, keeping.test(chunk.verb ?? '') ? 2 : 1, chunk.verb) ?? latest
        continue
      }
      // "The birds with species and trainer, a daily weight log"
      if (isSaid && chunk.words.length > 1 && logs.test(headOf(chunk.words))) {
        readThing(chunk, first, place, true)
        continue
      }
      if (
        isSaid &&
        chunk === group.at(-1) &&
        group.length > 2 &&
        !isPlural(group.at(-2)?.words ?? []) &&
        isPlural(chunk.words) &&
        !ofMany &&
        first.link === 'with'
      ) {
        // "Jobs with cost and due date, spare parts with a location": they have values of their own.
        const [next] = groups.slice(place + 1).find(([each]) => each?.link !== 'prep') ?? []
        if (next?.sentence === chunk.sentence && ['with', 'has', 'paren'].includes(next.link)) {
          latest = put(chunk.words, 1.4) ?? latest
          continue
        }
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
          isPlural(chunk.words) &&
          inPlural.test(headOf(chunk.words)) &&
          (!ofOwner || first.link === 'colon')
        ) &&
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
      // "Drone inspections of wind turbines": the turbines are what one has.
      if (chunk.of && isPlural(chunk.of.words) && isPlural(chunk.words) && isDoneAgain(headOf(chunk.words)))
        put(chunk.of.words, 1.5)
      latest = readThing(chunk, first, place, group.length > 2) ?? latest
      firstOfList ??= latest
    }
  }
  for (const noun of duesOf(text)) {
    const thing = things.get(noun)
    if (thing && !thing.said.some(({ name }) => isDue(name))) thing.said.push({ name: 'Due', options: [] })
  }
  for (const [, noun = '', as = ''] of findAll(marking, text.toLowerCase().slice(0, 2000))) {
    const thing = things.get(toSingular(noun.split(' ').at(-1) ?? ''))
    if (thing) thing.marked = as
  }
  for (const [, noun = '', verb = ''] of findAll(toDo, text.toLowerCase().slice(0, 2000))) {
    const thing = things.get(toSingular(noun))
    if (thing) thing.marked ??= participleOf(verb)
  }
  // "I carve marionettes. For every puppet I note": the puppets are the marionettes.
  const before = [...things.values()].filter((thing) => !isDoneAgain(thing.noun))
  const [spokenOf, same] = before
  const isSame =
    spokenOf !== undefined &&
    same === eachOf &&
    same !== undefined &&
    spokenOf.said.length === 0 &&
    spokenOf.log === undefined &&
    !isPersonal(headOf(same.noun.split(' '))) &&
    (same.said.length > 0 || before.length === 2)
  if (isSame) {
    about ??= toPlural(spokenOf.noun)
    same.weight += spokenOf.weight
  }
  // "Student can apply for leave": who does it, of whom nothing is kept.
  const acting = actorsIn(text)
  const found = [...things.values()].filter(
    (thing) =>
      !(isSame && thing === spokenOf) &&
      !audience.has(headOf(thing.noun.split(' '))) &&
      !(thing.verbs.length === 0 && acting.has(headOf(thing.noun.split(' ')))) &&
      // "Overdue follow-ups" are those whose follow-up date is over.
      ![...things.values()].some(
        (other) => other !== thing && other.said.some(({ name }) => nearness(name, thing.noun)),
      ),
  )
  return {
    things: toldFirst([
      ...withChecked(
        merged(found, loose)
          .map((thing) => withoutHolder(thing, text))
          .sort((one, other) => other.weight - one.weight),
      ),
    ]),
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
      const inner = words.slice(0, -1).filter((word) => !/^(?:daily|weekly|monthly|yearly)$/.test(word))
      if (inner.length === 0) return undefined
      if (things.size === 0) about ??= words.join(' ')
      // A bell-ringers' logbook is no log of bell-ringers.
      if (isPersonal(headOf(inner)) || new RegExp(`\\b${inner.at(-1) ?? ''}['’]`, 'iu').test(text))
        return undefined
      const thing = put([...inner.slice(0, -1), inner.at(-1) ?? ''], 3, chunk.verb)
      if (thing && logs.test(head)) thing.log = words.join(' ')
      // A weight log has weights.
      if (thing?.said.length === 0 && classOf(headOf(inner)) === 'measure')
        thing.said.push({ name: capitalise(inner.join(' ')), options: [] })
      return thing
    }
    const verb = chunk.link === 'list' ? first.verb : chunk.verb
    // "Remind me to bring a torch": it stands in a reminder.
    if (/^(?:bring|pack|carry|wear)$/.test(verb ?? '') && remindsOfThings(text)) return undefined
    if (place < 2 && !isPlural(words) && /^(?:my|our)$/.test(det ?? '') && words.length > 1)
      about ??= words.join(' ')
    // "Which box it lies in" is said of what lies in it.
    if (det === 'which' && !isPlural(words) && latest && !isPersonal(head) && !things.has(head)) {
      const { det: _det, ...plain } = chunk
      say(latest, plain)
      return undefined
    }
    const isNew = !things.has(headOf(words))
    if (/^(?:each|every|which)$/.test(det ?? '')) {
      const thing = put(words, 1.5, verb)
      if (isNew && thing && det !== 'which') eachOf ??= thing
      return thing
    }
    if (/^(?:per|by)$/.test(chunk.prep ?? '')) return undefined
    const isKept = verb !== undefined && has(keeping, verb)
    // "Glass sheets in stock": the sheets are.
    if (chunk.link === 'prep' && chunk.prep === 'in' && /^(?:stock|inventory)$/.test(words.join(' ')))
      return undefined
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
}
