import { capitalise } from '../words/forms.ts'
import { foreignGroup } from '../words/foreign-samples.ts'
import { infinitiveOf } from '../words/foreign-infinitives.ts'
import { foreignRows } from '../words/foreign-rows.ts'
import type { Language } from '../words/languages.ts'

/** How it is said that something is booked for a time, by language. */
const booking: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<!\p{L})(?:vor)?(?:buchen|reservieren|vereinbaren|ausmachen|buchbar|(?<=termine? (?:\p{L}+ )?)machen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:réserver|réservent|réserve|réservez|prendre (?:un )?(?:rendez-vous|rdv))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:reservar|reservan|reserven|agendar|agenden|agendan|pedir (?:cita|hora|turno)|sacar turno)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:reservar(?:em)?|reservam|reservem|agendar(?:em)?|agendam|agendem|marcar(?:em)? (?:consultas?|horários?|hora))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:prenotare|prenotano|prenotar[lsn]\p{L}+|prenota)(?!\p{L})/iu,
  ar: /حجز/u,
  zh: /预约|预订/u,
  ja: /予約/u,
  nl: /(?<!\p{L})(?:reserveren|boeken|afspraak maken)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:boka|bokar)(?!\p{L})/iu,
  da: /(?<!\p{L})(?:booke|booker|bestille tid|reservere)(?!\p{L})/iu,
  nb: /(?<!\p{L})(?:booke|bestille time|reservere)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:rezerwować|rezerwuj\p{L}+|rezerwacj\p{L}+|umawia\p{L}+)(?!\p{L})/iu,
  tr: /rezervasyon|randevu/iu,
  ru: /(?<!\p{L})(?:записаться|записываться|записываются|бронировать|забронировать|бронируют)(?!\p{L})/iu,
  ko: /예약/u,
}
/** In these the verb stands behind what is booked. */
const isVerbLast: ReadonlySet<Language> = new Set(['de', 'nl', 'ja', 'ko', 'tr'])
/** What is set aside is fetched, and not come to at a time. */
const setAside = /buch(?!ung)|bücher|livre|libro|book|كتاب|书|本(?!日)|книг|책|kitap|książ|boek/iu
const farthest = 32
const longestName = 26

/** A day or an hour, behind a doing. */
const day =
  /^ (?:(?:le|la|un|une|leur|el|su|o|um|il|l'|una?|seu|i) ?)?(?:jour|créneau|heure|d[ií]as?|horas?|horário|giorn[oi]|ora|orario)(?!\p{L})/iu

export interface Booked {
  /** The description's own word for what is booked. */
  label: string
  /** What the screen is called on which one chooses a time. */
  name: string
  /** There are several of them, of which one chooses first: courts, doctors. */
  isOneOfMany: boolean
}

/** "Réservent une place" is "réserver une place". */
const asDeed = (said: string, language: Language): string => {
  const [verb = '', ...rest] = said.split(' ')
  return [infinitiveOf(verb, language) ?? verb, ...rest].join(' ')
}

/** What a description of another language lets one book for a time; undefined where nothing is. */
export function bookedIn(text: string, labels: readonly string[], language: Language): Booked | undefined {
  const found = booking[language]?.exec(text)
  if (!found) return undefined
  const from = found.index
  const until = from + found[0].length
  const near = labels.flatMap((label) => {
    if (setAside.test(label)) return []
    // "时间预约" of "预约时间": the label turns it round.
    if (booking[language]?.test(label)) return [{ label, at: from, distance: 0 }]
    const at = text.toLowerCase().indexOf(label.toLowerCase())
    if (at < 0 || /[,;:.，、。：；]/u.test(text.slice(Math.min(at, until), Math.max(at, from)))) return []
    const isWithin = at < until && at + label.length > from
    const distance = isWithin ? 0 : isVerbLast.has(language) ? from - (at + label.length) : at - until
    return distance < 0 || distance > farthest ? [] : [{ label, at, distance }]
  })
  const [first] = near.toSorted((one, other) => one.distance - other.distance)
  if (!first) {
    // "Reservar la hora": when is what one chooses there.
    const [moment] = day.exec(text.slice(until)) ?? []
    return moment === undefined
      ? undefined
      : { label: '', name: capitalise(asDeed(`${found[0]}${moment}`, language)), isOneOfMany: false }
  }
  const { label, at } = first
  const isSaidBehind = language === 'de' && text.slice(at + label.length, from) === ' '
  const said = isSaidBehind
    ? `${label} ${found[0]}`
    : isVerbLast.has(language)
      ? ''
      : text.slice(from, at + label.length)
  const isOneOfMany =
    first.distance > 0 &&
    (['places', 'people', 'courses'].includes(foreignGroup(label)) ||
      foreignRows(label, language) !== undefined)
  return {
    label,
    isOneOfMany,
    name:
      said.length > label.length && said.length <= longestName
        ? capitalise(asDeed(said, language))
        : isOneOfMany
          ? 'Book'
          : label,
  }
}
