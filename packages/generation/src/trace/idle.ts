import type { Phrase } from '../understand/phrase.ts'
import { typedOf } from './typed-of.ts'
import { has } from '../understand/searched.ts'

/** One who is told or asked: "show it to the doctor", "approval by the head of department". */
const told =
  /^(?:heads? of (?:the )?\p{L}+|(?:the |my |our )?(?:doctor|physician|boss|landlord|accountant|tax adviser|neighbour))$/iu
/** Chosen with the ticket, an answer, or where something is. */
const aside =
  /^(?:seats?|spaces?|places?) for (?:an? )?(?:car|bike|bicycle|dog|pram)\b|^yes ?(?:\/|or|and)? ?no$|^what \p{L}+ where$/iu

/** "Lose six kilos until summer", "only twice": how much and until when, and nothing to look at. */
const untilThen =
  /^(?:summer|winter|spring|autumn|kilos?|kgs?|pounds|lbs|kilomet(?:er|re)s|miles|twice|once|easy|hard|\d+ (?:kilos?|kg|pounds))$/i
/** "Cute pastel design": how it looks. */
const ofLook =
  /^(?:(?:cute|pastel|minimal|minimalist|minimalistic|bright|calm|calming|playful|modern|clean|simple|cosy|cozy|colou?rful|neon|retro|soft|friendly|elegant|pretty|fun|happy|dark|light|warm)(?: |$)){2,4}(?:colou?rs?|look|style|design|theme)?$/i

/**
 * Whether a phrase is no part of a screen: somebody who is only told of something, an answer, "mark it" and "close it", which
 * are done with what is spoken of.
 */
export const isIdle = ({ verb, label, text, isToldOfEach }: Phrase): boolean => {
  const said = label ?? (verb && !text.startsWith(verb) ? `${verb} ${text}` : text)
  if (!verb && (has(ofLook, said) || untilThen.test(said))) return true
  if (/^(?:an? |my |the )?(?:resume|résumé|cv)$/i.test(said)) return true
  // A repair café is what the app is of.
  if (
    /^(?:repair|sewing|reading|language|board game|sharing) (?:caf[eé]|shop|corner|room|library)s?$/i.test(
      said,
    )
  )
    return true
  if (verb === 'mark') return typedOf(said) === 'switch'
  if (verb === 'close') return /\b(?:blocking|history|it|them)$/i.test(said)
  return (!verb && has(aside, said)) || (!verb && isToldOfEach !== true && has(told, said))
}
