import { capitalise } from '../words/forms.ts'
import { eitherControls } from './either-controls.ts'
import { type Rewording, reword, replaced } from '../understand/searched.ts'

/** What one switches between: in quotes, with a capital, or two small words at most. */
const either = '(?:"[^"\\n]{1,30}"|[\\p{L}\\d][\\p{L}\\d.&\'-]*(?: [\\p{L}\\d&\'-]+){0,2}?)'
const users = '(?:users?|you|people|me|one|the user|customers?|visitors?)'
const seconds = '[ -]?(?:s|secs?|seconds?)?'

const isForward = (way: string) => /^(?:f|ahead)/i.test(way)
/** "Back 15 s": a jump by so many seconds. */
const jump = (way: string, count: string) => `"${isForward(way) ? 'Forward' : 'Back'} ${count} s"`

/** Ways of telling of what one sets, as the forms of parts know them. */
const forms: readonly Rewording[] = [
  // "A toggle switches between Monthly and Yearly", "lets users switch from list to grid".
  {
    form: new RegExp(
      `\\b(toggle(?: switch| button| group)?|(?:segmented )?(?:toggle|switch|control))(?: (?:at|on) the (?:very )?(?:top|bottom))? (?:(?:that|which) )?(?:switch(?:es)?|toggles?|changes?|chooses?|is used to switch|lets? ${users} (?:to )?(?:switch|choose|toggle|pick|select|change)|allows? ${users} to (?:switch|choose|toggle|pick|select|change)|(?:for|to) (?:switch|choose|toggle|change|switching|choosing|toggling)) (?:from|between) (?:the )?(${either}) (?:and|or|to|/) (?:the )?(${either})(?=[,.;:\\n]|$| (?:and|that|which|on|at|below|above|for|with|billing|prices?|views?|modes?) )`,
      'giu',
    ),
    becomes: '$1 between $2 or $3',
  },
  // "AM/PM toggle", "toggle One way / Round trip".
  {
    form: /(?<![\p{L}/])(?!on ?\/|show ?\/|hide ?\/|play ?\/)([\p{L}\d][\p{L}\d-]*) ?\/ ?([\p{L}\d][\p{L}\d-]*) (toggle|switch|segmented control)(?! (?:for|between))/giu,
    becomes: '$3 between $1 or $2',
  },
  {
    form: /\b(toggle|switch)(?: (?:for|with|of))?:? (?!on ?\/)(\p{L}[\p{L}\d-]*(?: \p{L}+)?) ?\/ ?(\p{L}[\p{L}\d-]*(?: \p{L}+)?)(?=[,.;]|$)/giu,
    becomes: '$1 between $2 or $3',
  },
  {
    form: /\b(toggle|switch)(?: (?:between|for|from))?(?: billing| payment)?:? (monthly?|weekly|daily)(?: ?[/|] ?| (?:and|or|to) | )(yearly|annual(?:ly)?|year|monthly)(?! (?:or|and)\b)/gi,
    becomes: '$1 between $2 or $3',
  },
  // "Size chips S M L XL": one each.
  {
    form: /\b(chips|buttons|pills|selector|tabs):? ((?:[\p{Lu}\d]{1,4} ){2,6}[\p{Lu}\d]{1,4})(?=[,.;]|$| and )/gu,
    becomes: (_, noun = '', list = '') => `${noun} (${list.split(' ').join(', ')})`,
  },
  {
    form: /\b(price) with (?:the |an? )?(?:old|original|former) price(?: (?:struck|crossed)[- ]?(?:through|out))?/gi,
    becomes: '$1, old price',
  },
  // "Buttons to jump 15 seconds back and 30 forward".
  {
    form: new RegExp(
      `(?:\\b(?:to|for|that) )?\\b(?:skip|jump|go|seek|move|rewind)(?:s|ing)? (?:by )?(\\d+)${seconds} (back(?:wards?)?|forwards?|ahead) (?:and|or|/) (?:(?:skip|jump|go) )?(\\d+)${seconds} (back(?:wards?)?|forwards?|ahead)(?![\\p{L}])`,
      'giu',
    ),
    becomes: (_, first = '', way = '', second = '', other = '') =>
      `${jump(way, first)} and ${jump(other, second)}`,
  },
  {
    form: new RegExp(
      `(?:\\b(?:to|for|that) )?\\b(?:skip|jump|go|seek|move)(?:s|ing)? (back(?:wards?)?|forwards?|ahead) (?:by )?(\\d+)${seconds} (?:and|or|/) (?:(?:skip|jump|go) )?(back(?:wards?)?|forwards?|ahead) (?:by )?(\\d+)(?:[ -]?(?:s|secs?|seconds?)(?!\\p{L}))?`,
      'giu',
    ),
    becomes: (_, way = '', first = '', other = '', second = '') =>
      `${jump(way, first)} and ${jump(other, second)}`,
  },
  {
    form: /(?:\b(?:to|for) )?\b(?:(?:skip|jump|go|seek)(?:ping|ing)? )?back(?:wards?)? (?:and|or|\/) forwards? (?:by )?(\d+)[ -]?(?:s|secs?|seconds?)(?!\p{L})/giu,
    becomes: '"Back $1 s" and "Forward $1 s"',
  },
  {
    form: /\b(\d+)[ -](?:s|secs?|seconds?) (?:(?:skip|jump) )?back(?:wards?)? and (?:(\d+)[ -](?:s|secs?|seconds?) )?(?:(?:skip|jump) )?forwards? (?=buttons?\b)/giu,
    becomes: (_, first = '', second?: string) => `"Back ${first} s" and "Forward ${second ?? first} s" `,
  },
  // "A page with plus and minus buttons": for how many there are.
  {
    form: /\b(?:an? )?(?:plus (?:and|&|\/) (?:an? )?minus|minus (?:and|&|\/) (?:an? )?plus) buttons?(?=[,.;]|$| and (?:an?|the)\b)(?<!(?:quantity|amount|count|number|pieces|portions|portion|servings|guests|stock|each|heater|heating|temperature) with (?:an? )?(?:plus|minus).{0,24})/gi,
    becomes: 'a quantity stepper',
  },
  // "A minus and a plus button for the target temperature" count it up and down.
  {
    form: /\b(?:an? |the |two )?(?:(?:minus|"?[-–−]"?|down|decrease)(?: buttons?)? (?:and|or|&) (?:an? )?(?:plus|"?\+"?|up|increase)|(?:plus|"?\+"?|up|increase)(?: buttons?)? (?:and|or|&) (?:an? )?(?:minus|"?[-–−]"?|down|decrease)|(?:minus|-|−)\/(?:plus|\+)|\+\/[-−]|plus\/minus) (?:icon )?buttons? (?:to (?:change|set|adjust|control|choose|pick)|for (?:changing |setting |adjusting )?|on (?:both|either|each) sides? of) ?(?:the |its |your |an? )?(?=\p{L})/giu,
    becomes: 'a stepper for the ',
  },
  // "Choose the service from a dropdown with Cut and Color".
  {
    form: /\b(?:choose|pick|select) (?:the |an? |your |their )?([\p{L} ]{3,24}?) (?:from|in|with|using) an? (drop-?down(?: menu| list)?|select(?: box)?|segmented control|slider|stepper|date picker)(?=[ ,.;:(])/giu,
    becomes: 'a $2 for the $1',
  },
  // "A choice of size: Small, Medium, Large".
  {
    form: /\b(?:[Aa]n? |[Tt]he )?(?:[Cc]hoice|[Ss]election) of (?:the |an? )?(\p{L}+(?: \p{L}+)?)(?:: ?| \((?=[^()]*,))(?=[\p{Lu}\d"])([^().;\n]{3,90}?)(?:\)|(?=[.;\n]|$|,? and (?:an?|the) |, (?:an?|the|\d|two|three) ))/gu,
    becomes: (_, name = '', list = '') => `${name} selector (${list.replace(/,? (?:and|or) /, ', ')})`,
  },
  // "A dropdown "To" with the same currencies": the options of the one before.
  {
    form: /(\b(?:[Dd]rop-?down|[Ss]elect(?: box)?|[Ss]egmented control|[Pp]icker)(?: [^.;()]{0,30}?)?(?:with |\()(?:the options )?)((?:[\p{Lu}\d][^,.;()"]{0,24}, )+(?:and |or )?[\p{Lu}\d][^,.;()"]{0,24})(\)?,? (?:and )?an? (?:drop-?down|select(?: box)?|segmented control|picker)[^.;()]{0,30}? with )(?:the )?same (?:\p{L}+|list of \p{L}+)/gu,
    becomes: (_, head = '', list = '', middle = '') => `${head}${list}${middle}${list}`,
  },
  // "A dropdown called "Schedule" with the options Weekdays, Weekend and Holiday".
  {
    form: /\b(drop-?down(?: menu| list)?|select(?: box)?|segmented control|radio (?:buttons|group))(?: called| named| labell?ed| titled)? ("[^"\n]{1,40}") (?:(?:with|offering|has|having) )?(?:the )?(?:options|choices|values|entries) ([^.;:()"\n]{3,90}?)(?=[.;\n]|$|,? and (?:an?|the) |, (?:an?|the|two|three) | (?:at|below|under) the )/giu,
    becomes: (_, noun = '', name = '', list = '') =>
      `${noun} ${name} (${list.replace(/,? (?:and|or) /, ', ')})`,
  },
  // "Radio buttons "Age group" with Under 18, 18-40, checkboxes ...": what they offer.
  {
    form: /\b(radio (?:buttons|group)|check ?boxes|drop-?down|chips) ("[^"\n]{1,40}") with (?:the options )?((?:[\p{Lu}\d][^,.;:"()\n]{0,28})(?:,? (?:and |or )?(?:[\p{Lu}\d]|half |full |quarter |more |less )[^,.;:"()\n]{0,28}?)+)(?=[.;\n]|$|,? and (?:an?|the) |, (?:(?:an?|the|two|three) )?(?!half |full |quarter |more |less )\p{Ll})/gu,
    becomes: (_, noun = '', name = '', list = '') =>
      `${noun} ${name} (${list.replace(/,? (?:and|or) /, ', ')})`,
  },
  // "Date inputs for arrival and departure".
  {
    form: /\b(?:two )?(date|time) (?:inputs|fields|pickers) for (?:the )?(\p{L}+) and (?:the )?(\p{L}+)(?=[,.;]|$| and )/giu,
    becomes: '$1 picker for $2 and $1 picker for $3',
  },
  // "A list called "Up next" with song names".
  {
    form: /\b(list|grid|carousel) (?:called|named|titled|labell?ed) ("[^"\n]{1,40}") (?:with|of|showing|containing) (?:the )?(?:names of (?:the )?)?(\p{L}{3,}?)s?(?: names| titles)(?=[,.;]|$| and )/giu,
    becomes: (_, noun = '', name = '', thing = '') => `${noun} ${name} of ${thing}s`,
  },
  // "A dropdown with the name of the speaker".
  {
    form: /\b(drop-?down(?: menu| list)?) (?:with|of|showing|for) (?:the |all )?names? of (?:the |all )?(\p{L}+?)s?(?=[,.;]|$| and )/giu,
    becomes: '$1 for the $2',
  },
  // "A dropdown to choose the mode: Auto, Manual".
  {
    form: /\b([Dd]rop-?down|[Ss]elect(?:or| box)?|[Pp]icker|[Ss]egmented control|[Rr]adio buttons|[Cc]hips) (?:to|for) (?:choose|choosing|select|selecting|pick|picking|set|setting|switch|change)(?: between)? (?:the |an? )?([\p{L} ]{3,24}?)(?:: ?| \((?=[^()]*,))(?=[\p{Lu}\d"])([^().;\n]{3,90})\)?/gu,
    becomes: '$1 for the $2 ($3)',
  },
  // "Repeat days as toggles Mon to Sun".
  {
    form: /\b(?:repeat |week ?)?days(?: of the week)? as (?:\p{L}+ )?(?:toggles|chips|buttons|circles|checkboxes|pills)(?: (?:from )?Mon\p{Ll}* (?:to|-|–) Sun\p{Ll}*)?|\b(?:seven|7) (?:week)?day (?:circles|dots|buttons|chips)/gu,
    becomes: 'chips for the days of the week',
  },
  // "Tools crop, rotate and filter as icons".
  {
    form: /\b(tools|actions):? (\p{Ll}+(?:, \p{Ll}+)+(?:,? and \p{Ll}+)?) as (?:\p{Ll}+ )?(?:icons|buttons)/gu,
    becomes: (_, noun = '', list = '') => `${noun} (${list.replace(/,? and /, ', ')})`,
  },
  // "Tip buttons 10 %, 15 %", "amount buttons €5, €10 and Other".
  {
    form: /\b(\p{L}{3,16}) buttons:? ((?:[€$£\u00A4]? ?\d+ ?[€%\u00A4]?)(?:, [€$£\u00A4]? ?\d+ ?[€%\u00A4]?)+(?:,? (?:and|or) (?:[€$£\u00A4]? ?\d+ ?[€%\u00A4]?|\p{Lu}\p{L}+))?)(?=[,.;]|$| and )/gu,
    becomes: (_, name = '', list = '') => `${name} selector (${list.replace(/,? (?:and|or) /, ', ')})`,
  },
  { form: /\b(?:an? )?full-?screen (?:icon|button|toggle)/gi, becomes: 'an icon button "Fullscreen"' },
  {
    form: /\bdeparture and arrival (city|airport|station) with (?:the |its )?(time|date)s?\b/gi,
    becomes: 'departure $1, departure $2, arrival $1, arrival $2',
  },
  // "Step indicator 1 Guest 2 Payment".
  {
    form: /\b(step indicator|stepper|progress steps):? \(?1[.)]? (\p{L}[\p{L} ]*?),? 2[.)]? (\p{L}[\p{L} ]*?)(?:,? 3[.)]? (\p{L}[\p{L} ]*?))?(?:,? 4[.)]? (\p{L}[\p{L} ]*?))?\)?(?=[,.;]|$)/giu,
    becomes: (_, noun = '', ...found) =>
      `${noun} with ${found
        .slice(0, 4)
        .filter((each) => typeof each === 'string' && each !== '')
        .join(', ')}`,
  },
  {
    form: /\b(?:toggle|switch|segmented control|toggle group):? ([\p{L}\d]{1,8}(?: ?\/ ?[\p{L}\d]{1,8}){2,4})(?=[,.;]|$| and )/giu,
    becomes: (_, list = '') => `segmented control (${list.split(/ ?\/ ?/).join(', ')})`,
  },
  { form: /\bradio list (?=with|of|for)/gi, becomes: 'radio buttons ' },
  {
    form: /\bmessages,?(?: on the)? left and right(?: side)?(?: with (?:the )?(?:time|date)s?(?:tamps?)?)?/gi,
    becomes: 'message bubbles',
  },
  // How and where it stands.
  {
    form: /\b(card|form|dialog|panel|box) (?:cent(?:er|re)d|placed)(?: (?:on|in) the (?:screen|page|middle|cent(?:er|re)))?(?= )/gi,
    becomes: '$1',
  },
  {
    form: /,? (?:left-|right-)?aligned(?: to the)? (?:left|right|cent(?:er|re))(?=[,.;]|$| and )/gi,
    becomes: '',
  },
  { form: /(?: below)? in (?:green|red|blue) or (?:green|red|blue)(?=[,.;]|$| and )/gi, becomes: '' },
  { form: /\b(old price|price) (?:crossed|struck)[- ]?(?:out|through)/gi, becomes: '$1' },
  // "Extras as checkboxes Cheese, Bacon", "priority as segmented control Low/Medium/High".
  {
    form: /(?<=(?:^|[,.;:]|\band|\bwith|\b[Tt]hen|\b[Nn]ext|\bthe|\ban?) )((?!as |and |with |[Tt]hen |[Nn]ext )\p{L}[\p{L} ]{2,24}?) as (?:an? )?(check ?boxes|radio buttons?|toggles|switches)(?: (?:with|for))?:? (?=[\p{Lu}\d"])/gu,
    becomes: '$2 for $1: ',
  },
  {
    form: /(?<=(?:^|[,.;:]|\band|\bwith|\bthen|\bthe|\ban?) )((?!as |and |with )\p{L}[\p{L} ]{2,24}?) as (?:an? )?(segmented control|drop-?down|chips)(?: (?:with|for))?:? ?(?=[\p{Lu}\d"])([^(),.;/|\n]{1,24}(?: ?[/|] ?[^(),.;/|\n]{1,24})+)/gu,
    becomes: (_, name = '', noun = '', list = '') =>
      `${noun} for ${name} (${list.split(/ ?[/|] ?/).join(', ')})`,
  },
  // "Hours, minutes and seconds as wheel pickers": one for each.
  {
    form: /(?<=^|[,.;:] |\bwith )(\p{Ll}+(?:, \p{Ll}+)*,? and \p{Ll}+) as (?:(?:wheel|scroll|number|rolling|spinning) ?)+pickers?/gu,
    becomes: 'dropdowns for $1',
  },
  // "Amount with currency selector": both.
  {
    form: /\b(amount|price|salary|weight|height|quantity|distance|(?:tele|mobile )?phone(?: number)?|number)(?: field| input)? with (?:an? )?((?:\p{L}+ ){1,2}(?:drop-?down|selector|picker|select))\b/giu,
    becomes: '$1 field and a $2',
  },
  {
    form: /(?<=(?:^|[,.;:]|\band|\bwith|\bthe) )(\p{L}{3,20}) with (check ?boxes|radio buttons) (?=\()/giu,
    becomes: '$2 for $1 ',
  },
  { form: /\b(?:\d|two|three|four)[- ]col(?:umn)? (?=grid\b)/gi, becomes: '' },
  { form: /\b(grid) with (?:\d|two|three|four) columns (?=of\b)/gi, becomes: '$1 ' },
  // "Volume up and down buttons".
  {
    form: /\b(\p{L}{3,12}) (up) (?:and|\/|or) (down)(?: buttons?)?(?=[,.;]|$| and )/giu,
    becomes: (_, name = '', up = '', down = '') =>
      `buttons "${capitalise(name)} ${up.toLowerCase()}" and "${capitalise(name)} ${down.toLowerCase()}"`,
  },
  // The dot of an abbreviation ends no sentence.
  { form: /\b(no|nr|qty|incl|excl|min|max|approx|tel)\.(?=,? \p{Ll})/gu, becomes: '$1' },
  { form: /\brows (?=\p{Lu}[\p{L}-]{2,} \p{Ll}|\p{Lu}\p{L}{2}[\p{L} -]{0,22},)/gu, becomes: 'menu rows: ' },
  // The eye in a password field stands there anyway.
  {
    form: /\b(passwords?(?: field| input| box)?),? (?:with|and|plus|including) (?:an? )?(?:show(?: ?\/ ?| and | or )hide|eye|visibility|show password|reveal)(?:[ -](?:toggle|icon|button|option|switch|link|password|and|or|to))*(?=[,.;]|$| and )/gi,
    becomes: '$1',
  },
  // "A text saying this cannot be undone": its words.
  {
    form: /\b(?:an? |the )?(?:(?:short|small|warning|body|help|info) )*(?:text|message|note|line|caption|hint) (?:saying|telling|that says|which says|reading)(?: that)? (?!"|how\b|what\b|whether\b|if\b|when\b)(\p{L}[^,.;:"\n]{8,56}?)(?=[,.;\n]|$| and (?:an?|the|two|three)\b)/giu,
    becomes: (_, said = '') => `a text "${capitalise(said)}"`,
  },
  // "Attendees shown as overlapping avatars".
  {
    form: /\b((?:the )?\p{L}{4,}(?: (?!are |shown|displayed|presented|listed)\p{L}+)?) (?:are )?(?:(?:shown|displayed|presented|listed) )?as (?:(?:overlapping|stacked|round|small|a row of) )*avatars\b/giu,
    becomes: 'a row of avatars for $1',
  },
  // "The two airport codes with an arrow between".
  {
    form: /\b(?:the |its )?two (airport|station|city|stop) (codes?|names?)(?: with an? (?:arrow|plane|line|icon)(?: icon)? (?:in )?between(?: them)?)?/gi,
    becomes: (_, place = '', what = '') =>
      `departure ${place} ${what.replace(/s$/, '')}, arrival ${place} ${what.replace(/s$/, '')}`,
  },
  {
    form: /,? with an? (?:arrow|line|dash|plane icon)(?: icon)? (?:in )?between(?: them)?(?=[,.;]|$)/gi,
    becomes: '',
  },
  // "Rows mobile, home and e-mail address": these values.
  { form: /\b(?:and )?rows (?:for |with |of )?(?=\p{Ll}[\p{L}-]*, \p{Ll})/gu, becomes: 'the ' },
  { form: /\brows "/g, becomes: 'menu rows: "' },
  // "An optional scale from 1 to 10 as buttons".
  {
    form: /(?<!star )\b(scale|rating) (?:of|from) (\d+) (?:to|-|–) (\d+)(?: as (?:\p{L}+ )?(?:buttons|chips|circles|numbers))?/giu,
    becomes: '$1 selector from $2 to $3',
  },
  // "The selected row has a checkmark" is how it looks.
  {
    form: /(?:[;,.]\s*|\band )(?:the )?(?:selected|active|chosen|current|checked)(?: (?:row|one|item|language|option|entry|card|tab|day))? (?:has|shows|is|gets|with|should be|is marked with) [^,.;]{3,50}(?=[,.;\n]|$)/gi,
    becomes: '',
  },
]

/** A button that waits for something: "stays disabled until the terms checkbox is ticked". */
const waits =
  /(?<head>(?:\b(?:an?|the) )?(?<button>"[^"\n]{2,30}"|[\p{L}-]+(?: [\p{L}-]+){0,2}?) button)(?<behind> at the (?:very )?bottom)?,?(?: (?:that|which|it|and it))?(?: (?:stays?|remains?|is|be|should be|will be|must be|should stay|gets?|becomes?|only))* (?:disabled|inactive|gr[ae]y|greyed out|grayed out|enabled|active|unavailable|clickable)(?: only)?,? (?:until|unless|till|while|when|if|once|as long as|after) (?<condition>[^.;\n]{3,90}?)(?=[.;\n]|, (?:and )?(?:an?|the)\s|$)/giu
const box = /\b(?:check|tick) ?box(?:es)?\b/i

/** The checkbox a condition speaks of: "the terms checkbox is ticked", "the terms are accepted". */
function boxIn(condition: string): string | undefined {
  const [, quoted] = /"([^"]+)"/.exec(condition) ?? []
  const isBox = box.test(condition)
  if (quoted !== undefined) return isBox || /tick|check|accept|agree/i.test(condition) ? quoted : undefined
  const [, terms] =
    /\b(terms(?: (?:and|&) conditions| of (?:use|service))?|conditions|privacy policy|polic(?:y|ies)|house rules|rules|waiver)\b/i.exec(
      condition,
    ) ?? []
  if (terms !== undefined && (isBox || /accept|agree|tick|check|confirm/i.test(condition)))
    return `I accept the ${terms.toLowerCase()}`
  const [, name] = /\bthe ((?:\p{L}+ ){0,2}\p{L}+) (?:check|tick) ?box/iu.exec(condition) ?? []
  return isBox && name !== undefined ? capitalise(name) : isBox ? 'I agree' : undefined
}

/**
 * The text without what a button waits for. The checkbox it waits for stands before the button, where nothing else tells
 * of it.
 */
function withoutWaiting(text: string): string {
  let isBoxTold = false
  const names: string[] = []
  const rest = replaced(text, waits, (...found: unknown[]) => {
    const groups = found.at(-1)
    const { head = '', behind = '', button = '', condition = '' } = isGroups(groups) ? groups : {}
    const label = boxIn(condition)
    const others = text.replace(String(found[0]), '')
    isBoxTold ||= box.test(others)
    const bare = button.replace(/^(?:an?|the) /i, '')
    const isTold = others.toLowerCase().includes(`${bare.toLowerCase()} button`)
    if (label === undefined || isBoxTold) return isTold && /^the\b/i.test(head) ? '' : `${head}${behind}`
    isBoxTold = true
    if (isTold) {
      names.push(bare)
      names.push(label)
      return ''
    }
    return /^[AT]/.test(head) || head.startsWith('"')
      ? `A checkbox "${label}" and ${head.replace(/^[AT]/, (letter) => letter.toLowerCase())}${behind}`
      : `a checkbox "${label}", ${head}${behind}`
  })
  const [name = '', label = ''] = names
  const at = rest.toLowerCase().indexOf(`${name.toLowerCase()} button`)
  if (label === '' || at < 0) return rest
  const article = /\b(?:an?|the) (?:[\p{L}-]+ )?$/iu.exec(rest.slice(0, at))
  const from = article ? article.index : at
  return `${rest.slice(0, from)}a checkbox "${label}", ${rest.slice(from)}`
}
const isGroups = (found: unknown): found is Partial<Record<string, string>> =>
  typeof found === 'object' && found !== null

const allForms: readonly Rewording[] = [...eitherControls, ...forms]

/** A text with its controls told as the forms of parts know them. */
export const withToldControls = (text: string): string => reword(withoutWaiting(text), allForms)
