import { type Rewording, reword } from '../understand/searched.ts'
import { inOneSentence } from './in-one-sentence.ts'
import { withToldControls } from './told-controls.ts'
import { withToldTogether } from './told-together.ts'

const edge = '(?: (?:(?:at|in|on) )?(?:the )?(?:bottom|top|lower|upper)(?:[ -](?:right|left))?(?: corner)?)?'

/** Ways of telling the same that the forms of parts do not know, as they know them. */
const forms: readonly Rewording[] = [
  // "Message bubbles left and right" are bubbles.
  {
    form: /\b((?:message|chat|speech|text) bubbles),? (?:(?:on|to) the )?(?:left and right|right and left|both sides)(?: sides?)?(?= |[,.;]|$)/gi,
    becomes: '$1',
  },
  {
    form: /\b((?:message|chat|speech|text) bubbles)(?:,| with| and) (?:(?:the )?(?:time|date)stamps?|times|avatars)(?=[,.;]| and )/gi,
    becomes: '$1',
  },
  // "A segmented control lets you choose between A and B" has these.
  {
    form: /\b(segmented control|drop-?down|selector|select|picker|toggle|radio buttons|tabs)((?: (?:at|on) the (?:very )?(?:top|bottom))?) (?:that |which )?(?:lets?|allows?) (?:you|users?|people|me)(?: to)? (?:choose|pick|select|switch|toggle) (?:between|from|among) /gi,
    becomes: '$1 with ',
  },
  {
    form: /\b(slider|stepper|switch|button|field|label|list|image|text) (?:right )?(?:beneath|underneath|below|under|above|beside|next to) (?:it|them|that|this)(?= |[,.;]|$)/gi,
    becomes: '$1',
  },
  { form: /\bslider from (\d+) to (\d+) degrees\b/gi, becomes: 'slider for the temperature from $1 to $2' },
  // "...; in Notifications three switches": they are what counts.
  {
    form: /(?<=[.;]\s*)(?:in|under|within) \p{Lu}[\p{L} ]{2,20}? (?=(?:two|three|four|five|six) )/gu,
    becomes: '',
  },
  // "An onboarding with three slides, each with": of each of them.
  {
    form: /\b((?:onboarding|intro|introduction|walkthrough|tutorial|tour)(?: (?:flow|screen))?) (with|of) (two|three|four|five|\d) (slides|pages|steps|screens),? each (?:with|having|showing|has|shows|containing) /gi,
    becomes: '$1 $2 $3 $4. Each slide has ',
  },
  // "A table with the latest orders (number, amount)".
  {
    form: /\btable (?:with|of|showing|for|listing) ((?:the |all |our )?[\p{L} ]{3,30}?) \(([^()\n]{5,90})\)/giu,
    becomes: 'table of $1 with columns $2',
  },
  {
    form: /\b(?:an? |the )?"([^"\n]{1,30})" (?:and|or)(?: an?)? "([^"\n]{1,30})" buttons?\b/gi,
    becomes: 'buttons "$1" and "$2"',
  },
  // "A button that shows green or red": how it looks then.
  {
    form: /,? (?:that|which) (?:shows?|turns?|becomes?|lights? up) (?:in )?(?:green|red|blue|yellow|orange) (?:or|and) (?:in )?(?:green|red|blue|yellow|orange)(?: (?:when|if|for|depending) [^,.;]+)?(?=[,.;]|$)/gi,
    becomes: '',
  },
  {
    form: /\b(?:an? )?(?<!(?:^|[ "])(?:with|and|of|as|two|three|four|five|the|by|named|called) )(gender|sex|size|level|difficulty|priority|payment|plan|role|title|colou?r|shipping|delivery|age group|experience) radio (?:buttons|group|options)\b/gi,
    becomes: 'radio buttons for $1',
  },
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
  // "A line with three small icons and texts: 30 min, 4 servings".
  {
    form: /\ban? (?:line|row|strip) (?:with|of) (?:two |three |four |five |\d )?(?:small )?(?:icons? (?:and|with) (?:texts?|labels?)|(?:short )?(?:texts|facts|labels|infos))\s*:\s*/gi,
    becomes: 'short facts: ',
  },
  // "A map and a bottom sheet. The sheet shows ...": with that.
  {
    form: /\b(?:an?|the) (?:bottom )?(sheet|card|panel|drawer|box)(?: at the bottom)?\. (?:the|this) (?:bottom )?\1 (?:shows|has|contains|includes) /gi,
    becomes: 'a card with ',
  },
  // "Cards have a title": each of them.
  {
    form: /(?<=^|[.;]\s+|\n\s*)(?:the |all )?(card|row|item|tile)s (?:have|show|contain|display) /gi,
    becomes: 'Each $1 has ',
  },
  {
    form: /\b(card|sheet|panel|dialog|banner|popup) (?:appears|slides up|slides in|pops up|is shown)(?: (?:at|from) the bottom)? with /gi,
    becomes: '$1 with ',
  },
  // "Settings screen, dark: ...".
  {
    form: /^((?:an? |the )?[\p{L} -]{3,30} (?:screen|page|form)), (?:dark|light|minimal|clean|modern|simple|colou?rful)(?: (?:mode|theme|style|look))?:/iu,
    becomes: '$1:',
  },
  { form: /\ban? select (?=")/gi, becomes: 'a dropdown ' },
  { form: /\b(?:an? )?row (?="?\p{Lu})/gu, becomes: 'menu rows: ' },
  // "A row of large cards "Go on" with cover and title".
  {
    form: /\b(?:an? )?(row|list|grid|carousel|strip) of (?:(?:large|small|big|horizontal|wide|round) )*(?:cards|tiles|items) ("[^"\n]{2,40}") (?:with|showing) /gi,
    becomes: 'a list titled $2 with ',
  },
  // "Above the tab bar sits a mini player": on all of them.
  {
    form: /(?<=[.;]\s+|\n\s*)above the (?:tab|bottom|navigation) bar,? (?:sits|is|there is|floats) (?=an? )/gi,
    becomes: 'All screens have ',
  },
  // "First screen: Budget overview with ...".
  {
    form: /(?<=^|[.;]\s+|\n\s*)(?:[Tt]he )?(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ll]ast) (?:screen|page)(?:, [^:.]{3,50})?: (?:an? |the )?(\p{Lu}[\p{L} ]{2,28}?) with /gu,
    becomes: 'The $1 screen has ',
  },
  { form: /\b(?:an? |the )?checklist "([^"\n]{2,40})"/gi, becomes: 'a list titled "$1" with checkbox' },
  // "After the last exercise show a summary screen with".
  {
    form: /(?<=^|[.;]\s+|\n\s*)(?:after|at) (?:the|an?) [\p{L} ]{3,28}?,? (?:please )?(?:shows?|there (?:is|should be)|comes|(?:you|we|users?) (?:see|get)) an? ([\p{L} -]{3,24}?) (screen|page) (?=with |showing )/giu,
    becomes: 'The $1 $2 has ',
  },
  // "Login first: ... Then a home screen with".
  {
    form: /(?<=^|[.;]\s+|\n\s*)(?:first )?(?:an? |the )?(login|sign[ -]?up|register|registration|onboarding|splash|welcome)(?: screen| page)?(?: first)?\s*: /gi,
    becomes: 'The $1 screen has ',
  },
  {
    form: /(?<=[.;]\s+|\n\s*)(?:then|next|after that|finally|afterwards),? (?:an?|the|comes an?|there is an?) ([\p{L} -]{3,24}?) (screen|page)(?::? (?=with |showing |that |which )|: )/giu,
    becomes: 'The $1 $2 has ',
  },
  { form: /(?<=[.;]\s+|\n\s*)then (?=an? )/gi, becomes: 'Below it ' },
  // "A summary of the cart with thumbnail and name of each item".
  {
    form: /\b(?:an? |the )?(?:summary|overview|list|recap) of (?:the |my |your )?(?:shopping )?(cart|basket|bag|order) with ([^.;]{3,80}?) (?:of|for) each (?:item|product|article)/gi,
    becomes: 'a list of $1 items with $2',
  },
  // "Late or On time": which of two it is.
  {
    form: /\b(an? |the )?(?:status )?badge,? (?:saying |with |that says |reading )?"?(\p{Lu}\p{L}+(?: \p{Ll}+)?)"? or "?(\p{Lu}\p{L}+(?: \p{Ll}+)?)"?(?=[,.;]| and )/gu,
    becomes: '$1$2/$3 badge',
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
    becomes: 'checkboxes (Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday)',
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
export const asFormsKnow = (text: string): string =>
  reword(withToldTogether(withToldControls(reword(text, inOneSentence))), forms)
