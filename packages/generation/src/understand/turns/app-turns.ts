import type { Turn } from './turn.ts'

const app = '(?:the |this |our )?(?:app|application|system|platform|program|tool|it)'
const people =
  '(?:the |all |its )?(?:users?|people|players?|members?|customers?|visitors?|everyone|everybody|them|you)'

/** How specifications tell of what the app shows to whom, and of what is ticked. */
export const appTurns: readonly Turn[] = [
  // "The app shows users what to do": they see it.
  {
    form: new RegExp(
      String.raw`(?<=^|[.;\n]\s*|,? and )(?:${app} )?(?:will |can |should |must |also )*(?:shows?|displays?|presents?) (?:to )?${people} (?=(?:what|which|how|when|where|who|their|the|an?|all)\b)`,
      'giu',
    ),
    becomes: 'users can see ',
    example: ['The system will show members what to bring', 'users can see what to bring'],
  },
  {
    form: /(?<=\p{L} )gets? to (?=(?:see|view|choose|pick|vote|rate|add|decide|edit|keep|read|play|send|watch|create|share)\b)/giu,
    becomes: 'can ',
    example: ['Each rower gets to see the boats', 'Each rower can see the boats'],
  },
  // "Sign off when it is completed": ticked.
  {
    form: /(?<!\p{L})(?:sign|tick|check|cross) (?:(?:it|them|an? \p{L}+|the \p{L}+|\p{L}+s) )?off(?: (?:on )?(?:it|them|an? \p{L}+|the \p{L}+))? (?:when|once|after|as) (?:it|they|the \p{L}+|an? \p{L}+) (?:is|are|has been|have been|was|were|gets?) (?:done|completed|finished|complete|bought|packed|paid)(?!\p{L})/giu,
    becomes: 'mark it as done',
    example: ['See a shift and sign off when the shift is completed', 'See a shift and mark as done'],
  },
]
