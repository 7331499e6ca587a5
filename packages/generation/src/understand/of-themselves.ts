import type { Phrase } from './phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { find } from './searched.ts'

/** "I rent out two cottages.", "Our charity collects bikes and repairs them.": a sentence of what they do anyway. */
const ofThem =
  /^\s*(?:(?:hi|hello),? )?(?:(?:i|we|my (?:wife|husband|partner|brother|sister) and i) (?!want|need|would|wish|am looking|are looking|'d|’d|have an idea|have to|am trying|are trying)|(?:our|my) (?!app\b|idea\b)[\p{L}-]+(?: [\p{L}-]+)? (?=\p{L}+s\b))[^.!?:\n]{5,120}(?<![\p{L}]\.\p{L})[.!:]\s+(?=\S)/iu
/** The rest says what is wished, so that the first sentence need not. */
const wished =
  /\b(?:wants?|needs?|would like|should|could|can|app|wish|looking for|help me|help us|'d like|’d like)\b/iu
/** What one does in an app rather than for a living or as a pastime. */
const inApps =
  /^\W*(?:(?:hi|hello),? )?(?:i|we|my [\p{L}-]+(?: and i)?|our [\p{L}-]+) (?:\p{L}+ly |always |often |also )?(?:add|ask|book|browse|check|choose|compare|count|create|enter|find|follow|get|go|keep|list|log|look|mark|measure|monitor|note|order|pick|plan|post|rate|read|record|save|scan|schedule|search|see|send|set|share|show|take|tap|track|type|upload|view|vote|watch|write)s?(?!\p{L})/iu
/** In the rest nobody tells on what they do: it lists what there is, or says what to do. */
const tellsOn = /(?<!\p{L})(?:i|we)(?!\p{L})/iu

/**
 * The phrases, those of an opening sentence about the writers as what they are about alone: "Our charity repairs bikes. We
 * want to track each bike" has bikes and no button that repairs them.
 */
export function withoutOwnDoings(phrases: readonly Phrase[], text: string): Phrase[] {
  const [opening] = find(ofThem, text) ?? []
  if (!opening || /\bapp\b/i.test(opening) || !isBefore(opening, text.slice(opening.length)))
    return [...phrases]
  const own = opening.toLowerCase()
  const rest = text.slice(opening.length).toLowerCase()
  const isHeading = opening.trimEnd().endsWith(':')
  const named = new Set<string>()
  return phrases.flatMap((phrase) => {
    if (!own.includes(phrase.words.join(' ')) || rest.includes(phrase.text)) return [phrase]
    // Before a colon what else is named is read as ever.
    if (isHeading && phrase.verb === undefined) return [phrase]
    // "My mother runs a kennel": she who writes of her does nothing in the app.
    if (phrase.isActor && kin.test(phrase.text) && opensWithKin.test(own)) return []
    const { verb, label: _label, ...thing } = phrase
    if (verb !== undefined && (phrase.isSet === true || named.has(thing.text))) return []
    // "I run a small driving range": where all of it is, and no list of ranges.
    if (isHouse(own, phrase)) return []
    named.add(thing.text)
    return [{ ...(verb === undefined ? phrase : thing), isOfWriter: true }]
  })
}

/** "I install garage doors. Width, height, price": whether a sentence of what they do stands before what the app has. */
const isBefore = (opening: string, rest: string): boolean =>
  wished.test(rest) || (!inApps.test(opening) && !tellsOn.test(rest) && rest.includes(','))

const kin =
  /^(?:mother|father|mum|mom|dad|wife|husband|partner|brother|sister|son|daughter|aunt|uncle|cousin|grandmother|grandfather|grandma|grandpa|parents|friend|neighbou?r|boss)$/i
const opensWithKin = /^\W*(?:my|our) /i

const owned =
  /^\W*(?:(?:hi|hello),? )?(?:i|we|my [\p{L}-]+(?: and i)?) (?:run|own|manage|have|lead|operate)s? (?:an?|the|our) /iu

/** Whether a phrase is the one house those who write have. */
const isHouse = (opening: string, { words, text }: Phrase): boolean => {
  const house = toSingular(words.at(-1) ?? '')
  return (
    owned.test(opening) &&
    classOf(house) === 'place' &&
    new RegExp(String.raw`\b(?:an?|the|our) (?:[\p{L}-]+ ){0,2}${toSingular(text)}\b`, 'iu').test(opening)
  )
}
