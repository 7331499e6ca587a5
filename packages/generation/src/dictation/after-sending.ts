import { find, has } from '../understand/searched.ts'
import type { Masked } from './mask.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { readSentence } from './read-sentence.ts'

/** "After submitting show a message": what comes behind a form that is sent off. */
const afterSending =
  /^(?:after|once|upon|when|on)\s+(?:the )?(?:(?:form|user|data) (?:is |has )?)?(?:been )?(?:successful(?:ly)? )?(?:submit(?:ting|ted|s)?|submission|sen(?:ding|t|ds)|sav(?:ing|ed|es)|confirm(?:ing|ed|s|ation)|book(?:ing|ed|s)|order(?:ing|ed|s)|pay(?:ing|ment|s)|paid|reserv(?:ing|ed|es|ation)|publish(?:ing|ed|es)|donat(?:ing|ed|es))\b[^,]{0,30}?,? (?:shows?|displays?|you see|(?:the user|users?) (?:sees?|gets?)|there is|it shows)\s+(?<shown>.+)$/i

/** "The reservation details with a code": of what was booked. */
const detailsOf =
  /^(?:the |all |all the |your |an? )?(?:\p{L}+ )?(?:details|summary)(?: of the \p{L}+)?(?: (?:with|and|plus))? ?/iu
/** "After submitting a confirmation shows the case number". */
const confirms =
  /^((?:after|once|upon|when|on) [^,]{3,40}?),? an? (?:confirmation|thank[- ]you|success)(?: screen| page| message)? (?:shows|with|contains|appears with|displays) /i

/** What follows when all is done. */
export const ofThanks = /^(?:thank[- ]?you|thanks|success|confirmation|all done)$/i
/** What is said where only that it is said is told. */
export const thanks: Part = { kind: 'text', label: 'We received everything. Thank you for your time.' }

/** What a sentence says is shown behind a form that is sent off; undefined for another sentence. */
export const sentOff = (sentence: string): string | undefined =>
  find(afterSending, sentence.replace(confirms, '$1 shows a confirmation with '))?.groups?.shown

/** The screen that shows it, behind the loud button there is. */
export function confirmationOf(
  sent: string,
  screens: readonly DictatedScreen[],
  masked: Masked,
): DictatedScreen | undefined {
  const isThanks = /^(?:an? |the )?(?:short |simple )?(?:thank[- ]?you|thanks|success|confirmation)\b/i.test(
    sent,
  )
  const isOfDetails = !isThanks && masked.quoted(sent) === undefined && has(detailsOf, sent)
  const said = isOfDetails
    ? readSentence(sent.replace(detailsOf, 'the name, the date, the number, '), masked)
    : masked.quoted(sent) !== undefined || (isThanks && sent.includes(' with '))
      ? readSentence(sent.replace(/^.*? with (?=the |an? )/i, ''), masked)
      : isThanks
        ? [thanks]
        : []
  const isConfirmed = isOfDetails || /^(?:an? |the )?confirmation\b/i.test(sent)
  const button = screens.flatMap(partsOf).findLast((part) => part.kind === 'button' && !part.isQuiet)
  return said.length > 0 && button
    ? {
        title: isConfirmed ? 'Confirmation' : 'Thank you',
        from: [button.label],
        groups: [[{ kind: 'icon', label: 'Check' }, ...said]],
      }
    : undefined
}
