import { reword } from '../searched.ts'
import type { Turn } from '../turns/turn.ts'

const seen =
  '(?:heard (?:about|of)|saw|has seen|have seen|liked|likes|loved|loves|read about|came across|found|tried|knows about|is impressed by)'
const similar =
  '(?:(?:an? |the |something |one )?(?:very )?(?:similar|same|such an?|comparable|like (?:it|that|this))(?: (?:kind|sort) of)?(?: (?:system|app|application|solution|tool|thing|one|product|website))?|one(?: too| as well| like it)?|something (?:similar|like (?:it|that|this)))'

/** How a task or a brief tells of who came with the wish. */
export const clientsTale: readonly Turn[] = [
  // "A goat farmer heard about your barn prototype and needs a similar system."
  {
    form: new RegExp(
      String.raw`^(?<who>(?:an?|one|the|our) (?:[\p{L}-]+ ){1,4}?)(?:has |have )?${seen} (?:your|our|my|the|an?|this) [^.!?\n]{3,60}? and (?:now |also |therefore )?(?:needs?|wants?|would like|asks? for|wishes for|is looking for) ${similar}(?: (?:for|in|at) [^.!?\n]{3,50})?[.!]`,
      'iu',
    ),
    becomes: (_whole, who = '') => `An app for ${who.trim().replace(/^(?:the|our|one|an?) /iu, 'a ')}.`,
    example: [
      'A goat farmer heard about your barn prototype and needs a similar system. Show the milk',
      'An app for a goat farmer. Show the milk',
    ],
  },
  // "As a coach, I have many swimmers I train."
  {
    form: /^as an? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+), i (?=(?:have|run|manage|teach|coach|mentor|train|look after|work with|supervise|often|always|usually)(?!\p{L}))/iu,
    becomes: 'An app for a $1. I ',
    example: ['As a coach, I have many swimmers.', 'An app for a coach. I have many swimmers.'],
  },
  {
    form: /(?<=(?:^|[.!?\n])\s*)(?:the client|they|he|she) (?:wants?|needs?|would like|asks for) (?:an? (?:app|application|system|tool)(?: \([^()\n]{3,30}\))? )(?:that|which) (?:can |will |should |could )?(?=\p{L})/giu,
    becomes: 'The app should ',
    example: ['The client wants an app (web or mobile) that can show eggs.', 'The app should show eggs.'],
  },
  {
    form: /(?<=[.!?\n]\s*)(?:he|she|the client) (?:has|had) (?:just |recently |already )?(?:taken|bought|opened|started|inherited|grown|moved|expanded|built|got) [^.!?\n]{3,160}[.!?]\s*/giu,
    becomes: '',
    example: [
      'For a goat farmer. She has bought a second barn and now has more goats. Eggs',
      'For a goat farmer. Eggs',
    ],
  },
  {
    form: /(?<=(?:^|[.!?\n])\s*)(?:you|we) must (?:register|record|log|measure|collect) and (?:store|save|keep) (?=\p{L})/giu,
    becomes: 'The app must record ',
    example: ['You must register and store heat and light.', 'The app must record heat and light.'],
  },
]

/** A description without how its writer came by it: for whom it is, and what it should do. */
export const withoutTale = (text: string): string => reword(text, clientsTale)
