import type { Phrase } from './phrase.ts'
import { find } from './searched.ts'

/** "I rent out two cottages.", "Our charity collects bikes and repairs them.": a sentence of what they do anyway. */
const ofThem =
  /^\s*(?:(?:hi|hello),? )?(?:(?:i|we|my (?:wife|husband|partner|brother|sister) and i) (?!want|need|would|wish|am looking|are looking|'d|’d|have an idea|have to|am trying|are trying)|(?:our|my) (?!app\b|idea\b)[\p{L}-]+(?: [\p{L}-]+)? (?=\p{L}+s\b))[^.!?\n]{5,120}(?<![\p{L}]\.\p{L})[.!]\s+(?=\S)/iu
/** The rest says what is wished, so that the first sentence need not. */
const wished =
  /\b(?:want|need|would like|should|could|can|app|wish|looking for|help me|help us|'d like|’d like)\b/iu

/**
 * The phrases, those of an opening sentence about the writers as what they are about alone: "Our charity repairs bikes. We
 * want to track each bike" has bikes and no button that repairs them.
 */
export function withoutOwnDoings(phrases: readonly Phrase[], text: string): Phrase[] {
  const [opening] = find(ofThem, text) ?? []
  if (!opening || /\bapp\b/i.test(opening) || !wished.test(text.slice(opening.length))) return [...phrases]
  const own = opening.toLowerCase()
  const rest = text.slice(opening.length).toLowerCase()
  const named = new Set<string>()
  return phrases.flatMap((phrase) => {
    if (!own.includes(phrase.words.join(' ')) || rest.includes(phrase.text)) return [phrase]
    const { verb, label: _label, ...thing } = phrase
    if (verb !== undefined && (phrase.isSet === true || named.has(thing.text))) return []
    named.add(thing.text)
    return [{ ...(verb === undefined ? phrase : thing), isOfWriter: true }]
  })
}
