import type { Rewording } from '../../understand/searched.ts'
import { capitalise } from '../../words/forms.ts'
import { narrowing } from './narrowing.ts'
import { before, ends, isDeed, listed } from './pieces.ts'

/** What one chooses by: the noun of a component for a thing that is only named. */
function chosen(said: string, isFirst: boolean): string {
  const item = said.replace(/^(?:the|an?|your|their|its) /i, '').trim()
  if (/\([^()]*,[^()]*\)$/.test(item)) return `radio buttons for ${item}`
  if (/\b(?:time|hour|slot)s?$/i.test(item)) return 'time slots'
  if (/\b(?:date|day)s?$/i.test(item)) return `a date picker for the ${item}`
  if (/^(?:number|amount|count) of /i.test(item)) return `a stepper for the ${item}`
  if (isDeed.test(item) && /^\p{Lu}/u.test(item)) return `a button "${item}"`
  if (!/^(?:the|an?|your|their|its) /i.test(said) && !isFirst) return said.trim()
  if (/\b(?:picker|dropdown|slider|calendar|field|chips|list|button)s?\b/i.test(item)) return said.trim()
  return `a ${item} dropdown`
}
const chosenItems = (said: string) =>
  said
    .split(/(?:,? then |, (?:and )?| and (?=(?:an?|the|your) ))(?![^()]*\))/)
    .map((item, index) => chosen(item, index === 0))
    .join(', ')

/** What such a bracket behind says what it shows, or how it is drawn. */
const ofComponent =
  /\b(?:button|field|input|slider|toggle|switch|checkbox|dropdown|picker|selector|list|grid|table|chart|graph|card|badge|bar|chips|tabs|icon|photo|image|picture|map|menu|text|label|screen|page|form|section|header|ring|rating|row)$/i
/** Parts of a screen, or what is shown of each thing. */
const ofThings = /\b(?:button|field|photo|icon|name|title)\b/i

/** What one chooses, sets and fills in. */
export const toldInputs: readonly Rewording[] = [
  // "Where you choose the barber (Marco, Dino), then the service (Cut, Shave), then a day and a time".
  {
    form: /,? ?\b(?:where|on which|in which) (?:you|the user|users?|one|they|customers?|people) (?:can )?(?:first )?(?:choose|pick|select)s? (?!between|from|who\b)((?:[^.;()\n]|\([^()\n]*\)){3,160})(?=[.;\n]|$)/giu,
    becomes: (_, items = '') => ` with ${chosenItems(items)}`,
  },
  // "Rate your room with stars, cleanliness with stars": each in stars.
  {
    form: new RegExp(
      `${before}(?:rate |rating (?:for|of) )?(?:your |the |our )?(\\p{Ll}{3,}(?: \\p{Ll}+)?) (?:with|in|by|as) (?:(?:five|5|1 to 5) )?(?:stars|smileys|smilies|emojis|faces)${ends}`,
      'giu',
    ),
    becomes: (_, what = '') => `star rating "${capitalise(what)}"`,
  },
  {
    form: /\b(?:an? )?free[- ]text(?: field| box| input)? (?:for|with) (?:the |your )?(\p{Ll}+)/giu,
    becomes: 'a text area for $1',
  },
  // "Language choice (English, German)", "dog (Rex, Luna)": one of these.
  {
    form: /(?<!\b(?:multiple|single) )\b(\p{Ll}{3,})[- ](?:choice|selection|selector) \((?=[^()]*,)/giu,
    becomes: '$1 dropdown (',
  },
  {
    form: /(?<!\b(?:drop-?downs?|pickers?|selectors?|chips|radio buttons|tabs|checkboxes|toggles?|switch(?:es)?|control)\b[^.;()]{0,40})(?<=, |\bwith |\bfields for |\bcontains |\band )(?!(?:an? |the )?(?:list|grid|table|card|cards|form|tabs?|chips|buttons?|chart|graph|badge|menu|row|columns?|timeline|steps|options|dropdown|checkboxes|legend|stepper|slider|switch(?:es)?|toggles?|photos?|tiles)\b)(?:the |an? )?(\p{Ll}{2,}(?<![^s]s)(?: \p{Ll}{3,}(?<![^s]s))?) \(((?:[\p{Lu}\d][^,()\n]{0,24})(?:, (?:or |and )?[\p{Lu}\d][^,()\n]{0,24})+)\)(?=,| and |[.;\n]|$)/gu,
    becomes: (whole = '', name = '', list = '') =>
      ofComponent.test(name) || ofThings.test(list) ? whole : `${name} dropdown (${listed(list)})`,
  },
  {
    form: /(?<=, |\bwith |\bfor |\bcontains |\band )(unit|status|type|category|repeat|priority|frequency|gender|size|level|condition|unit of measure)s? \(((?:\p{Ll}[^,()\n]{0,16})(?:, (?:or |and )?\p{Ll}[^,()\n]{0,16})+)\)(?=,| and |[.;\n]|$)/gu,
    becomes: (_, name = '', list = '') => `${name} dropdown (${listed(list)})`,
  },
  // "Minimum power slider 11 to 350 kW".
  {
    form: /(?<=, |\bwith |\bcontains |\band |: )(?:an? |the )?(\p{Ll}{3,}(?: \p{Ll}{3,})?) slider (?:from )?(\d+) (?:to|-|–) (\d+)(?: ?[\p{L}%°€$]{1,4}(?= |,|[.;]|$))?/giu,
    becomes: (_, name = '', least = '', most = '') =>
      `a slider "${capitalise(name)}" from ${least} to ${most}`,
  },
  // "Filter by muscle group (Chest, Back)".
  {
    form: /\b(?:an? )?filters? (?:by|for) (?:the )?\p{L}+(?: \p{L}+)? \((?=[^()]*,)/giu,
    becomes: 'filter chips (',
  },
  {
    form: /\b(?:an? )?(\p{Ll}{3,}) counter with (?:an? )?plus and (?:an? )?minus(?: buttons?)?/giu,
    becomes: (_, name = '') => `a stepper "${capitalise(name)}"`,
  },
  // "Search on top", "all stations as pins".
  {
    form: /(?<=\bcontains |, (?:and )?|\band )search(?: bar)?(?: (?:on|at the) top)?(?=[,.;\n]|$)/gi,
    becomes: 'a search bar',
  },
  // "Temperature with plus and minus", "device tiles with name and switch".
  {
    form: new RegExp(
      `${before}(?:the )?(\\p{Ll}{3,}) with (?:an? )?(?:plus and minus|minus and plus)(?: buttons?)?${ends}`,
      'giu',
    ),
    becomes: (_, name = '') => `a stepper "${capitalise(name)}"`,
  },
  // "Sound on/off", "theme light or dark".
  {
    form: /(?<=[,;] (?:and )?|\bcontains |\bwith )(\p{Ll}{3,}(?: \p{Ll}+)?) (?:on\/off|yes\/no|on or off|yes or no)(?=[,.;]|$| and )/gu,
    becomes: 'a "$1" switch',
  },
  {
    form: /(?<=[,;] (?:and )?|\bcontains )(\p{Ll}{3,}) (\p{Ll}{3,}) or (\p{Ll}{3,})(?: mode)?(?=[,.;]|$)/gu,
    becomes: (_, name = '', one = '', other = '') =>
      `${name} dropdown (${capitalise(one)}, ${capitalise(other)})`,
  },
  // "A section Skills with tags (Figma, React)".
  { form: /\bsection "?(\p{Lu}\p{L}+)"? with (?:tags|chips) \(/gu, becomes: 'section "$1" with chips (' },
  // "Filters on top (brand, year)".
  {
    form: /(?<=[,;] (?:and )?|\bcontains )filters(?: (?:on|at the) top)? \(((?:\p{Ll}[^,()\n]*, )+\p{Ll}[^,()\n]*)\)/gu,
    becomes: (_, list = '') => narrowing(list),
  },
  {
    form: /\bfilters? by (?=\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)+)(\p{Lu}[\p{L}, ]+?)(?=[.;)\n]|$)/gu,
    becomes: 'filter chips ($1)',
  },
  // "Amounts 10, 20, 50", "one time or monthly", "sizes S M L XL".
  {
    form: /\b(?:the )?(?:preset |quick )?amounts?:? ((?:[€$£]? ?\d+(?: ?[€$£])?, )+(?:and |or )?[€$£]? ?\d+(?: ?[€$£])?)/giu,
    becomes: (_, list = '') => `amount chips (${listed(list)})`,
  },
  { form: /\bone[- ]time or (monthly|weekly|yearly)/gi, becomes: 'frequency dropdown (One time, $1)' },
  {
    form: /\bsizes? ((?:X{0,3}[SML]\b[ ,/]*){2,})/gu,
    becomes: (_, list = '') =>
      `size chips (${list
        .trim()
        .split(/[ ,/]+/)
        .join(', ')})${list.endsWith(', ') ? ', ' : ''}`,
  },
  {
    form: /\bcheckbox (\p{Ll}{4,})(?=[.;,\n]|$)/gu,
    becomes: (_, name = '') => `checkbox "${capitalise(name)}"`,
  },
]
