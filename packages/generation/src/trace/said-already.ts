import type { Entity, Field } from '../entity.ts'
import { isSameField } from '../plan/same-field.ts'
import type { AppPlan, Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { isOf } from './names-of.ts'
import { has, find } from '../understand/searched.ts'

/** The words an extra shows, for telling whether they are said already. */
export const titleOf = (extra: Extra) =>
  (extra.kind === 'field' ? extra.field.name : extra.label)
    .toLowerCase()
    .replaceAll(/\b(?:an?|the|your|their|his) /g, '')
    .replace(/^(?:works? |use )?offline(?: mode| use| access)?$/, 'offline mode')
    .replace(/^(?:today|tonight|tomorrow)['’]?s (?=\p{L}+ )/u, '')

/** A picture one sees is that of the thing, "sounds" are what an app of sounds lists, and how it is ("lightweight") is nothing it has. */
export function isShownOnItself(extra: Extra, phrase: Phrase, plan: AppPlan): boolean {
  const [main] = plan.entities.values()
  if (extra.kind === 'field' && extra.field.kind === 'photo')
    return phrase.isSeen === true && plan.screens.some(({ kind }) => kind === 'detail')
  // "Browse guitars" where guitars are sold; "battery temperature" among the readings of a battery.
  if (extra.kind === 'thing' && main?.samples[0]?.value?.startsWith('€') && phrase.words.length === 1)
    return isInTitles(main, phrase.words[0] ?? '')
  if (extra.kind === 'field' && main && isReading(main, extra.field.name)) return true
  return (
    extra.kind === 'note' &&
    (has(isQuality, phrase.text) ||
      (main !== undefined && phrase.words.length === 1 && isOf(main, phrase.words[0] ?? '')) ||
      // "Fire" among sounds of which one is called "Fireplace".
      (main !== undefined && phrase.words.length === 1 && isInTitles(main, phrase.words[0] ?? '')))
  )
}

const leastLetters = 4
/** As many of them a list shows at first. */
const mostSeen = 5
/** Whether the name of one of the things begins with a word, or has it. */
const isInTitles = ({ samples }: Entity, word: string): boolean =>
  word.length >= leastLetters &&
  samples.slice(0, mostSeen).some(({ title }) =>
    title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((each) => each.startsWith(toSingular(word))),
  )

/** "Battery temperature" and "health of your battery" are rows of their own among readings. */
const isReading = ({ id, samples }: Entity, name: string): boolean => {
  const said = wordsIn(name.replace(/ (?:your|my|the) /i, ' '))
  return (
    id.endsWith('-reading') &&
    said.length > 1 &&
    samples.some(({ title }) => {
      const words = wordsIn(title)
      return words.length === said.length && said.every((word) => words.includes(word))
    })
  )
}

/** "Guess the film from a picture": that is what the question shows. */
export const isOfQuestion = ({ verb, words }: Phrase, { screens }: AppPlan): boolean =>
  !verb &&
  words.length === 1 &&
  /^(?:pictures?|photos?|images?|posters?|screenshots?)$/.test(words[0] ?? '') &&
  screens.some(({ kind }) => kind === 'quiz')

/** "While working", "the song you are listening to": what somebody does meanwhile. */
export const isMeanwhile = ({ verb, words, label }: Phrase, text: string): boolean =>
  !verb &&
  !label &&
  words.length === 1 &&
  /^\p{L}+ing$/u.test(words[0] ?? '') &&
  new RegExp(
    String.raw`\b(?:while|when|you are|you're|i am|i'm|they are|one is|is|are) (?:still )?${words[0] ?? ''}\b`,
    'i',
  ).test(text)

const perTime = / (?:a|an|per) (?:second|minute|hour)/i

/** "Words a minute" says how fast, and is no list of words. */
export const isPace = ({ verb, label, words }: Phrase, text: string): boolean => {
  const noun = words.at(-1) ?? ''
  if (verb || label || words.length !== 1 || !/^\p{L}+s$/u.test(noun) || !perTime.test(text)) return false
  const all = text.match(new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'giu')) ?? []
  const paces =
    text.match(new RegExp(`(?<!\\p{L})${noun} (?:a|an|per) (?:second|minute|hour)(?!\\p{L})`, 'giu')) ?? []
  return all.length > 0 && all.length === paces.length
}

const whatIsDone = /\bwhat (?:they|you|we|i|one|people|users|somebody|everyone) /i

/** "Weigh what they bring, earn points": points are earned, and nobody brings them. */
export const isOfWhat = ({ verb, label }: Phrase, text: string): boolean =>
  verb !== undefined &&
  !label &&
  whatIsDone.test(text) &&
  new RegExp(
    String.raw`\bwhat (?:they|you|we|i|one|people|users|somebody|everyone) ${verb}(?!\p{L})`,
    'iu',
  ).test(text)

/** "During quiet moments" says when, and is no list of moments. */
export const isDuring = ({ verb, label, text: said }: Phrase, text: string): boolean =>
  !verb &&
  !label &&
  /(?:moments?|times?|phases?|situations?)$/.test(said) &&
  new RegExp(String.raw`\bduring (?:an? |the |their |your |my |these |such )?${said}\b`, 'i').test(text)

/** How it is, not what it has. */
export const isQuality =
  /^(?:aloud|alone|lightweight|unofficial|official|works|reads|shows|keeps|plays|gives|runs|uses|shown|uploading|dollars|euros|pounds|minimalist|modern|intuitive)$/

/** "Counting calories" and "count calories" are one. */
export const isSaidTwice = (extra: Extra, plan: AppPlan): boolean =>
  plan.screens.some(({ extras }) =>
    extras.some(
      (held) =>
        titleOf(held) === titleOf(extra) ||
        // "Judge's score sheet" beside "score sheet"
        (held.kind === 'thing' &&
          extra.kind === 'thing' &&
          held.entity.id === extra.entity.id &&
          titleOf(extra).endsWith(`'s ${titleOf(held)}`)),
    ),
  )

/** "Difficulty" beside "Level": the same to choose from is the same. */
const isSameChoice = (one: Field, other: Field) =>
  one.options.length > 1 && one.options.join() === other.options.join()

/** "Timeframe" of what has a first and a last day. */
const isSpan = (extra: Extra, plan: AppPlan): boolean => {
  const [main] = plan.entities.values()
  return (
    extra.kind === 'field' &&
    /\b(?:time ?frame|time ?window|time ?span|period|date range)$/i.test(extra.field.name) &&
    (main?.fields.filter(({ kind }) => kind === 'date').length ?? 0) > 1
  )
}

const wordsIn = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => !/^(?:per|of|a|an|the|in|is|and|each|used|taken|spent)$/.test(word))
    .map(toSingular)

/** "Cheaper per kilo" where the numbers are Per kilo and Cheaper, "weight of two packages" where each has its weight. */
function isWorkedOut(name: string, { fields, facts, figures }: Entity): boolean {
  const [measure] = /^\p{L}+(?= of (?:two|both|each|the two|all)\b)/iu.exec(name) ?? []
  if (measure && fields.filter((field) => field.name.startsWith(`${measure} of `)).length > 1) return true
  if (!/ per |^(?:cheaper|better|faster|dearer|difference|saving)/i.test(name)) return false
  const shown = new Set([...facts, ...figures].flatMap(({ title }) => wordsIn(title)))
  const words = wordsIn(name)
  return words.length > 1 && words.every((word) => shown.has(word))
}

/** "Parts used" where each job has its spare parts. */
const isPartOfField = (label: string, fields: readonly Field[]): boolean => {
  const words = wordsIn(label)
  return (
    /\b(?:used|taken|spent)$/i.test(label) &&
    words.length > 0 &&
    fields.some(({ name }) => words.every((word) => wordsIn(name).includes(word)))
  )
}

/** "Hourly rate" where each has its price for an hour. */
const isOwnRate = (name: string, main: Entity | undefined): boolean =>
  /^(?:hourly|daily|nightly|weekly|monthly) (?:rates?|prices?|fees?)$/i.test(name) &&
  main?.facts.some(({ value }) => value === main.price?.value) === true

/** "Published date" of a book that has "Published" says nothing new. */
export const isKnownValue = (extra: Extra, plan: AppPlan, { isSeen }: Phrase): boolean => {
  const [worked] = plan.entities.values()
  if (
    extra.kind === 'thing' &&
    worked &&
    /^(?:measure|state)$/.test(extra.entity.nounClass ?? '') &&
    isWorkedOut(extra.label, worked)
  )
    return true
  if (
    extra.kind === 'note' &&
    [...plan.entities.values()].some(({ fields }) => isPartOfField(extra.label, fields))
  )
    return true
  if (
    extra.kind === 'note' ||
    (extra.kind === 'action' && /^info(?:rmation)? /i.test(extra.label)) ||
    (extra.kind === 'thing' && (isSeen || / (?:values|readings|levels|tests|grades?)$/i.test(extra.label)))
  )
    return [...plan.entities.values()].some(({ fields }) =>
      fields.some(({ name }) =>
        isSameField(name, extra.label.replace(/ (?:values|readings|levels|tests)$/i, '')),
      ),
    )
  // "With photo and place" of what has a place.
  if (extra.kind === 'thing' && /^(?:place|location|address|position)$/i.test(extra.label))
    return [...plan.entities.values()][0]?.fields.some(({ kind }) => kind === 'place') === true
  if (extra.kind !== 'field') return false
  if (isSpan(extra, plan)) return true
  const [main] = plan.entities.values()
  if (isOwnRate(extra.field.name, main)) return true
  if (main && isWorkedOut(extra.field.name, main)) return true
  const names = [
    ...(main?.fields ?? []),
    ...plan.screens.flatMap(({ extras }) =>
      extras.flatMap((held) => (held.kind === 'field' ? [held.field] : [])),
    ),
  ].map(({ name }) => name)
  if (names.some((name) => isSameField(name, extra.field.name))) return true
  if (/categor/i.test(extra.field.name) && main?.fields.some((field) => isSameChoice(field, extra.field)))
    return true
  // "Shoe size" that stands on the sheet of each child; a word alone could be of anything.
  return (
    extra.field.name.includes(' ') &&
    [...plan.entities.values()].some(
      ({ id, fields }) =>
        id === 'child-sheet' && fields.some(({ name }) => isSameField(name, extra.field.name)),
    )
  )
}

const ofNow = /^(?:live|current|real-?time|latest|actual|today['’]?s) (\p{L}+)$/iu

/** "Live prices" where each thing has its price on it: what it is now is what one sees. */
export const isValueOfNow = ({ verb, label, text }: Phrase, { entities }: AppPlan): boolean => {
  const [main] = entities.values()
  const [, what = ''] = find(ofNow, label ?? text) ?? []
  return (
    (verb === undefined || /^(?:see|show|view|check|display|get)$/.test(verb)) &&
    what !== '' &&
    main !== undefined &&
    [...main.facts.map(({ title }) => title), ...main.fields.map(({ name }) => name)].some((name) =>
      isSameField(name, what),
    )
  )
}

/** "Volunteers filter by interest", where "filter by interest" is said, too. */
export const isSaidShorter = ({ label }: Phrase, told: readonly Phrase[]): boolean =>
  label !== undefined &&
  told.some(
    (other) => other.verb && other.label && label !== other.label && label.endsWith(` ${other.label}`),
  )

/** "Each listing", "listing photos": the thing all of the app is of, under one of its names. */
export function isThingItself({ verb, words, label, isToldOfEach }: Phrase, main: Entity): boolean {
  const [noun = '', head] = words
  const isNamed = main.words.includes(toSingular(noun)) && noun === toSingular(noun)
  if (verb || !isNamed) return false
  return words.length === 1
    ? !label && isToldOfEach !== true && !main.one.toLowerCase().includes(noun)
    : words.length === 2 && label === words.join(' ') && /^(?:photos?|pictures?|images?)$/.test(head ?? '')
}

/** "Predefined timeframe": the noun alone. */
const toTail = (name: string) => capitalise(name.split(' ').at(-1) ?? name)

const longestName = 22

/** "Ascent styles" of climbs: each has one. */
const asOne = (name: string) =>
  name.includes(' ')
    ? [...name.split(' ').slice(0, -1), toSingular(name.split(' ').at(-1) ?? '')].join(' ')
    : name

/** "Nozzle temperature" for what the app's things have as "Nozzle": the description's word for it. */
export function nameValue(extra: Extra, plan: AppPlan): void {
  const [main] = plan.entities.values()
  const isGrade = extra.kind === 'thing' && / grade$/i.test(extra.label)
  if (!main || (extra.kind !== 'field' && extra.kind !== 'note' && !isGrade)) return
  const name = extra.kind === 'field' ? extra.field.name : extra.label
  if (isOwnRate(name, main)) {
    main.facts = main.facts.map((fact) =>
      fact.value === main.price?.value ? { ...fact, title: capitalise(name) } : fact,
    )
    return
  }
  // Below the two days stands how long that is.
  if (isSpan(extra, plan)) {
    const form = plan.screens.find(({ kind, entity }) => kind === 'form' && entity === main.id)
    form?.extras.push({ kind: 'hint', label: `${toTail(name)}: ten days` })
    return
  }
  const same = main.fields.findIndex(
    (field) => isSameField(field.name, name) || (extra.kind === 'field' && isSameChoice(field, extra.field)),
  )
  const known = main.fields[same]
  if (
    !known ||
    known.name === name ||
    (known.name.length > name.length &&
      isSameField(known.name, name) &&
      known.name.toLowerCase().includes(name.toLowerCase().split(' ')[0] ?? '')) ||
    name.length > longestName ||
    / (?:of|for) /.test(name) ||
    // "Record loudness", "map courses": what one does, no other name of the value.
    /^(?:map|record|log|track|rate|mark|measure|list|report|photograph|count) /i.test(name)
  )
    return
  plan.entities.set(main.id, {
    ...main,
    fields: main.fields.map((field, index) =>
      index === same ? { ...field, name: known.name === asOne(known.name) ? asOne(name) : name } : field,
    ),
  })
}
