import { defineEntity, type Entity } from '../entity.ts'
import { hashText } from '../seed.ts'
import type { Understanding } from '../understand/understand.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { stopWords } from '../words/lexicon.ts'
import { classOf, type NounClass } from '../words/noun-classes.ts'
import { appointmentContent, reservableContent } from './content/bookable.ts'
import type { Base } from './content/base.ts'
import { pictureFor } from './content/picture-for.ts'
import { isTrade } from './is-trade.ts'
import { namedGoods } from './named-goods.ts'
import { findAll, has } from '../understand/searched.ts'

const booked =
  /\b(book|reserve|booking|reserving)\s(?:(?:an?|the|our|your|their|one|some|free|private|single|online) )*([\p{L}-]+(?: (?!or\b)[\p{L}-]+)?(?:(?:, or |, | or )[\p{L}-]+(?: (?!or\b)[\p{L}-]+)?){0,4}?)(?=[,.;:!?]|$|\s(?:and|with|online|at|for|from|in|on|by|through|to|via|of|when|per|as|without|directly|ahead|together)\b)/giu
/** They say that something is booked, not what. */
const general =
  /^(?:site|website|app|application|platform|system|portal|page|tool|engine|appointment|slot|time|date|place|spot|session|visit|one|ticket|seat|table|hotel|flight|trip|stay|room|service|it|them|online|day|week|hour|event|call|consultation|meeting|lesson|class|course|tour|ride|car|cab|taxi|viewing|tutor|coach|trainer|doctor|dentist|therapist|photographer|cleaner|artist|stylist|barber|professional|expert|provider|vendor|sitter)$/

/** "Book a wheel for two hours": one of several, for a time. */
const forATime =
  /\bbook (?:an?|the|one) [\p{L} -]{3,24} for (?:an?|half an?|one|two|three|four|several|some|up to \S+|\d+) (?:hours?|days?|minutes|evenings?|afternoons?|weeks?)\b/iu
export const isBookedForATime = (text: string): boolean => has(forATime, text)

const longestNoun = 18

/** What a description says one books or reserves, when it says more than that: "a wash or trim", "a wheel". */
export function bookedThing({ text, phrases }: Understanding, seed: number): Entity | undefined {
  const domain = phrases[0]?.domain
  const all = findAll(booked, text.toLowerCase().slice(0, 1500)).map(([, verb = '', names = '']) => ({
    isReserved: verb.startsWith('reserv'),
    names: names
      .split(/, or |, | or /)
      .map((name) => name.trim().replace(/[\p{L}-]+$/u, toSingular))
      .filter(isBookable),
  }))
  const shared = has(/\b(?:reserve|book) (?:them|one|it|these)\b/i, text) ? namedGoods(text) : []
  if (shared.length > 0) return sharedThings(shared, text, seed)
  const [found] = all.filter(({ names }) => names.length > 0)
  const noun = found?.names[0]
  if (!found || !noun) return undefined
  const head = noun.split(' ').at(-1) ?? ''
  const examples = findExamples(noun, domain)
  if (examples && examples.nounClass !== 'numbered' && found.names.length < 2) return undefined
  const nounClass: NounClass = examples?.nounClass ?? classOf(head)
  if (nounClass === 'person' || nounClass === 'group') return undefined
  // A wheel is one of several; a wash is done.
  const isOneOfSeveral =
    found.names.length < 2 &&
    (nounClass === 'numbered' ||
      nounClass === 'place' ||
      (nounClass === 'thing' && (found.isReserved || isBookedForATime(text))))
  if (!isOneOfSeveral && found.names.length < 2 && nounClass !== 'activity') return undefined
  const rest = found.names.slice(1)
  const names =
    rest.length > 0
      ? [
          ...found.names.map(capitalise),
          ...(rest[0] ? [`${capitalise(noun)} and ${rest[0]}`] : []),
          ...found.names.map((name) => `First ${name}`),
        ].slice(0, 6)
      : (examples?.names ?? [])
  const picture = isOneOfSeveral ? (examples?.picture ?? pictureFor(noun, 'place')) : undefined
  const base: Base = {
    id: `own-${noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    one: capitalise(noun),
    many: capitalise(toPlural(noun)),
    words: noun,
    noun,
    names,
    ...(picture ? { picture } : {}),
    isWork: false,
    isFree: !isTrade(text),
    isHandled: false,
    turn: hashText(`${seed}/${noun}`),
  }
  const { id, one, many, words } = base
  const content = isOneOfSeveral ? reservableContent(base) : appointmentContent(base)
  return {
    ...defineEntity({ id, one, many, words, ...content }),
    nounClass: isOneOfSeveral ? 'numbered' : 'event',
  }
}

/** "A shredder and two wheelbarrows. Members reserve them": each of them is there once. */
function sharedThings(names: readonly string[], text: string, seed: number): Entity {
  const base: Base = {
    id: 'own-item',
    one: 'Item',
    many: 'Items',
    words: 'item, thing',
    noun: 'item',
    names: [...names.map(capitalise), ...names.map((name) => `${capitalise(name)} 2`)],
    isWork: false,
    isFree: !isTrade(text),
    isHandled: false,
    turn: hashText(`${seed}/item`),
  }
  const entity = defineEntity({
    id: base.id,
    one: base.one,
    many: base.many,
    words: base.words,
    ...reservableContent(base),
  })
  return { ...entity, nounClass: 'numbered' }
}

function isBookable(name: string): boolean {
  const head = name.split(' ').at(-1) ?? ''
  return name.length > 2 && name.length <= longestNoun && !has(general, head) && !stopWords.has(head)
}
