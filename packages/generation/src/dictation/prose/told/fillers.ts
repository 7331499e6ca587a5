import type { Rewording } from '../../../understand/searched.ts'
import { who } from '../prose-words.ts'

/** What tells of nothing that stands on a screen, or only of where and how it does. */
export const fillers: readonly Rewording[] = [
  // "Two parts: the menu, the opening hours".
  { form: /^(?:two|three|four|five) (?:parts|sections|areas|blocks): /iu, becomes: '' },
  { form: /\b(?:an? )?dashboard for the [\p{L} ]{3,24}?: /giu, becomes: '' },
  { form: /^(?:we|i) (?:picture|imagine|see|want) it like this$/iu, becomes: '' },
  // "From that list you can", "if nobody is home, you press".
  { form: /^from (?:that|this|the|an?) \p{L}+ (?=(?:you|i|one|users) can )/iu, becomes: '' },
  { form: /^if [^,.;]{3,24}?,? (?=(?:you|i|we|they|one) (?:press|tap|hit))/iu, becomes: '' },
  {
    form: new RegExp(
      `^(?:if|once|when) ${who} [\\p{L} ]{3,24},? the (?:card|page|row|screen) (?:also )?shows `,
      'iu',
    ),
    becomes: 'Below it is ',
  },
  { form: new RegExp(`^${who} (?:also )?(?:sees?|gets?|finds?|reads?) `, 'iu'), becomes: '' },
  { form: /^scrolling (?:down|up|further),? (?:\p{L}+ (?:sees?|finds?|gets?) )?/iu, becomes: 'Below it ' },
  // How it stands there.
  { form: /,? (?:two|three|four) in a row(?=[,.;]|$)/giu, becomes: '' },
  { form: /, in (?:the right )?order(?=,? with )/gi, becomes: '' },
  { form: / in (?:different|various|several) colou?rs/gi, becomes: '' },
  { form: /,? (?:with the )?(?:newest|latest|most recent) (?:on top|first|at the top)\b/gi, becomes: '' },
  { form: /\bratings? out of (?:five|5|ten|10)\b/gi, becomes: 'rating' },
  { form: /,? each (?:line|row|one|entry|card|stand|tile) (?:with|has|shows) /giu, becomes: ', each with ' },
  // Where it goes is told there.
  { form: /, then (?:it|they) (?:is|are|goes|go) (?:in|to|on) (?:my|the) \p{L}+$/giu, becomes: '' },
  // What one's fingers do.
  { form: /^swipe (?:left|right|up|down)\b.*$/iu, becomes: '' },
  { form: /(?<=\bcan \p{L}+(?: it)?) (?:with|by) (?:one|a single) (?:button|tap|click)/giu, becomes: '' },
  { form: /\bthere it says |\bit (?:also )?says (?:the )?(?=\p{Ll})/giu, becomes: 'it shows the ' },
]
