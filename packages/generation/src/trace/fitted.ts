import { makeEntity } from '../plan/make-entity.ts'
import { hasPictures, type Entity } from '../entity.ts'
import { aspectOf } from '../plan/aspect-of.ts'
import { hasContent } from '../plan/has-content.ts'
import { nounField } from '../plan/noun-field.ts'
import type { AppPlan, Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stateAsked } from './of-clause.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isSame } from '../words/synonyms.ts'
import { inTurn, isTurn } from './in-turn.ts'
import { isOf } from './names-of.ts'
import { ofGame } from './of-game.ts'
import { isQuality } from './said-already.ts'
import { isDone } from '../understand/word-kinds.ts'
import { find, has } from '../understand/searched.ts'

const participle = /^(?:\p{L}{3,}ed|seen|found|heard|met)$/u
/** "Rare birds reported nearby": what the app has of the noun that stands before a participle, or last. */
export function severalOf({ words, verb }: Phrase, plan: AppPlan): Entity | undefined {
  const done = verb
    ? -1
    : words.findIndex((word, index) => index > 0 && (isDone(word) || has(participle, word)))
  const noun = words[done > 0 ? done - 1 : words.length - 1] ?? ''
  const one = toSingular(noun)
  if (one === noun) return undefined
  const [main] = plan.entities.values()
  const entities = done > 0 && !plan.isRegister ? [...plan.entities.values()] : main ? [main] : []
  return entities.find((entity) => isOf(entity, one) && entity.samples.length > 2)
}

/** An extra in the app's own terms; undefined for a value that nobody can know. */
export function fitted(extra: Extra, phrase: Phrase, plan: AppPlan): Extra | undefined {
  const [main] = plan.entities.values()
  if (isTurn(extra)) return inTurn(extra, main)
  const inGame = ofGame(extra, phrase, plan)
  if (inGame) return inGame
  const head = phrase.words.at(-1) ?? ''
  // What is worked out keeps no lists: a payment goes into it, and the rest is nothing it has.
  if (main?.id === 'own-calculation' && extra.kind === 'thing')
    return /^(?:payment|fee|cost|contribution|deposit|withdrawal|expense|instalment|installment|bonus)s?$/.test(
      head,
    )
      ? { kind: 'field', field: { name: extra.label, kind: 'money', value: '€ 100', options: [] } }
      : undefined
  if (extra.kind === 'thing') {
    const value = dailyFigure(extra.label, plan) ?? ripeness(extra.label, plan)
    if (value) return { kind: 'field', field: { name: extra.label, kind: 'text', value, options: [] } }
  }
  if (main && extra.kind === 'search' && /^(?:\p{L}+ )?finder$/iu.test(extra.label))
    return { kind: 'search', label: `Find ${main.many.toLowerCase()}` }
  // Scents, sizes and toppings of what a shop sells are chosen above its shelf.
  if (
    main &&
    plan.handovers &&
    extra.kind === 'thing' &&
    extra.entity.id.startsWith('own-') &&
    isOfGoods(extra)
  )
    return { kind: 'choice', label: extra.label, options: ['All', ...titlesOf(extra.entity)] }
  // "Funny sounds" in an app of sounds
  if (extra.kind === 'note' && !has(isQuality, phrase.text)) {
    const some = severalOf(phrase, plan)
    if (some) return { kind: 'thing', label: extra.label, entity: someOf(some) }
  }
  // "Deworming" of pets is seen with those.
  if (extra.kind === 'note' && !phrase.verb && !plan.isRegister) {
    const aspect = aspectOf(phrase, plan.entities.values(), plan.contentSeed)
    if (aspect) return { kind: 'thing', label: extra.label, entity: aspect }
  }
  return asToldValue(
    named(ofTheApp(shortField(inOwnGroups(extra, main), plan), phrase, plan), plan),
    phrase,
    plan,
  )
}

/** "With categories": those in which the app has its things anyway. */
function inOwnGroups(extra: Extra, main: Entity | undefined): Extra {
  if (extra.kind !== 'field' || !main || !/categor(?:y|ies)$/i.test(extra.field.name)) return extra
  if (extra.field.options.join() !== 'General,News,Other' || main.groups.length < 2) return extra
  const own = main.fields.find(
    ({ options }) => options.length > 1 && options.some((option) => main.groups.includes(option)),
  )
  const options = own?.options ?? main.groups
  return { kind: 'field', field: { ...extra.field, value: options[0] ?? '', options: [...options] } }
}

const mostOptions = 3
const longestOption = 18
const titlesOf = ({ samples }: Entity): string[] =>
  samples
    .map(({ title }) => title)
    .filter((title) => title.length <= longestOption && !/\d{3}/.test(title))
    .slice(0, mostOptions)
/** What whoever sells things keeps or does beside: nothing one chooses them by. */
const besideGoods =
  /(?:list|menu|log|plan|schedule|collection|reward|request|order|record|reading|minute|note|rule|result|payment|receipt|histor(?:y|ie)|report|story|post|message|lesson|class(?:e)?|video|photo|stamp|point|coupon|voucher|ticket|review|shift|task|member|subscription|donation|book|diar(?:y|ie))s?$/i
const isOfGoods = ({ label, entity }: { label: string; entity: Entity }): boolean =>
  !['person', 'place', 'event', 'document', 'activity', 'money', 'group'].includes(entity.nounClass ?? '') &&
  !has(besideGoods, label) &&
  titlesOf(entity).length === mostOptions

/** "Time of each event", "prices of coins": the value of the thing the screen is of. */
function shortField(extra: Extra, plan: AppPlan): Extra {
  if (extra.kind !== 'field') return extra
  const counted =
    countedFigure(extra.field.name, plan) ??
    dailyFigure(extra.field.name, plan) ??
    ripeness(extra.field.name, plan)
  if (counted) return { kind: 'field', field: { ...extra.field, kind: 'text', value: counted } }
  const [, value, each, what = ''] =
    find(
      /^(\p{L}+(?: \p{L}+)?) (?:of|for) (?:(an?|the|its|their|each|every|all) )?(.+)$/iu,
      extra.field.name,
    ) ?? []
  const [main] = plan.entities.values()
  if (
    !value ||
    !main ||
    /^(?:(?:total |whole |current )?(?:number|amount)|list|kind|type|name)s?$/i.test(value)
  )
    return extra
  const head = toSingular(what.toLowerCase().split(' ').at(-1) ?? '')
  if (!/^(?:each|every|its|their)$/.test(each ?? '') && !isOf(main, head)) return extra
  const name = /^its|their$/.test(each ?? '')
    ? capitalise(head)
    : capitalise([...value.split(' ').slice(0, -1), toSingular(value.split(' ').at(-1) ?? '')].join(' '))
  return { kind: 'field', field: { ...extra.field, name } }
}

/** "Total number of dives": as many as the app says there are. */
function countedFigure(name: string, plan: AppPlan): string | undefined {
  const [, what = ''] = find(/^(?:total )?number of (\p{L}+)$/iu, name) ?? []
  const [main] = plan.entities.values()
  return what !== '' && main && isOf(main, toSingular(what.toLowerCase()))
    ? main.figures.find(({ title }) => title.toLowerCase() === main.many.toLowerCase())?.value
    : undefined
}

/** "Daily count": what the curve says of a day. */
function dailyFigure(name: string, plan: AppPlan): string | undefined {
  const [main] = plan.entities.values()
  return main && /^daily (?:count|total|number)$/i.test(name) && /\b(?:a|per) day$/i.test(main.trend.title)
    ? main.trend.value
    : undefined
}

/** How much sugar there is in grapes is measured in degrees, as the app says elsewhere. */
function ripeness(name: string, plan: AppPlan): string | undefined {
  const [main] = plan.entities.values()
  const brix = main?.facts.find(({ title }) => title === 'Brix')
  return brix && /^sugar(?: content)?$/i.test(name) ? `${brix.value} °Bx` : undefined
}

/** A name is that of the first thing, not of a street. */
function named(extra: Extra, plan: AppPlan): Extra {
  const title = [...plan.entities.values()][0]?.samples[0]?.title
  return extra.kind === 'field' && title && /^(?:name|title)$/i.test(extra.field.name)
    ? { ...extra, field: { ...extra.field, value: title } }
    : extra
}

const several =
  /(?:s|list|history|gallery|feed|board|menu|schedule|plan|map|log|table|inventory|collection|library|cart|summary|overview|news|people|team|staff|media|data|diary|calendar|itinerary|catalogu?e|archive|queue|forum|chat|guide)$/i

/**
 * "With title, plot and poster", "a time and a label": of one of its kind there is one, which is a value of what the app
 * shows and no list. Undefined where nobody can know such a value.
 */
function asToldValue(extra: Extra, phrase: Phrase, plan: AppPlan): Extra | undefined {
  if (extra.kind !== 'thing' || phrase.isOfStory !== true || phrase.verb || plan.isRegister) return extra
  const [main] = plan.entities.values()
  // "They see pictures" of what is shown with its picture.
  if (phrase.isSeen && /^(?:pictures|photos|images)$/i.test(extra.label) && main && hasPictures(main))
    return undefined
  const isOwn = extra.entity.id.startsWith('own-') || extra.entity.id === 'photo'
  const head = phrase.words.at(-1) ?? ''
  // How good or bad such things are is nothing one can know.
  if (isOwn && phrase.isSeen && classOf(toSingular(head)) === 'state' && has(several, head)) return undefined
  // "For each voice part": of what nobody knows there is nothing to list.
  if (isOwn && phrase.isOneOfMany && !hasContent(extra.entity, phrase)) return undefined
  if (!isOwn || has(several, head) || has(several, extra.label) || phrase.isOneOfMany) return extra
  const field = nounField(extra.label, head)
  if (field.kind !== 'switch' && field.kind !== 'photo' && !/^No\. \d/.test(field.value))
    return { kind: 'field', field }
  return phrase.isSeen || field.kind === 'photo'
    ? undefined
    : { kind: 'field', field: { name: extra.label, kind: 'text', value: '', options: [] } }
}

/** What names an aspect of the app's things shows those. */
export function ofTheApp(extra: Extra, phrase: Phrase, plan: AppPlan): Extra {
  if (extra.kind !== 'thing') return extra
  const [main] = plan.entities.values()
  const how = find(stateAsked, extra.label)?.groups?.state
  // Dates and people do not break.
  if (main && how === 'broken' && !/^(?:thing|numbered)$/.test(classOf(main.one.toLowerCase())))
    return { ...extra, entity: makeEntity(['broken', 'thing'], plan.contentSeed) }
  if (main && how) return { ...extra, entity: standingSo(main, how) }
  const head = toSingular(phrase.words.at(-1) ?? '')
  // "What to bake" is told of what is ordered.
  if (main && !plan.isRegister && /^what to /i.test(extra.label)) return { ...extra, entity: someOf(main) }
  // Hotel receipts are receipts.
  const before = toSingular(phrase.words.at(-2) ?? '')
  // A symptom diary holds symptoms.
  const noun = /^(?:list|diary|log|journal|archive|history|overview|gallery)$/.test(head) ? before : head
  // "Today's list" is of what the app lists.
  if (
    main &&
    !plan.isRegister &&
    noun !== head &&
    /^(?:today|tomorrow|tonight|day|week|month|morning|noon|evening|night|bedtime|weekend)(?:['’]s?)?$/.test(
      noun,
    )
  )
    return { ...extra, entity: someOf(main) }
  // "A species list" of finds that each have a species.
  if (
    main &&
    !plan.isRegister &&
    noun !== head &&
    main.fields.some(({ name }) => isSame(name.toLowerCase(), noun))
  )
    return { ...extra, entity: someOf(main) }
  if (main && !plan.isRegister && [main.one.toLowerCase(), ...main.words].some((word) => isSame(word, noun)))
    return { ...extra, entity: standingAs(main, phrase) ?? someOf(main) }
  // "League of Legends players" where the app has players.
  const known = plan.isRegister
    ? undefined
    : [...plan.entities.values()].find(
        (entity) => isSame(entity.one.toLowerCase(), noun) || entity.words.includes(noun),
      )
  if (known && known.samples.length > 2) return { ...extra, entity: someOf(known) }
  // A photo diary of plants has pictures of those.
  if (
    main &&
    !plan.isRegister &&
    hasPictures(main) &&
    /^(?:photo|picture|image)$/.test(toSingular(noun)) &&
    /^(?:own-)?(?:photo|picture|image)$/.test(extra.entity.id)
  )
    return { ...extra, entity: picturesOf(main, extra.entity) }
  const aspect = aspectOf(phrase, plan.entities.values(), plan.contentSeed)
  return aspect ? { ...extra, entity: aspect } : extra
}

/** Photos of the app's things, each with the day it was taken. */
const picturesOf = (main: Entity, photo: Entity): Entity => ({
  ...photo,
  samples: main.samples.flatMap(({ title, image }, index) =>
    image ? [{ title, subtitle: photo.samples[index % photo.samples.length]?.title ?? '', image }] : [],
  ),
})

/** Some of the things, which stand as is said: "Overdue". What else they say of it would be of another state. */
function standingSo(main: Entity, how: string): Entity {
  const isGood = how === 'left' || how === 'next'
  return {
    ...main,
    id: `own-${how.replace(' ', '-')}-${main.id}`,
    samples: main.samples.slice(1, 4).map(({ title, subtitle, image, avatar, icon }) => ({
      title,
      ...(subtitle && how !== 'missing' ? { subtitle } : {}),
      ...(image ? { image } : avatar ? { avatar } : icon ? { icon } : {}),
      badge: capitalise(how),
      tone: isGood ? 'success' : 'danger',
    })),
  }
}

const undone = /^un(paid|read|answered|solved|sold|finished|signed|opened)$/
const past = /^(?:earlier|past|previous|former|finished|completed)$/
const isPast = /^(?:done|failed|finished|closed|paid|settled|delivered|over|past|returned)$/i
const fewest = 2

/**
 * "Unpaid invoices" are none of the paid ones, nor drafts, and "earlier prints" are not in the queue. Undefined where nothing of
 * the kind is said, or hardly any would be left.
 */
function standingAs(main: Entity, { words }: Phrase): Entity | undefined {
  const [, done] = words.map((word) => find(undone, word)).find(Boolean) ?? []
  if (!done && !words.some((word) => has(past, word))) return undefined
  const isOther = new RegExp(`\\b(?:${done ?? ''}|drafts?)\\b`, 'i')
  const samples = main.samples.filter(({ subtitle = '', badge = '', overline = '', value = '' }) =>
    done
      ? !has(isOther, `${subtitle} ${badge} ${overline}`)
      : [badge, overline, value].some((each) => has(isPast, each)),
  )
  return samples.length < fewest ? undefined : { ...main, id: `own-${done ?? 'past'}-${main.id}`, samples }
}

/** Others of it than those that stand first everywhere. */
export const someOf = (entity: Entity): Entity => ({
  ...entity,
  samples: [...entity.samples.slice(3), ...entity.samples.slice(0, 3)],
})
