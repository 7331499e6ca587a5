import { thingName } from '../dictation/settle-parts.ts'
import { general } from '../dictation/subject-of.ts'
import { entityById, findEntity } from '../entities/index.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import { find, has, replaced } from '../understand/searched.ts'
import { toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { listContent } from './list-content.ts'
import { makeEntity } from './make-entity.ts'

/** What lists of a general name hold, by what else the description speaks of. */
const inContext: readonly [label: RegExp, context: RegExp, noun: string[]][] = [
  [/^(?:(?:key|main|included|all) )?features$/i, /./, ['product', 'feature']],
  [/^(?:line|invoice|bill|billing|quote) items$/i, /./, ['invoice', 'item']],
  [/^(?:the )?cast(?: members?)?$|^actors$/i, /./, ['film', 'actor']],
  [/^(?:app |display |available )?languages$/i, /./, ['display', 'language']],
  [/^(?:first |full )?names$/i, /./, ['member']],
  [/^(?:open |my |today's )?tasks$/i, / (?:ward|nurse|nurs|patient|hospital|handover) /, ['ward', 'task']],
  [
    /^(?:open |my |new |today's )?orders$/i,
    / (?:kitchen|waiter|restaurant|dish|dine) /,
    ['kitchen', 'order'],
  ],
  [
    /^(?:open |my |new )?(?:repair )?requests$/i,
    / (?:repair|tenant|landlord|heat|maintenance) /,
    ['maintenance', 'request'],
  ],
  [/^(?:new |my |popular |all )?(?:shows|episodes|new episodes)$/i, / podcast /, ['podcast']],
  [/^(?:open |my |swap )*requests$/i, / shift /, ['request', 'for', 'a', 'shift']],
  [/^who \p{L}/iu, /./, ['member']],
  [/^people (?:in|at|on|who)\b/i, /./, ['member']],
  [/^(?:my )?(?:brews|batches)$/i, / (?:malt|hop|lager|ferment|beer|wort) /, ['batch', 'of', 'beer']],
  [/^walks$/i, / dog /, ['dog', 'walk']],
  [/^rooms$/i, / (?:smart|home|light|thermostat|lamp|device|heat|hous)/, ['home', 'room']],
]

/** Which of a kind, not what they are: "upcoming episodes" are episodes. */
const describing =
  /^(?:upcoming|latest|recent|popular|featured|similar|related|available|saved|favou?rite|todays?|today's|past|top|best|new|newest|next|previous|suggested|recommended|trending|nearby|open|active|completed|current|all|my|your|other|more|short|long|weekly|daily|monthly|different)\s+/i

/** "Medicines due": how it is with them. */
const waiting =
  /(?<=\p{L}{3,}s) (?:(?:open|leaving|arriving|playing|running|free|on) (?:tonight|today|tomorrow|now)|due|left|planned|waiting|booked|needed|in stock|on loan|(?:for|of|due) (?:today|the day|the week|this week)|today|this week|to \p{Ll}{3,}|for (?:sale|rent|hire)|near(?:by| you| me))$/u

/** Which of the app's own things: those one keeps. */
const kept =
  /^(?:my )?(?:favou?rites|saved(?: items)?|recents?|archived?(?: items)?|wish ?list|watch ?list|history|library|collection|drafts?|trash|inbox|downloads|best ?sellers|new arrivals|recommendations|top picks|highlights|featured|trending|for you|(?:most )?popular|recent(?:ly (?:added|viewed))?|latest|newest|nearby|near you|upcoming|past|top rated|recommended|on sale|deals of the day)$/i

/** A list's things by the names that are told of them. */
export const called = (entity: Entity, names: readonly string[] = []): Entity =>
  names.length === 0 || entity.samples.length === 0
    ? entity
    : {
        ...entity,
        samples: names.flatMap((title, index) => {
          const sample = entity.samples[index % entity.samples.length]
          return sample ? [{ ...sample, title }] : []
        }),
      }

/** The thing of this name: what bears the name itself comes before what is called so, too. */
export function thingCalled(noun: string): Entity | undefined {
  const own = entityById(noun)
  return own?.words.includes(noun) === true ? own : findEntity(noun)
}

/** "Classes this week", "orders for the morning": of when they are says nothing of what they are. */
const ofTime =
  /(?<=^(?:\p{L}+ )?\p{L}+s|^\p{L}{3,}) (?:this (?:week|month|year)|today|tomorrow|tonight|for (?:the |this )?(?:morning|day|evening|week))$|^(?:your )?own /iu

/** A thing of somebody, whose name is among its words: the meals of a resident. */
const isTheirs = ({ samples, one }: Entity, who: string): boolean =>
  samples[0]?.avatar === undefined && !one.toLowerCase().endsWith(who)

/** What a list of this label holds. */
export function entityOf(
  label: string,
  main: Entity,
  seed: number,
  stems: string,
  fields: readonly string[] = [],
): Entity {
  const listed = listContent(label, stems)
  if (listed) return listed
  // "Pots and soil": what is named first stands for both.
  const [, first] = /^(\p{L}{3,}s) and \p{Ll}{3,}$/u.exec(label) ?? []
  if (first !== undefined) return entityOf(first, main, seed, stems, fields)
  const meant = inContext.find(([form, context]) => form.test(label) && context.test(stems))?.[2]
  if (meant) return findEntity(meant.join(' ')) ?? makeEntity(meant, seed)
  // What has a venue or a seat is a ticket for something that takes place.
  if (
    /^tickets?$/i.test(label) &&
    fields.some((field) => /\b(?:event|venue|seat|concert|film|show)\b/i.test(field))
  )
    return findEntity('event') ?? main
  // What is on a restaurant's bill.
  if (
    /^(?:bill )?items?$/i.test(label) &&
    / (?:bill|restaurant|drink|waiter|tip) /.test(stems) &&
    fields.some((field) => /^price$/i.test(field))
  )
    return findEntity('dish') ?? main
  // What has a shelf is kept in stock.
  if (
    /^(?:articles?|items?|goods|materials?|supplies|stock|parts?|products?)$/i.test(label) &&
    fields.some((field) =>
      /^(?:shelf|bin|storage|stock|rack|location)\b|^(?:min(?:imum)?|reorder)\b/i.test(field),
    ) &&
    !/^parts?$/i.test(label)
  ) {
    const kept = findEntity('stock item') ?? entityById('stock-item')
    if (kept) return inItsKind(kept, stems) ?? kept
  }
  // What is counted and paid for is goods.
  if (
    general.test(label) &&
    (!main.price || main.id.startsWith('own-')) &&
    fields.some((field) => /^(?:qty|quantity|unit price)(?: stepper)?$/i.test(field))
  )
    return findEntity('product') ?? main
  if (/^items?$/i.test(label) && / (?:cart|checkout|basket) /.test(stems)) {
    const goods = findEntity('product')
    return (goods && inItsKind(goods, stems)) ?? goods ?? main
  }
  // In apps of money cards are what one pays with.
  if (/^cards$/i.test(label) && / (?:bank|wallet|payment|financ)/.test(stems))
    return makeEntity(['saved', 'card'], seed)
  const named = fields.flatMap((field) => find(thingName, field)?.groups?.thing ?? [])[0]
  if ((general.test(label) || has(kept, label)) && named !== undefined)
    return entityOf(toPlural(named), main, seed, stems)
  if (general.test(label) || kept.test(label)) return main
  const goods =
    /^(?:(?:shopping )?(?:cart|basket|bag|order|store|shop|wish ?list)|ordered|purchased) (?:items?|products?|articles?)$/i.test(
      label,
    )
  if (goods) return main.price ? main : (findEntity('product') ?? main)
  let words = label
    .toLowerCase()
    .replace(/^(?:images|photos|pictures) of /, '')
    .replace(ofTime, '')
  while (has(describing, words)) words = words.replace(describing, '')
  // "Guests of the campsite" are guests.
  words = replaced(words, waiting, '').replace(/^(\p{L}+s) (?:of|at|in) (?:the |a |our )?\p{L}+$/u, '$1')
  const cells = words.split(' ')
  const head = toSingular(cells.at(-1) ?? 'item')
  // "Barbers" are people, whatever is booked with them.
  const isOfOthers = classOf(head) === 'person' && main.samples[0]?.avatar === undefined
  if (!isOfOthers && (head === main.one.toLowerCase() || main.words.includes(head))) return main
  const called = cells.length === 1 ? thingCalled(head) : undefined
  // What belongs to people is none of them: "a resident's day".
  const known = called && classOf(head) === 'person' && isTheirs(called, head) ? undefined : called
  return (known && inItsKind(known, stems)) ?? makeEntity([...cells.slice(-2, -1), head], seed)
}
