import { defineEntity, type Entity, type Field } from '../entity.ts'
import { isStory } from '../understand/story.ts'
import { readableParts } from '../told-story/reads-well.ts'
import { type StoryClause, storyClauses } from '../told-story/story-clauses.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { deedFormOf } from '../words/deeds.ts'
import { isDescriber } from '../words/describers.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { makeEntity } from './make-entity.ts'
import { iconFor } from '../words/noun-icons.ts'
import { isDoneOn, isDoneWith } from './done-by.ts'
import { fieldOfPart } from './field-of-part.ts'
import { makeRoom } from './main-matter.ts'
import { mostScreens, type ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

const mostDeeds = 2
/** Where what one enters is checked at once. */
const asking: ReadonlySet<ScreenPlan['kind']> = new Set(['quiz', 'converter', 'typing', 'generator'])
/** Nobody says "a" of these. */
const uncounted =
  /(?:^| )(?:money|food|water|waste|help|advice|feedback|information|equipment|furniture|music|news|direct|online|work|time|support|access|data|energy|milk|bread|honey|homework|luggage|clothes|clothing|produce|leave|interest|hr|it|us|me|staff|support|content|proof|evidence|material|footage|art|artwork|research|cash|coverage|insurance|transport|parking|storage|zakat|damage|traffic|litter|abuse|noise|vandalism|\p{L}*(?:mentor|tutor|coach|counsell?|cater|hous|plumb|clean|sponsor|fund)ing)$/u
const longestTitle = 26
/** "Suggest a word": what one suggests is one of those the app is of. */
function suggested(
  verb: string,
  noun: string,
  entities: readonly Entity[],
  seed: number,
): Field[] | undefined {
  if (!/^(?:suggest|recommend|nominate|propose)$/.test(verb)) return undefined
  const known = entities.find(
    ({ one, fields, samples }) =>
      samples.length > 0 && [one, fields[0]?.name].some((name) => name?.toLowerCase() === noun),
  )
  const made = known ?? makeEntity([noun.split(' ').at(-1) ?? noun], seed)
  const value = made.samples.at(-1)?.title
  if (
    !value ||
    (!known && /^(?:thing|idea|change|improvement|topic|date|time|feature|edit|option|name)$/.test(noun))
  )
    return undefined
  return [
    { name: capitalise(noun), kind: 'text', value, options: [] },
    { name: 'Why', kind: 'long', value: 'Many of us would like it', options: [] },
  ]
}

/** Where something is reported is one of the places on the app's own map. */
function atPlaces(
  fields: readonly Field[],
  screens: readonly ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): readonly Field[] {
  const map = screens.find(({ kind }) => kind === 'map')
  const onMap = map && entities.get(map.entity)
  const [first] = onMap?.samples ?? []
  // What only lies there is no place itself.
  const isPlace =
    onMap !== undefined &&
    (onMap.nounClass === 'place' ||
      classOf(toSingular(onMap.one.toLowerCase().split(' ').at(-1) ?? '')) === 'place')
  return first && isPlace
    ? fields.map((field) => (field.kind === 'place' ? { ...field, value: first.title } : field))
    : fields
}

/** What one looks for in an app of stamps is a stamp. */
function ofTheThings(fields: readonly Field[], entities: ReadonlyMap<string, Entity>): readonly Field[] {
  const [main] = entities.values()
  const wanted = main && !main.id.startsWith('own-') ? main.samples[1]?.title : undefined
  return wanted
    ? fields.map((field) => (field.name === 'Looking for' ? { ...field, value: wanted } : field))
    : fields
}

const leastTold = 2
/** "Report waste with product and quantity": these are filled in, with when it was. */
function toldFields(verb: string, noun: string, clauses: readonly StoryClause[]): Field[] {
  const clause = clauses.find(
    (each) =>
      each.verb === verb &&
      each.object
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .map(toSingular)
        .includes(noun),
  )
  const parts = clause ? readableParts(clause) : []
  const values = parts.filter(({ form }) => form === 'enter' || form === 'choose')
  if (values.length + Number(parts.some(({ form }) => form === 'photo')) < leastTold) return []
  const fields = values.slice(0, mostTold).map((value, index) => fieldOfPart(value, index))
  const has = (kind: Field['kind']) => fields.some((field) => field.kind === kind)
  return [
    ...fields,
    ...(has('date') || has('time')
      ? []
      : [{ name: 'When', kind: 'date', value: 'Thu 19 Nov', options: [] } satisfies Field]),
    ...(parts.some(({ form }) => form === 'photo')
      ? [{ name: 'Photo', kind: 'photo', value: 'camera', options: [] } satisfies Field]
      : []),
    ...(has('long')
      ? []
      : [{ name: 'Notes', kind: 'long', value: 'Seen by two of us', options: [] } satisfies Field]),
  ]
}
const mostTold = 5

const broken = /^(?:broken|faulty|defective|damaged)$/

/** Nobody meets these anywhere: something is wrong. */
const amiss =
  /\b(?:problem|issue|incident|accident|fault|defect|damage|failure|breakdown|error|bug|fire|leak|hazard|complaint|abuse|child|absence|case|emergency)s?$/
/** What is in the app itself, and who uses it, is told of nowhere outside. */
const onScreens =
  /\b(?:post|message|comment|listing|review|photo|video|profile|ad|advert|seller|user|member|player|link|page|answer|question|account|spam|score|result|income|hour|mileage|absentee)s?$/i
/** "Report a swarm": where one saw it. What is wrong with something is told of itself. */
const seen = (fields: readonly Field[], what: string): readonly Field[] =>
  amiss.test(what) || onScreens.test(what)
    ? fields
    : fields.map((field) =>
        field.name === 'What happened' ? { ...field, value: `${capitalise(what)} near the old mill` } : field,
      )

/** "Report damage to a boat": which of the boats. */
function ofWhich({ label = '' }: Phrase, entities: ReadonlyMap<string, Entity>): Field | undefined {
  const [, noun = ''] =
    /^\p{L}+ (?:to|on|with|of|about) (?:an?|the|my|their|your) (\p{L}+)$/u.exec(label) ?? []
  const thing = [...entities.values()].find(({ one }) => noun !== '' && one.toLowerCase() === noun)
  const names = thing?.samples.slice(0, 4).map(({ title }) => title) ?? []
  const [value] = names
  return thing && value ? { name: thing.one, kind: 'choice', value, options: names } : undefined
}

/** "Report a pothole", "request a song": doings that need a form get one, as long as there is room. */
export function addDeeds(
  screens: ScreenPlan[],
  meant: Understanding,
  entities: Map<string, Entity>,
  seed: number,
): void {
  let added = 0
  // What a brief tells makes room for itself.
  const isTold = isStory(meant.text)
  const clauses = isTold ? storyClauses(meant.text) : []
  for (const phrase of meant.phrases) {
    if ((screens.length >= mostScreens && !isTold) || added >= mostDeeds) return
    const { verb } = phrase
    // Of what is broken, damage is told.
    const isBroken = verb === 'report' && phrase.words.some((word) => broken.test(word))
    // "Ask for a pickup": one asks for it, and no question.
    const isAskedFor = verb === 'ask' && /^asks? for /i.test(phrase.label ?? phrase.text)
    const form = verb
      ? deedFormOf(isAskedFor ? 'ask for' : verb, isBroken ? ['damage'] : phrase.words)
      : undefined
    if (!verb || !form || phrase.words.length === 0 || phrase.words[0] === verb) continue
    // "Sell by size", "apply with a profile": how it is done is not what it is done with.
    const done = ofWhich(phrase, entities)
    if (!done && phrase.label && /^\p{L}+ (?:to|by|with|as|from|per|in|at|until)(?: |$)/u.test(phrase.label))
      continue
    if (/^(?:ahead|online|early|late|again|now|there|here|back|direct)$/.test(phrase.words.at(-1) ?? ''))
      continue
    // One applies for a job; a template or a filter is put on something.
    if (
      verb === 'apply' &&
      /^(?:condition|damage|spell|buff|treatment|fertili[sz]er|pesticide|mask|formula|rule|makeup|paint|template|filter|effect|style|theme|preset|discount|coupon|code|voucher|sticker|change|setting|frame|layer)s?$/.test(
        phrase.words.at(-1) ?? '',
      )
    )
      continue
    // "Rent received" is what came in.
    if (
      /^(?:received|paid|due|owed|spent|left|open|missing|earned|collected)$/.test(phrase.words.at(-1) ?? '')
    )
      continue
    // "Rent payments" are what one pays for a home, "buy now" is when.
    if (
      phrase.words[0] === 'now' ||
      (verb === 'rent' &&
        /^(?:payment|collection|receipt|reminder|deposit|arrear)s?$/.test(phrase.words.at(-1) ?? ''))
    )
      continue
    // A result that is entered is the answer, where questions are asked.
    if (verb === 'enter' && screens.some(({ kind }) => asking.has(kind))) continue
    // "Swap partners" are those one swaps with.
    if (/^(?:swap|trade|exchange)$/.test(verb) && classOf(toSingular(phrase.words.at(-1) ?? '')) === 'person')
      continue
    if (isDoneOn(verb, screens) || isDoneWith(verb, phrase.words.at(-1) ?? '', screens)) continue
    // What is swapped or sold is put up with the app's own form.
    const isPutUp = screens.some(
      ({ kind, isDeed, entity }) =>
        kind === 'form' &&
        !isDeed &&
        entities.get(entity)?.fields.some(({ name }) => /^(?:swap for|price|asking price)$/i.test(name)) ===
          true,
    )
    if (/^(?:swap|trade|exchange|sell|offer)$/.test(verb) && isPutUp) continue
    // What guests say of the house is what the app is for.
    if (/^(?:rate|review)$/.test(verb) && entities.has('guest-feedback')) continue
    // What the app lends is lent on its own screens.
    if (/^(?:lend|rent|hire|borrow)$/.test(verb) && isLending(entities)) continue
    // "We rent out tents. Customers pick one": what a firm does is what the app is for.
    if (verb === 'lend' && /^(?:we|i) (?:rent|hire|let|lease) out /i.test(meant.text)) continue
    // "Sell old stuff": how it is, and not what.
    if (isDescriber(phrase.words.at(-1) ?? '')) continue
    // "Join them on their ride"
    const named = phrase.words
      .slice(-3)
      .filter((word, place) => place > 0 || !/^(?:on|in|at|for|with)$/.test(word))
    const noun = [...named.slice(0, -1), toSingular(named.at(-1) ?? '')].join(' ')
    const words = named.join(' ')
    const isPlural = noun !== words
    const isThe = meant.text.toLowerCase().includes(`${verb} the ${words}`)
    const article = isThe ? 'the' : /^[aeiou]/.test(noun) ? 'an' : 'a'
    const isUncounted = has(uncounted, noun)
    const what = isPlural || isUncounted ? words : `${article} ${noun}`
    // One applies for an adoption.
    const told = toldFields(verb, noun.split(' ').at(-1) ?? noun, clauses)
    const title = capitalise(
      verb === 'apply'
        ? `apply for ${isThe ? what : words}`
        : `${isAskedFor ? 'ask for' : verb} ${isAskedFor ? what.replace(/^the /, '') : what}`,
    )
    // "Report faults" where the recipe has a form to report something: that one.
    const same = screens.find(
      (screen) =>
        screen.kind === 'form' &&
        !screen.isDeed &&
        ((/^(?:report|request|ask|submit|suggest|propose)$/.test(verb) &&
          entities.get(screen.entity)?.add.toLowerCase().startsWith(`${verb} `) === true) ||
          // What the app lends is offered with the form there is to add it.
          (verb === 'offer' && isLending(entities))),
    )
    if (same) {
      if (title.length <= longestTitle) same.title ??= title
      continue
    }
    // One sells with the form there is to sell something.
    const hasForm = screens.some(
      ({ kind, isDeed, entity }) =>
        kind === 'form' && !isDeed && entities.get(entity)?.add.toLowerCase().startsWith(`${verb} `) === true,
    )
    const isMain =
      hasForm ||
      screens.some(
        (screen) => screen.kind === 'form' && entities.get(screen.entity)?.add.toLowerCase().includes(noun),
      )
    const isNamed = screens.some(({ name, title: shown }) =>
      [name, shown ?? ''].some((said) => said === title || `${said}s` === title),
    )
    if (isMain || title.length > longestTitle || isNamed) continue
    if (screens.length >= mostScreens && !makeRoom(screens, meant)) return
    const id = `deed-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
    const entity: Entity = {
      ...defineEntity({
        id,
        one: form.button,
        many: capitalise(words),
        words: noun,
        icon: iconFor(noun, 'send'),
        fields: '',
        samples: `icon | title | subtitle\n${iconFor(noun, 'send')} | ${capitalise(noun)} | Sent on Tuesday`,
        tip: `${title} | Takes a minute`,
      }),
      fields: suggested(verb, noun, [...entities.values()], seed) ?? [
        ...(done ? [done] : []),
        ...ofTheThings(
          atPlaces(told.length > 0 ? told : seen(form.fields, what), screens, entities),
          entities,
        ),
      ],
      add: title,
      use: form.button,
    }
    entities.set(id, entity)
    added += 1
    screens.push({
      id: id.slice('deed-'.length),
      kind: 'form',
      name: title,
      icon: entity.icon,
      isTab: false,
      entity: id,
      variant: 0,
      extras: [],
      title,
      isDeed: true,
    })
  }
}

/** Whether the app's things are out with somebody and come back. */
const isLending = (entities: ReadonlyMap<string, Entity>): boolean =>
  [...entities.values()][0]?.fields.some(({ name }) => name === 'Borrowed by') === true
