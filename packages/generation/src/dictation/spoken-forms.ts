import { type Rewording, reword } from '../understand/searched.ts'

const edge = '(?: (?:(?:at|in|on) )?(?:the )?(?:bottom|top|lower|upper)(?:[ -](?:right|left))?(?: corner)?)?'

/** Ways of telling the same that the forms of parts do not know, as they know them. */
const forms: readonly Rewording[] = [
  {
    form: / (?:side by side|next to each other|in one row|one below the other)(?=[,.;]| and |$)/gi,
    becomes: '',
  },
  {
    form: /\b(?:an? )?(?:thin )?divider with (?:the )?(?:word|text) "?or"?(?=[,.;]|$)/gi,
    becomes: 'a text "or"',
  },
  // "A list where each row has": of each of them.
  {
    form: /(?<=\b(?:list|table|grid|feed|cards)\b[^.;]{0,40}?),? where (?=(?:each|every) )/gi,
    becomes: ', ',
  },
  {
    form: /\b(list|table|grid) (?="[^"\n]{2,40}"(?:[,.;]| (?:with|where|of|showing)))/gi,
    becomes: '$1 titled ',
  },
  // "Plus button bottom right opens a form".
  {
    form: new RegExp(
      `(?<=^|[.;]\\s+|\\n\\s*[-*•]?\\s*)(?:an? |the )?(?:floating |round )?(?:plus|"\\+"|\\+|add|fab)(?: button| icon)?${edge} (?=(?:opens?|leads to|shows?|brings up) an? )`,
      'giu',
    ),
    becomes: 'The plus button ',
  },
  // "A 2x2 grid of figures (Sold, Saved)".
  {
    form: /\b(?:an? )?(?:\d ?[x×] ?\d |two[- ]by[- ]two )?(?:grid|row|set|block) of (?:figures|numbers|stats|stat tiles|kpis|metrics|values|counters|stat cards)(?=\s*[(:])/gi,
    becomes: 'stat tiles',
  },
  // "After booking show a confirmation screen with": behind the button.
  {
    form: /(?<=^|[.;]\s+|\n\s*[-*•]?\s*)(?:after|upon|once) (?:the )?(?:\p{Ll}+ing|payment|confirmation|registration|submission|checkout|order|booking)(?: is (?:done|placed|made|sent|complete))?,? (?:(?:please )?shows?|there (?:is|should be)|comes|(?:you|we|the user|users?|people|customers?) (?:sees?|gets?)|it shows)? ?(?=(?:an?|the) [\p{L} -]{0,30}(?:screen|page|dialog|popup)\b)/giu,
    becomes: 'Tapping the button shows ',
  },
  {
    form: /\ban? (?:horizontal |vertical |simple )?(?:row|group|set) of (?=(?:check ?boxes|radio buttons|switches|toggles)\b)/gi,
    becomes: '',
  },
  // "Sign up has a name": the screen of that.
  {
    form: /(?<=^|[.;]\s+|\n\s*)(?:the )?(sign[ -]?up|log[ -]?in|register|registration|check ?out|settings|profile) (?:has|shows|contains|asks for|with) (?=\S)/gi,
    becomes: 'The $1 screen has ',
  },
  { form: /\b(name|e-?mail|phone|address)(?= (?:name|e-?mail|password|phone|address)\b)/gi, becomes: '$1,' },
  {
    form: /\bcheck ?boxes for (?:the |all |each )?(?:seven )?(?:week ?days?|days of the week)\b/gi,
    becomes: `checkboxes (${'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'})`,
  },
  // "Two time fields, Wake up and Bedtime": by these names.
  {
    form: /\b(two|three|four|five|six|\d) ((?:\p{Ll}+ )?(?:fields|switches|toggles|checkboxes|buttons|sliders|drop-?downs|steppers|links))(?:,| called| named| labell?ed) (?=\p{Lu}|")/gu,
    becomes: '$1 $2: ',
  },
  // "An empty state saying "No photos yet"".
  {
    form: /\ban? empty state (?:saying|with(?: the)?(?: text| message)?|that says|reading) (?=")/gi,
    becomes: 'a text ',
  },
]

/** A text as the forms of parts know it. */
export const asFormsKnow = (text: string): string => reword(text, forms)
