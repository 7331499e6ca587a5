import { isComer } from '../../plan/side-of.ts'
import { toSingular } from '../../words/forms.ts'
import { type Area, readAreas } from './areas.ts'
import { readAsides } from './asides.ts'
import { readOpening } from './opening.ts'
import { proseOf } from './prose.ts'

/** What an agency or a firm writes of an app it wants, taken apart. */
export interface Brief {
  /** What the app has, in plain sentences. */
  text: string
  /** What tells of what kind it is: with the parts of others. */
  whole: string
  /** The screens it names for those the app is for in the first place. */
  main?: Area
  /** Those of others. */
  others: Area[]
  /** It says for whom it is written. */
  isOpened: boolean
  /** What it must not have, a noun each. */
  unwanted: string[]
  name?: string
}

/** Whom an app is for: itself, those who come there, else those who are named first. */
const mainOf = (areas: readonly Area[], rest: string): Area | undefined =>
  areas.find(({ who }) => who === undefined) ??
  areas.find(({ who = '' }) => isComer(toSingular(who.split(' ').at(-1) ?? ''))) ??
  // "Tenants can report damage": it is theirs, though only others have screens by name.
  (/(?<=^|[.;]\s+)\p{Lu}\p{Ll}+s (?:can|see|register|book|choose|find|get|report|order|reserve) /u.test(rest)
    ? undefined
    : areas[0])

/**
 * A brief taken apart; undefined for a text that neither says for whom it is written, nor lists screens with what is on
 * them or for whom, nor refuses anything.
 */
export function readBrief(text: string): Brief | undefined {
  const opening = readOpening(text)
  const { text: plain, users, unwanted } = readAsides(opening ? `${opening.text}. ${opening.rest}` : text)
  const { areas, text: rest } = readAreas(plain, users)
  const isOpened = opening !== undefined
  const told = areas.flatMap(({ screens }) => screens).filter((screen) => screen.told !== '')
  const isListed = opening !== undefined || areas.some(({ who }) => who !== undefined) || told.length > 1
  if (!isListed && unwanted.length === 0) return undefined
  // Tabs alone are read where they stand.
  if (!isListed || areas.length === 0)
    return {
      text: plainly(isListed ? rest : plain),
      whole: plain,
      others: [],
      isOpened,
      unwanted,
      ...nameOf(opening),
    }
  const main = mainOf(
    areas.filter(({ screens }) => screens.length > 0),
    rest,
  )
  const others = areas.filter((area) => area !== main)
  const said = plainly([rest, main ? proseOf(main) : ''].join(' '))
  return {
    text: said,
    whole: [said, ...others.map(sentenceOn)].join(' '),
    ...(main ? { main } : {}),
    others,
    isOpened,
    unwanted,
    ...nameOf(opening),
  }
}

const nameOf = (opening: { name?: string } | undefined) => (opening?.name ? { name: opening.name } : {})
/** "We build a tool for": a tool for. */
const plainly = (text: string) =>
  text
    .replaceAll(/ (?:herself|himself|themselves|itself|ourselves)(?= (?:can|may|should|want|need|see))/gi, '')
    .replaceAll(/ (?:in|as) (?:huge|very large|large|big)(?: (?:letters|type|buttons?))?(?=[,.;]|$)/gi, '')
    .replace(/^(?:we|i) (?:build|are building|develop|are developing|plan|are planning) (?=an? )/i, '')
    .trim()
const sentenceOn = ({ who = '', screens }: Area): string => {
  const seen = screens.map(({ name, told }) => `${name.toLowerCase()} ${told}`.trim()).join(', ')
  return seen === '' ? '' : `${who.charAt(0).toUpperCase()}${who.slice(1)} see ${seen}.`
}
