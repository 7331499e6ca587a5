import { find } from '../understand/searched.ts'
import type { Masked } from './mask.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { readSentence } from './read-sentence.ts'

/** "After submitting show a message": what comes behind a form that is sent off. */
const afterSending =
  /^(?:after|once|upon|when|on)\s+(?:the )?(?:(?:form|user|data) (?:is |has )?)?(?:been )?(?:successful(?:ly)? )?(?:submit(?:ting|ted|s)?|submission|sen(?:ding|t|ds)|sav(?:ing|ed|es))\b[^,]{0,30}?,? (?:shows?|displays?|you see|(?:the user|users?) (?:sees?|gets?)|there is|it shows)\s+(?<shown>.+)$/i

/** "After submitting a confirmation shows the case number". */
const confirms =
  /^((?:after|once|upon|when|on) [^,]{3,40}?),? an? (?:confirmation|thank[- ]you|success)(?: screen| page| message)? (?:shows|with|contains|appears with|displays) /i

/** What follows when all is done. */
export const ofThanks = /^(?:thank[- ]?you|thanks|success|confirmation|all done)$/i
/** What is said where only that it is said is told. */
export const thanks: Part = { kind: 'text', label: 'We received everything. Thank you for your time.' }

/** Whether a sentence tells of what comes behind a form that is sent off, which then is a screen of its own. */
export function placeSent(sentence: string, masked: Masked, screens: DictatedScreen[]): boolean {
  const sent = find(afterSending, sentence.replace(confirms, '$1 shows a confirmation with '))?.groups?.shown
  if (sent === undefined) return false

  const isThanks = /^(?:an? |the )?(?:short |simple )?(?:thank[- ]?you|thanks|success|confirmation)\b/i.test(
    sent,
  )
  const said =
    masked.quoted(sent) !== undefined || (isThanks && sent.includes(' with '))
      ? readSentence(sent.replace(/^.*? with (?=the |an? )/i, ''), masked)
      : isThanks
        ? [thanks]
        : []
  const isConfirmed = /^(?:an? |the )?confirmation\b/i.test(sent)
  const button = screens.flatMap(partsOf).findLast((part) => part.kind === 'button' && !part.isQuiet)
  if (said.length > 0 && button)
    screens.push({
      title: isConfirmed ? 'Confirmation' : 'Thank you',
      from: [button.label],
      groups: [[{ kind: 'icon', label: 'Check' }, ...said]],
    })
  return true
}
