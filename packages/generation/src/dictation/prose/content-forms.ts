import type { Rewording } from '../../understand/searched.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { capitalise, toPlural } from '../../words/forms.ts'
import { who } from './prose-words.ts'

const end = '(?=[,.;]|$| and (?!\\p{L}+$))'

const ofDegree: Readonly<Partial<Record<string, string>>> = {
  strong: 'strength',
  severe: 'severity',
  painful: 'pain',
  bad: 'severity',
}

const listOf = (things: string) =>
  `a list of ${things.toLowerCase().replace(/^(?:my|our|the|all|your) /, '')}`

/** What prose says of what stands on a screen, as the readers of parts know it. */
export const contentForms: readonly Rewording[] = [
  {
    form: /^(?:two|three|four|\d) (?:big )?(?:numbers|figures)(?: for (?:today|the day|the week))?: ([\p{L} ]+(?:, [\p{L} ]+)*,? and [\p{L} ]+)$/iu,
    becomes: (_, list = '') =>
      `stat tiles (${list
        .split(/,? and |, /)
        .map(capitalise)
        .join(', ')})`,
  },
  {
    form: /\ban? plan of them(?:,? \p{L}+ for free)?/giu,
    becomes: 'a grid of places with number and Free/Taken badge',
  },
  {
    form: /,? and has a button to (\p{L}+) (?:it|them)\b/giu,
    becomes: (_, deed = '') => ` and a "${capitalise(deed)}" button`,
  },
  {
    form: new RegExp(`,? which ${who} can (send|forward|mail) to (?:the |my )?\\p{L}+`, 'giu'),
    becomes: (_, deed = '') => ` and a "${capitalise(deed)}" button`,
  },
  {
    form: /\ban? button for (?:an? |the )?new (\p{L}+) asking for ([^.;]+)/giu,
    becomes: 'an "Add $1" button. The "Add $1" button opens a form with $2',
  },
  {
    form: /\bthe ((?:\p{Ll}+ )?\p{Ll}+s) as an? (table|list|grid)(?=[,.;]|$| and )/giu,
    becomes: 'a $2 of $1',
  },
  {
    form: /^an? (alarm|warning|alert|hint|banner) (?:comes up|appears|pops up|is shown) (?:when|if|as soon as) .*$/iu,
    becomes: (_, what = '') => `Below it is a badge "${capitalise(what)}"`,
  },
  {
    form: /^choosing an? (\p{L}+) from an? (?:list|grid) with /iu,
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  { form: /, then (?:it|they) (?:is|are|goes|go) (?:in|to|on) (?:my|the) \p{L}+$/giu, becomes: '' },
  {
    form: /(?<=^|[:,] )(?:the \p{L}+: )?((?:[\p{L}]+, )*[\p{L}]+ and [\p{L}]+) as (?:two |three |four )?(?:gauges|dials|meters)/giu,
    becomes: (_, list = '') =>
      `stat tiles (${list
        .split(/,? and |, /)
        .map(capitalise)
        .join(', ')})`,
  },
  { form: /^(?:today|tonight|this week)['’]?s (\p{L}+s)$/iu, becomes: 'a list of $1' },
  { form: /\ban? counter for (?:the )?(\p{L}+) with plus and minus/giu, becomes: 'a stepper for the $1' },
  {
    form: /^an? button (?:below |above |there )?(sell|book|start|show|open|order|call|send|print)s (?:an? |the )?([\p{L} ]{3,24})$/iu,
    becomes: (_, deed = '', what = '') =>
      `Below it is a "${/^sell$/i.test(deed) ? 'Buy' : capitalise(deed)} ${what}" button`,
  },
  { form: /,? (?:two|three|four) in a row(?=[,.;]|$)/giu, becomes: '' },
  {
    form: /^who (?:else )?comes?(?:,| and) (?:with )?(?:which )?(\p{L}+)/iu,
    becomes: 'a list titled "Who comes" with name, $1',
  },
  {
    form: /\bevery (\p{L}+?)s? with (?=\p{Ll})/giu,
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  { form: /(?<=^|, |\band )(\p{L}+s) in an? (grid|list|gallery)(?=[,.;]|$)/giu, becomes: 'a $2 of $1' },
  {
    form: /^(mark|move|give|share|lend|rate|archive|copy|put) it ((?:for|as|to|back|on) \p{L}+)$/iu,
    becomes: (_, deed = '', rest = '') => `a "${capitalise(deed)} ${rest}" button`,
  },
  {
    form: new RegExp(
      `(?:,? and )?\\b${who} (?:can )?(accept|approve|like|keep|confirm) or (refuse|decline|reject|skip|drop|cancel)(?: (?:them|it))?(?=[,.;]|$)`,
      'giu',
    ),
    becomes: (_, one = '', other = '') => `, buttons "${capitalise(one)}" and "${capitalise(other)}"`,
  },
  {
    form: /^there is an? (chat|page|note|button) for (?:each|every) (\p{L}+)$/iu,
    becomes: (_, what = '') => `Below it is a "${capitalise(what)}" button`,
  },
  { form: /^after "?\p{Lu}\p{L}+"? (?:you|they|i|we) says? (?=how\b)/u, becomes: 'Below it is ' },
  {
    form: /\bhow much it hurts?(?: on a scale (?:of|to|up to) (?:ten|10))?/giu,
    becomes: 'a slider for the pain from 0 to 10',
  },
  {
    form: /(?<=^|, |\bshows )(\p{L}+) over the (weeks|months|days|years|season) as an? (line|curve|graph)/giu,
    becomes: 'a line chart of $1',
  },
  {
    form: /(?<=^|, |\band )(\p{L}+ \p{L}+|\p{L}+) as an? calendar(?=[,.;]|$)/giu,
    becomes: 'a month calendar',
  },
  {
    form: new RegExp(`\\b${who} (?:can )?writes? to (?:your|the|my|their) (\\p{L}+)`, 'giu'),
    becomes: (_, whom = '') => `a multi-line text field "Message to your ${whom}" and a "Send" button`,
  },
  {
    form: /(?<=^|, )(\p{L}+?)s are added and (?:removed|deleted|edited|changed)/giu,
    becomes: (_, thing = '') =>
      `a list of ${thing.toLowerCase()}s with name and remove button, and an "Add ${thing.toLowerCase()}" button`,
  },
  {
    form: /^there (?:you|i|they|one|we) (\p{Ll}+) (?:them|it)$/iu,
    becomes: (_, deed = '') => `Below it is a "${capitalise(deed)}" button`,
  },
  {
    form: /^(\p{L}+s) cost (\p{L}+)(?: and are bought with one (?:tap|click))?$/iu,
    becomes: 'a grid of $1 with $2 and "Buy" button',
  },
  { form: /, in order,? with /gi, becomes: ' with ' },
  { form: /\b(?:an? )?big tick\b/gi, becomes: 'a checkbox' },
  {
    form: /\b(?:an? )?(?:tick ?list|checklist) for (?:the )?(\p{L}+)/giu,
    becomes: 'a list of $1 steps with checkbox',
  },
  {
    form: /\ban? (?:shelf|wall|board) with all (?:the |my )?(\p{L}+) as (?:little |small |big )?(?:pictures|photos|cards)(?:,? grouped by (?:the )?(\p{L}+))?/giu,
    becomes: (_, things = '', by?: string) =>
      `a grid of ${things} with picture${typeof by === 'string' && /^\p{L}/u.test(by) ? ` and ${by}` : ''}`,
  },
  { form: /^(?:two|three|four|five) (?:parts|sections|areas|blocks): /iu, becomes: '' },
  { form: /^from (?:that|this|the) (?:list|page|screen) (?=(?:you|i|one|users) can )/iu, becomes: '' },
  { form: /^(?:we|i) (?:picture|imagine|see|want) it like this$/iu, becomes: '' },
  {
    form: /\bcan (cancel|delete|confirm|book|order|close|stop) (?:it )?(?:with|by) one (?:button|tap|click)/giu,
    becomes: 'can $1',
  },
  {
    form: /^who comes, (?:with )?(?:which )?(\p{L}+),? and (?:the )?/iu,
    becomes: 'a list titled "Who comes" with name, $1. Below it is the ',
  },
  {
    form: /(?:its |the |a )?((?:\p{L}+ )?)(?:log|history|diary) as a timeline/giu,
    becomes: (_, of = '') => `a list of ${of}entries with date`,
  },
  {
    form: /\ban? (?:card|row|line|tile) for (?:each|every) (\p{L}+) with /giu,
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  {
    form: /^(\p{L}+?)s? (?:come|comes|appear|appears|show up) as an? [\p{L} ]*banner[\p{L} ]* with "?(\p{Lu}\p{L}+)"? and "?(\p{Lu}\p{L}+)"?$/u,
    becomes: 'Below it is a card with the title "New $1", buttons "$2" and "$3"',
  },
  { form: /\ban? chat with (?:the |an? )(\p{L}+)/giu, becomes: 'a "Chat with the $1" button' },
  { form: /\ban? plan of the (\p{L}+(?<!s))(?=[,.;]|$| and )/giu, becomes: 'an image "Plan of the $1"' },
  {
    form: /\bwhat is left of (\p{L}+) and (\p{L}+)/giu,
    becomes: (_, one = '', other = '') =>
      `a list of entries (${capitalise(one)}, ${capitalise(other)}) with amount`,
  },
  {
    form: /\ball (\p{L}+s) (?:that (?:are|were) )?marked as (\p{L}+)/giu,
    becomes: 'a list of $2 $1 with date and name',
  },
  { form: /\b(?:today|tonight)['’]?s (?=route\b)/giu, becomes: '' },
  {
    form: /(?<=\blist of [^.;]*), (sum|amount|total),? and download(?=[.;]|$)/giu,
    becomes: ', $1 and download button',
  },
  {
    form: /^(?:two|three) buttons(?: (?:there|below|beneath|are there))?: "?(\p{Lu}[\p{L} ]{2,20}?)"? and "?(\p{Lu}[\p{L} ]{2,24})"?$/iu,
    becomes: 'Below it are buttons "$1" and "$2"',
  },
  { form: /^swipe (?:left|right|up|down)\b.*$/iu, becomes: '' },
  {
    form: new RegExp(`\\b${who} swipes? (?:right|left|up|down) to (\\p{L}+)`, 'giu'),
    becomes: (_, deed = '') => `a "${capitalise(deed)}" button`,
  },
  {
    form: new RegExp(
      `,? which ${who} can (practise|practice|learn|print|share|export|sort|edit)(?: (?:as|with) [\\p{L} ]+)?(?=[.;]|$)`,
      'giu',
    ),
    becomes: (_, deed = '') => ` and a "${capitalise(deed)}" button`,
  },
  {
    form: /^ticking one adds (\p{L}+) to the ([\p{L} ]{3,24}?)(?: at the (?:top|bottom))?$/iu,
    becomes: 'At the top is the $2',
  },
  {
    form: /\bquestions with yes and no(?: until (?:an? |the )?(\p{L}+) is (?:shown|found|reached))?/giu,
    becomes: (_, result?: string) =>
      `a heading "Question 1", buttons "Yes" and "No"${typeof result === 'string' && /^\p{L}/u.test(result) ? ` and the ${result}` : ''}`,
  },
  {
    form: /^(?:the )?(\p{L}+(?: \p{L}+)?) can be (?:put into|added to|saved to|put on) (?:an? |the )?(basket|cart|list)\b.*$/iu,
    becomes: 'Below it is an "Add to $2" button',
  },
  { form: /\bwhat is on (?:its|the|their) way/giu, becomes: 'a list of orders with status and arrival date' },
  {
    form: new RegExp(`^${who} keeps? (?:the |my |your |all )?(\\p{L}+s)(?: ${who} \\p{L}+)?$`, 'iu'),
    becomes: 'a list of $1 with name',
  },
  {
    form: new RegExp(`^if ${who} \\p{L}+ed,? the (?:card|page|row|screen) (?:also )?shows `, 'iu'),
    becomes: 'Below it is ',
  },
  { form: / in (?:different|various|several) colou?rs/gi, becomes: '' },
  {
    form: new RegExp(`\\b${who} can filter (?:them |it )?by (?:the )?(\\p{L}+)`, 'giu'),
    becomes: 'a dropdown "Filter by $1"',
  },
  {
    form: /\b(?:my |our |the )?(\p{L}+)(?: this \p{L}+)? as an? (bar|line|column)s? per (day|week|month|year)/giu,
    becomes: 'a bar chart of $1 per $3',
  },
  {
    form: /\band set an? (\p{L}+)(?=[.;,]|$)/giu,
    becomes: (_, what = '') => `and a number field "${capitalise(what)}"`,
  },
  {
    form: new RegExp(
      `\\bhow much ${who} (?:may|can|should) (?:still )?(\\p{L}+)(?: today)?(?:,? (?:shown )?as an? \\p{L}+)?`,
      'giu',
    ),
    becomes: 'a progress ring "Left to $1"',
  },
  {
    form: /\bbuttons for (?:an? |the )(\p{L}+), (?:an? |the )?(\p{L}+),? and (?:an? |the )?(\p{L}+)/giu,
    becomes: (_, one = '', two = '', three = '') =>
      `buttons "${capitalise(one)}", "${capitalise(two)}" and "${capitalise(three)}"`,
  },
  {
    form: new RegExp(`^${who} looks? up (?:something|an? \\p{L}+|it|them) and sees? (?:its |the )?`, 'iu'),
    becomes: 'a search field and a list of results with ',
  },
  {
    form: /^each (?:one |of them )?can be (added|saved|moved|cancelled|printed|shared|sent)((?: to the \p{L}+)?)$/iu,
    becomes: (_, deed = '', to = '') =>
      `Each row has an "${capitalise((baseOfVerb(deed, strictVerbs) ?? deed) + to.replace(/ the /, ' '))}" button`,
  },
  {
    form: /(?:\ba list of )?\b(?:the )?phone numbers?, one tap calls/giu,
    becomes: 'a list of phone numbers with name and call button',
  },
  { form: /(?<=, )an? heart(?=,| and )/giu, becomes: 'a heart icon' },
  {
    form: /\bwhether (others|everybody|everyone|friends|strangers|\p{L}+s) (?:may|can) (\p{L}+) (?:my |the )?([\p{L} ]{3,20}?)(?=[,.;]|$| and )/giu,
    becomes: (_, others = '', deed = '', what = '') => `a switch "${capitalise(others)} may ${deed} ${what}"`,
  },
  { form: /\btick list\b/gi, becomes: 'checklist' },
  { form: /\ban? camera for (?:the )?(\p{L}+)/giu, becomes: 'a photo upload field "$1"' },
  {
    form: /\b(?:\p{Ll}+ )?(\p{Ll}{4,}ing) or (\p{Ll}{4,}ing)(?=[,.;]|$| and )/gu,
    becomes: (_, one = '', other = '') => `${capitalise(one)}/${capitalise(other)} badge`,
  },
  { form: /\ba timer (?:that|which) [^,.;]+/giu, becomes: 'a timer' },
  { form: /\bwho (?:did|does|brought|brings|paid|took) what/giu, becomes: 'a list of tasks with name' },
  { form: /^questions one after the other: /iu, becomes: 'a form with ' },
  {
    form: /\bhow (strong|bad|hard|severe|good|happy|tired|painful)(?: it (?:is|was))? from (\d+) to (\d+)/giu,
    becomes: (_, how = '', from = '', to = '') =>
      `a slider for the ${ofDegree[how.toLowerCase()] ?? 'level'} from ${from} to ${to}`,
  },
  // "I pick my voice: soprano, alto, tenor or bass".
  {
    form: new RegExp(
      `\\b${who} (?:can )?(?:pick|choose|select)s? (?:my|your|the|their|an?) (\\p{L}+(?: \\p{L}+)?): ([\\p{L} ]+(?:, [\\p{L} ]+)*,? (?:or|and) [\\p{L} ]+)(?=[.;]|$)`,
      'giu',
    ),
    becomes: (_, name = '', list = '') =>
      `radio buttons for the ${name} (${list
        .split(/,? (?:or|and) |, /)
        .map(capitalise)
        .join(', ')})`,
  },
  {
    form: /\b(?:an? )?filter for (?:the )?(\p{Ll}+) or (\p{Ll}+)/giu,
    becomes: (_, one = '', other = '') =>
      `a segmented control (All, ${capitalise(one)}, ${capitalise(other)})`,
  },
  {
    form: /\b(?:an? )?switch to (?:look at|see|show|change to|view) the (plan|map|grid|calendar|list)(?: instead)?/giu,
    becomes: (_, other = '') => `a segmented control (List, ${capitalise(other)})`,
  },
  {
    form: /\b(?:photos|pictures) of (?:the |all )?(\p{L}+) with (?:an? )?(?=\p{Ll})/giu,
    becomes: (_, things = '') =>
      `a list of ${/^(?:things|items)$/i.test(things) ? 'products' : things} with photo, `,
  },
  {
    form: /\b(?:photos|pictures) of (?:our |the |my )?(\p{L}+) (?:in|as) an? (?:big |large )?(?:slider|carousel|gallery)/giu,
    becomes: 'an image carousel of $1',
  },
  { form: /\b(?:and )?(?:an? )?(?:heart|star)(?=[.,;]|$)/giu, becomes: 'and heart icon' },
  {
    form: /\b(?:an? )?(?:big |large |round )?plus for (?:an? |the )?new (\p{L}+)(?: where (?:i|you|we) (?:put|enter|fill in|type|write) (?:the )?([^.;]+))?/giu,
    becomes: (_, thing = '', told?: string) =>
      `an "Add ${thing}" button${typeof told === 'string' && told !== '' && !/^\d/.test(told) ? `. The "Add ${thing}" button opens a form with ${told}` : ''}`,
  },
  { form: /\b(?:with )?an? (?:big |large |round )?plus(?=[.,;]|$)/giu, becomes: 'a plus button' },
  { form: /(?:with )?(?:an? )?traffic light(?=[.,;]|$| and )/giu, becomes: 'a Green/Yellow/Red badge' },
  {
    form: /\b(?:the )?route with (?:the )?stops in order,? (?:and )?(?:the )?/giu,
    becomes: 'a list of stops with ',
  },
  {
    form: /^[Aa]n? (?:big |large |red |green |round )*button (?:says|reads|is called) "?(\p{Lu}[\p{L}' ]{2,24})"?$/u,
    becomes: 'Below it is a "$1" button',
  },
  {
    form: /^an? (?:\p{L}+ )?button on every (?:page|screen) (call|ring|open|send|start|show)s (?:an? |the )?(\p{L}+)$/iu,
    becomes: (_, deed = '', what = '') => `All screens have a "${capitalise(deed)} ${what}" button`,
  },
  { form: /\bthe names of (?:the |all )?(\p{L}+)(?=[.,;]|$| and )/giu, becomes: 'a list of $1' },
  {
    form: /(?:,? and )?\b(?:he|she|they|you|i) ticks? (?:each|every) (\p{L}+) off/giu,
    becomes: ' with checkbox',
  },
  {
    form: /\band (?:allows|has|offers) an? message to (all [\p{L} ]{3,30}?)(?=[.,;]|$)/giu,
    becomes: 'and a multi-line text field "Message to $1" and a "Send" button',
  },
  {
    form: /\b(?:and )?can send (everyone|everybody|all \p{L}+|them) (?:all )?an? message/giu,
    becomes: 'and a multi-line text field "Message to $1" and a "Send" button',
  },
  {
    form: /\b(?:sees )?who (?:else )?is (missing|absent|coming|free|late|ill|expected)(?: (?:per|by|in each) (\p{L}+))?/giu,
    becomes: (_, how = '', per?: string) =>
      `a list titled "Who is ${how}" with name${typeof per === 'string' && /^\p{L}/u.test(per) ? `, ${per}` : ''}`,
  },
  {
    form: /\bsay (?:if|whether) (?:i|you|they|he|she) (?:come|comes|can come|take part|am there|are there)/giu,
    becomes: 'confirm attendance',
  },
  { form: /\bplace for (?:my |your )?(?:own )?notes/giu, becomes: 'multi-line text field "Notes"' },
  { form: /\bsheet music (?:as|in) pages(?: to swipe)?/giu, becomes: 'an image carousel of pages' },
  {
    form: /\baudio player(?: for (?:my |the )?\p{L}+)? with slower and faster/giu,
    becomes: 'seek bar, a "Play" button, buttons "Slower" and "Faster"',
  },
  // "Choosing a stylist, a service with price and a free time".
  {
    form: /^(?:choosing|picking|selecting) an? (\p{L}+), an? (\p{L}+)(?: with ([^,]+?))?,? and an? (?:free )?(?:time|date|day|slot)/iu,
    becomes: (_, one = '', other = '', shown?: string) =>
      `a list of ${toPlural(one)} with photo, a list of ${toPlural(other)}${typeof shown === 'string' && shown !== '' ? ` with ${shown.replace(' and ', ', ')}` : ''}. Below it are time slots and a "Book" button`,
  },
  {
    form: new RegExp(
      `\\b${who} can (move|change|edit|extend|accept|call) or (cancel|delete|end|decline|stop|write) (?:one|it|them)`,
      'giu',
    ),
    becomes: (_, one = '', other = '') => `buttons "${capitalise(one)}" and "${capitalise(other)}"`,
  },
  {
    form: new RegExp(`\\b${who} collects? (stamps|points|stars)(?:, ([^.;]+))?`, 'giu'),
    becomes: (_, things = '', told?: string) =>
      `a progress bar "7 of 10" for ${things}${typeof told === 'string' && told.length > 4 ? ` and a text "${capitalise(told)}"` : ''}`,
  },
  {
    form: /^(?:my |the |a )?(\p{Ll}+) and (\p{Ll}+), each with /iu,
    becomes: (_, one = '', other = '') =>
      `a list of entries (${capitalise(one)}, ${capitalise(other)}) with `,
  },
  {
    form: /(?<=^|[,;] |\bshows |\bwith )(?:the )?(\p{Ll}+(?: per \p{Ll}+)?)(?: of the last \p{Ll}+)? as (?:an? )?(curve|line|graph|bars|columns)(?=[,.;]|$| and )/giu,
    becomes: (_, of = '', how = '') => `a ${/^(?:bars|columns)$/i.test(how) ? 'bar' : 'line'} chart of ${of}`,
  },
  {
    form: /\bwhat (?:i|you|we) (?:have )?(borrowed|bought|sold|lent|ordered|reserved|booked|saved)\b(?:,? and until when [^.;]*)?/giu,
    becomes: (whole = '', how = '') =>
      `a list of ${how.toLowerCase()} things with ${/until when/i.test(whole) ? 'return date' : 'date'}`,
  },
  {
    form: /\bwhat was (sold|bought|borrowed|ordered|done|given)(?: and the (sum|total))?/giu,
    becomes: (_, how = '', sum?: string) =>
      `a list of ${how.toLowerCase()} products with price${typeof sum === 'string' && /^\p{L}/u.test(sum) ? ` and the ${sum}` : ''}`,
  },
  {
    form: new RegExp(
      `^${who} (?:enters?|types?|notes?|fills? in) (?:the |my |your )?(\\p{L}+(?: \\p{L}+)?),? and (?:take|add|upload)s? an? (photo|picture)(?: of [^.,;]+)?$`,
      'iu',
    ),
    becomes: 'a form with $1, $2 and a "Save" button',
  },
  { form: /, then shows (?:the |an? )?(\p{L}+)$/iu, becomes: ', and the $1' },
  { form: /,? each (?:line|row|one|entry|card|stand|tile) (?:with|has|shows) /giu, becomes: ', each with ' },
  { form: /,? and (?:an? |the )?(total|sum)(?: (?:on|at the) top)?$/giu, becomes: '. Below it is the $1' },
  { form: new RegExp(`^${who} (?:also )?(?:sees?|gets?|finds?|reads?) `, 'iu'), becomes: '' },
  { form: /^scrolling (?:down|up|further),? (?:\p{L}+ (?:sees?|finds?|gets?) )?/iu, becomes: 'Below it ' },
  { form: /^from (?:the|an?) \p{L}+ (?=(?:you|i|one|users) can )/iu, becomes: '' },
  { form: /^if [^,.;]{3,24}?,? (?=(?:you|i|we|they|one) (?:press|tap|hit))/iu, becomes: '' },
  {
    form: /(?<!\b(?:list of|each with|trips|bookings|rides|tours) [^.;]*)\bfrom(?:,| and) (?:and )?(until|to)(?=[,.;]|$| and )/giu,
    becomes: 'a date picker "From", a date picker "Until"',
  },
  {
    form: /\bwith the (month|day|week|year|date|letter) as (?:an? )?(?:headings?|titles?)/gi,
    becomes: 'with $1',
  },
  {
    form: /^you(?:['’]re| are) asked (?:which|what|for) (?:your )?(\p{L}+s)(?: you have)?(?:,? with a checkbox each)?/iu,
    becomes: 'a heading "Your $1", a checklist of $1',
  },
  {
    form: /^(?:in (?:big|large|huge) letters,? )?whether (?:you|it|they|one) (?:can|may) (\p{L}+)(?: it)?(?:,? and below(?: it)? why)?/iu,
    becomes: 'a badge "Yes", a heading "You can $1 it" and the reason',
  },
  {
    form: /^an? (?:heart|star|bookmark|bin|trash|flag) (save|mark|delete|remove|report)s (?:the |it|an? )?/iu,
    becomes: 'Below it is a "$1" icon button for the ',
  },
  { form: /^(?:the|a) menu (?:also )?leads to .*$/iu, becomes: '' },
  {
    form: /^the \p{L}+ next to each (\p{L}+?)s (?:it|them)$/iu,
    becomes: (_, deed = '') => `Each row has a "${capitalise(deed)}" button`,
  },
  {
    form: /\ban? camera that scans (?:an? |the )?(barcode|qr code|label|ticket|page|receipt|code)/gi,
    becomes: 'a camera image, a text "Hold the $1 inside the frame" and a "Scan" button',
  },
  { form: /\bwhat (?:i|you|we) \p{L}+ from a row of icons (?=\()/giu, becomes: 'a segmented control ' },
  { form: /\bhow much with a slider/gi, becomes: 'a slider for the amount' },
  {
    form: /\bweather(?: and tides)? for the next (three|five|seven|\d) days/gi,
    becomes: 'a weather forecast for the next $1 days and the tides',
  },
  {
    form: /^set the ([\p{L}-]+) on (?:an?|the) (\p{L}+)$/iu,
    becomes: 'an image of the $2, a form with $1 and a "Save" button',
  },
  {
    form: new RegExp(
      `^(?:there )?${who} (?:can )?(?:mark|save|keep|add) (\\p{L}+s)(?: as| to)? (?:my )?(?:favou?rites),? which (?:then )?(?:appear|show up|are|end up) (?:on|in) the favou?rites(?: page| tab| list)?$`,
      'iu',
    ),
    becomes:
      'a "Add to favourites" button. The Favourites screen contains a list of $1 with picture and name',
  },
  // "Who brings drinks and who washes the shirts": tasks, each with a name.
  {
    form: /(?:\beverybody sees |\bthe )?\bwho (\p{L}+?)s (?:the )?(\p{L}+)(?:, who (\p{L}+?)s (?:the )?(\p{L}+))?,? and who (\p{L}+?)s (?:the )?(\p{L}+)/giu,
    becomes: (_, ...found) => {
      const words = found
        .slice(0, 6)
        .map((each) =>
          typeof each === 'string' ? each.replace(/sh?e$|(?<=[sc]h)e$/, (end) => end.replace(/e$/, '')) : '',
        )
      const tasks = [0, 2, 4].flatMap((at) =>
        words[at] ? [capitalise(`${words[at]} ${words[at + 1] ?? ''}`)] : [],
      )
      return `a list of tasks (${tasks.join(', ')}) with name`
    },
  },
  // "You can pick two, five or ten minutes".
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can )?(?:pick|choose|select)s? (?:between )?(\\p{L}+|\\d+), (\\p{L}+|\\d+) (?:or|and) (\\p{L}+|\\d+)( \\p{L}+)?${end}`,
      'giu',
    ),
    becomes: (_, one = '', two = '', three = '', unit?: string) =>
      `a segmented control (${[one, two, three]
        .map((each) =>
          capitalise(
            typeof unit === 'string'
              ? `${each}${/^(?:one|1)$/i.test(each) ? unit.replace(/s$/, '') : unit}`
              : each,
          ),
        )
        .join(', ')})`,
  },
  {
    form: /\ban? ((?:\p{Ll}+ )?\p{Ll}+) button with (\d+), (\d+),? (?:or|and) (\d+)(?: (\p{L}+))?/giu,
    becomes: (_, deed = '', one = '', two = '', three = '', unit = '') =>
      `a segmented control (${[one, two, three].map((each) => `${each} ${unit}`.trim()).join(', ')}) and a "${capitalise(deed)}" button`,
  },
  {
    form: /\b(?:an? )?circle that (?:grows|shrinks|breathes|moves)[^,.;]*?(?= and an? |[,.;]|$)/gi,
    becomes: 'a progress ring',
  },
  {
    form: /\ban? empty page with (?:a |the )?(question|prompt|title) of the day/gi,
    becomes: (_, what = '') =>
      `a heading "${capitalise(what)} of the day", a multi-line text field "Your text"`,
  },
  // "A plan of the berths; free ones are green and you pick one".
  {
    form: /\b(?:an? |the )?plan of the (\p{L}+s)(?:[;,] (?:the )?free (?:ones )?are \p{L}+(?: and (?:you|i|one) picks? one)?)?/giu,
    becomes: 'a grid of $1 with number and Free/Taken badge',
  },
  { form: /\band pays? (by (?:card|invoice|phone)|online|with \p{L}+)/giu, becomes: 'and a "Pay $1" button' },
  {
    form: /^the steps(?: one by one)?(?:,? each with (?:an? )?(\p{L}+))?/iu,
    becomes: 'a progress bar "Step 2 of 6", the instruction, a $1 and a "Next step" button',
  },
  {
    form: /\ban? row for (?:each|every) (day|week|month|room|person)\b/gi,
    becomes: 'a list of $1s with entry',
  },
  {
    form: /\b(?:its |the |a )?timetable(?: (?:for|of) the (?:day|week))?(?=[,.;]|$)/gi,
    becomes: 'a week calendar and a list of lessons with time and room',
  },
  { form: /\b(?:the )?menu (?:of|for) the (?:week|day)\b/gi, becomes: 'a list of dishes with day and price' },
  {
    form: /^(?:a list of )?(?:what(?:['’]s| is) )?(due|open|missing|planned|new)(?: this \p{L}+| today)?(?:,? with |(?=[,.;]|$))/iu,
    becomes: (whole = '', how = '') =>
      `a list of ${how.toLowerCase()} tasks${whole.endsWith('with ') ? ' with ' : ' with date'}`,
  },
  {
    form: new RegExp(
      `(?:\\bat the end )?\\b(?:${who} )?(?:must|has to|have to) take an? (photo|picture|video)(?: of [^,.;]*?)?(?= and |[,.;]|$)`,
      'giu',
    ),
    becomes: 'a photo upload field and a "Take $1" button',
  },
  {
    form: new RegExp(
      `\\b(?:and )?(?:${who} )?(?:can )?rates? (?:the |it|an? )?(?:\\p{L}+ )?(?:with|by|in) (?:\\p{L}+ )?stars\\b`,
      'giu',
    ),
    becomes: 'and a star rating',
  },
  { form: /\b(?:an? )?dashboard for the [\p{L} ]{3,24}?: /giu, becomes: '' },
  {
    form: /(?<=^|with |are )((?:[\p{L}]+(?: [\p{L}]+){0,2}, )+)?([\p{L}]+(?: [\p{L}]+){0,2}) and ([\p{L}]+(?: [\p{L}]+){0,2}) as (?:two|three|four|big|large) (?:big |large )?(?:numbers|figures|tiles)/giu,
    becomes: (_, some: string | undefined, one = '', other = '') =>
      `stat tiles (${[...(some ?? '').split(', '), one, other]
        .filter((each) => each !== '')
        .map(capitalise)
        .join(', ')})`,
  },
  {
    form: /(?<=^|with |are )((?:[\p{L}]+(?: [\p{L}]+)?, )+)?([\p{L}]+(?: [\p{L}]+)?) and ([\p{L}]+(?: [\p{L}]+)?) as (?:(line|bar|area) )?(?:charts|graphs|curves)/giu,
    becomes: (_, some: string | undefined, one = '', other = '', form = 'line') =>
      [...(some ?? '').split(', '), one, other]
        .filter((each) => each !== '')
        .map((each) => `a ${form} chart of ${each}`)
        .join(', '),
  },
  {
    form: /\ban? floor ?plan with two floors(?: to switch between)?/gi,
    becomes: 'tabs Ground floor, First floor and an image "Floor plan"',
  },
  {
    form: new RegExp(`\\ban? (\\p{L}+) (?:that |which )?${who} can (?:edit|change|write)${end}`, 'giu'),
    becomes: (_, name = '') => `a text field "${capitalise(name)}"`,
  },
  { form: /\ba field for (?:a|the) signature\b/gi, becomes: 'a signature field' },
  {
    form: /\band (?:choose|pick|select)s? (?:an? |the )(\p{L}+)(?=[,.;]|$)/giu,
    becomes: 'and a dropdown for the $1',
  },
  // "A shopping list of soil, pots and fertiliser".
  {
    form: /\b(?:an? )?(?:shop(?:ping)?|packing|buying|check) ?list (?:of|with) (\p{L}+(?:, \p{L}+)+,? and \p{L}+)(?: (?:i|we|you) [^,.;]*)?/giu,
    becomes: (_, list = '') =>
      `a list of items (${list
        .split(/,? and |, /)
        .map(capitalise)
        .join(', ')}) with checkbox`,
  },
  {
    form: new RegExp(
      `^${who} (?:can )?(?:set|choose|enter|change)s? (?:the |my |your )?(\\p{L}+(?: \\p{L}+)?), (?:the |my |your )?(\\p{L}+(?: \\p{L}+)?)(?:,? and (?:the |my |your )?(\\p{L}+(?: \\p{L}+)?))?$`,
      'iu',
    ),
    becomes: (_, ...found) =>
      `a form with ${found
        .slice(0, 3)
        .filter((each) => typeof each === 'string')
        .join(', ')} and a "Save" button`,
  },
  // "The list of pharmacies, sorted by distance, each with address": how it is sorted is chosen beside it.
  {
    form: /\b((?:the |an? )?(?:list|grid|table) of [^,.;]{3,40}?|(?:(?:my|our|the|all) )?(?:\p{L}+ )?\p{L}+s),? sorted by (?:the )?(\p{L}+)(?:,? (?:and )?(?:each )?with ([^.;]+))?/giu,
    becomes: (_, things = '', by = '', shown?: string) =>
      `${/\bof\b/.test(things) ? things : listOf(things)} with ${shown ?? by}. A dropdown "Sort by" (${capitalise(by)}, Name)`,
  },
  // "My starters, each with name and flour".
  {
    form: /(?<=^|[,;.] |\b(?:are|and|shows|see|below it|with) )((?:(?:my|our|the|all|your) )?(?:\p{L}+ )?\p{L}+s),? each (?:with|has|having|showing) /giu,
    becomes: (whole = '', things = '') =>
      /\b(?:list|grid|table|cards)\b/i.test(things) ? whole : `${listOf(things)} with `,
  },
  // "Poison control, ambulance, doctor on call, each with its number".
  {
    form: /^((?:\p{Ll}+(?: \p{Ll}+){0,2}, )+(?:and )?\p{Ll}+(?: \p{Ll}+){0,2}),? each (?:with|has) (?:its |a |their )?/iu,
    becomes: (_, names = '') =>
      `a list of entries (${names
        .split(/, (?:and )?/)
        .map(capitalise)
        .join(', ')}) with `,
  },
  {
    form: /\b(?:its|the|all) ((?:\p{L}+ )?\p{L}+s) as (?:\p{Ll}+ )?(?:dots|bars|bubbles|pins|circles)(?: (?:listed|sorted|grouped|ordered))? by (\p{L}+)(?:,? and each (?:has|with))?/giu,
    becomes: 'a list of $1, each with $2 and',
  },
  {
    form: /\b(?:all |the )(\p{L}+s) (?:that |which )?(?:i|we|you|they) (?:have |ever )?(?:did|made|climbed|read|saw|\p{L}+ed)(?=[,.;]|$| and )/giu,
    becomes: 'a list of $1 with date',
  },
  { form: /\b(?:an? )?search by (?:the |its )?(\p{L}+)/giu, becomes: 'a search field "Search by $1"' },
  // "A feed button which asks for grams of flour and water".
  {
    form: /,?(?: and)? an? (\p{Ll}+(?: \p{Ll}+)?) button (?:which|that) asks for ([^.;]+)/giu,
    becomes: (_, deed = '', fields = '') => {
      const name = capitalise(deed)
      const [, measure, of, other] =
        /^((?:grams|number|amount|litres|minutes|kilos)) of (\p{L}+) and (\p{L}+)$/iu.exec(fields) ?? []
      return ` and a "${name}" button. The "${name}" button opens a form with ${measure === undefined ? fields : `${measure} of ${of} and ${measure} of ${other}`}`
    },
  },
  { form: /\b(?:an? |the )?timeline of (?:all )?(\p{L}+s)\b/giu, becomes: 'a list of $1 with date' },
  { form: /\bratings? out of (?:five|5|ten|10)\b/gi, becomes: 'rating' },
  {
    form: /(?<=^|[,;] |\band )(?:the |my |all )?(\p{L}+s) to (download|print|share|pay)\b/giu,
    becomes: 'a list of $1 with date and $2 button',
  },
  {
    form: /(?<=^|[,;] |\band |\bwith )(?:frequent(?:ly asked)? )?questions and answers/gi,
    becomes: 'a list of frequently asked questions',
  },
  { form: /\ban? export (?:as|to) (?:an? )?(\p{L}+)(?= |[,.;]|$)/giu, becomes: 'an "Export as $1" button' },
  {
    form: /\b(?:two|three|four|five) number fields,? (?!for\b|:)(\p{L}+(?:, \p{L}+)* and \p{L}+)/giu,
    becomes: 'number fields for $1',
  },
  {
    form: /\b(?:an? )?banner with (?:the )?(\p{L}+ of the (?:week|day|month|season))/giu,
    becomes: (_, of = '') => `a heading "${capitalise(of)}", a cover image`,
  },
  { form: /\b(?:a )?ring chart\b/gi, becomes: 'a donut chart' },
  { form: /\b(?:a |my |the )?wish ?list(?=[,.;]|$| and )/gi, becomes: 'a list titled "Wish list"' },
  {
    form: /(?<=^|[,;] |\b(?:and|shows|with|are) )(?:the |my |all )?((?:past|saved|recent|latest|last|upcoming|reserved|open|finished) \p{L}{3,}s)(?=[,.;]|$| and | with )/gu,
    becomes: 'a list of $1',
  },
  { form: /\b(?:round|square|long) (tables)(?=[,.;]|$| and )/gi, becomes: 'a list of $1 with seats' },
  { form: /^free (?:ones|places|seats|berths|rooms)? ?are \p{L}+.*$/iu, becomes: '' },
  {
    form: /(?:^|[;,] )(?:and )?(?:you|i|we) (?:put|drag|move|place|assign|seat) (?:the )?(\p{L}+s) (?:on|to|at|into) (?:the |an? |their )?(\p{L}+)/giu,
    becomes: 'a "Place $1" button',
  },
  {
    form: /\ba checklist(?: of (?:tasks|things to do))? (?:sorted|grouped) by (?:the )?(\p{L}+?)s?(?: before [^,.;]+)?(?=[,.;]|$)/giu,
    becomes: 'a list of tasks with $1 and checkbox',
  },
  // "A button Sent it".
  {
    form: /\b(?:an? |the )?button (?:called |named |saying )?(?!with\b|to\b|for\b|which\b|that\b)"?(\p{Lu}\p{L}*(?: \p{Ll}+){0,2}?)"?(?=[,.;]|$| and | which | that )/gu,
    becomes: 'a "$1" button',
  },
  // "Whether the night mode is on": it is switched.
  {
    form: /\bwhether (?:the |my )?([\p{L} ]{3,24}?) (?:is|are) (?:switched )?on\b/giu,
    becomes: 'a switch for $1',
  },
  // "I can write a comment for the setter".
  {
    form: new RegExp(
      `(?:\\b(?:there )?${who} (?:can |may )?(?:also )?)(?:write|leave|type|dictate|add|dictates or types)s? (?:an? |the )?(comment|note|message|review|question)( (?:for|to|about) (?:the )?\\p{L}+)?${end}`,
      'giu',
    ),
    becomes: (_, noun = '', whom = '') =>
      `a multi-line text field "${capitalise(noun)}${whom}" and a "${/^(?:comment|review|message|question)$/i.test(noun) ? 'Send' : `Save ${noun.toLowerCase()}`}" button`,
  },
  // "Choose the text size".
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can )?(?:choose|pick|select|set|change)s? (?:the |an? |my |your |its )?(?!of\\b|one\\b)(?=\\p{Ll}+(?: \\p{Ll}+)?${end})`,
      'giu',
    ),
    becomes: 'a dropdown for the ',
  },
  {
    form: /\bthe (language|theme|unit|currency|text size|font size|speed) can be (?:changed|chosen|set)\b/giu,
    becomes: 'a dropdown for the $1',
  },
  // "I enter the day and the reason".
  {
    form: new RegExp(
      `\\b(?:there )?${who} (?:can |must )?(?:enter|fill in|type|state|note|give(?! (?:one|it|them|back)))(?:s|s in)? (?:the |my |an? )?(?=\\p{Ll})`,
      'giu',
    ),
    becomes: 'a form with ',
  },
  // "Lets me keep several number plates and pick the one I use".
  {
    form: new RegExp(
      `^(?:lets? (?:me|you|us) )?(?:keep|store|save|manage)s? (?:several |all |many |my |different )+([\\p{L} ]{3,24}?)(?:,? and (?:pick|choose|select) (?:the one|which)[^,.;]*)?(?=[,.;]|$)`,
      'iu',
    ),
    becomes: 'a list of $1 with radio button',
  },
  // "You tick off what is done".
  {
    form: new RegExp(
      `,? (?:and )?${who} (?:can )?ticks? (?:them |it )?off(?: what[^,.;]*| (?:the )?[\\p{L} ]{3,20})?${end}`,
      'giu',
    ),
    becomes: ', each with a checkbox',
  },
  // "The ingredients are listed with checkboxes".
  {
    form: /\b(?:the |all )([\p{L} ]{3,24}?) (?:are|is) (?:listed|shown) with check ?boxes\b/giu,
    becomes: 'a list of $1 with checkbox',
  },
  { form: /\bthe (number of \p{L}+) can be changed\b/giu, becomes: 'a stepper for the $1' },
  // "The walls of the gym as cards with a photo".
  {
    form: /(?<=^|[,.;] |\b(?:and|see|it|are|those) )(?:all )?(?:the |today['’]?s |tonight['’]?s |this week['’]?s )?((?!the |below |under |above )(?:\p{L}+ ){0,2}?\p{L}+s)(?: of the \p{L}+)? (?:as|in) (?:cards|tiles|rows|a list|a grid|(?:two|three|\d) columns),? (?:each )?(?:with|showing) /giu,
    becomes: 'a list of $1 with ',
  },
  // "Draws the curve of the last 30 days".
  { form: /\b(?:the|a) (?:curve|line) of (?:the )?/gi, becomes: 'a line chart of ' },
  // "Readings are grouped by day with a colour for normal, raised and high".
  {
    form: /^(?:the |all |my )?((?:\p{L}+ )?\p{L}+s) (?:are|get) (?:grouped|sorted|listed|shown|summed up|ordered)(?: by (?:the )?(\p{L}+))?( with (?=\S)|(?=\s|[,.;]|$))/iu,
    becomes: (_, things = '', by?: string, more = '') => {
      const shown = [
        ...(by === undefined ? [] : [/^(?:day|month|week)$/i.test(by) ? 'date' : by]),
        ...(more === ' with ' ? [''] : []),
      ]
      return `a list of ${things.toLowerCase()}${shown.length === 0 ? '' : ` with ${shown.join(', ')}`}`
    },
  },
  {
    form: /\b(?:an? )?(?:colou?r|colou?red dot|colou?red label|label|mark) for (\p{Ll}+), (\p{Ll}+),? (?:and|or) (\p{Ll}+)/giu,
    becomes: (_, first = '', second = '', third = '') =>
      `a ${capitalise(first)}/${capitalise(second)}/${capitalise(third)} badge`,
  },
  // "A choice between left and right arm".
  {
    form: /\ban? (?:choice|switch|toggle) between (\p{L}+) and (\p{L}+)(?: (\p{L}+))?(?=[,.;]|$| and )/giu,
    becomes: (_, one = '', other = '', of = '') => {
      const name = (each: string) =>
        capitalise(`${each}${of === '' || /^(?:values|ones)$/i.test(of) ? '' : ` ${of}`}`)
      return `a segmented control (${name(one)}, ${name(other)})`
    },
  },
  // "Two buttons, extend and stop".
  {
    form: /\b(?:two |three )?buttons(?:,|:)? (?!for\b|to\b|with\b|that\b|on\b|at\b|below\b|in\b)"?([\p{L}'’]+(?: [\p{L}'’]+)?)"?(?:, "?([\p{L}'’]+(?: [\p{L}'’]+)?)"?)? and "?([\p{L}'’]+(?: [\p{Ll}'’]+)?)"?(?=[,.;]|$)/giu,
    becomes: (_, ...found) =>
      `buttons ${found
        .slice(0, 3)
        .filter((each) => typeof each === 'string')
        .map((each) => `"${capitalise(each)}"`)
        .join(' and ')}`,
  },
  // "With my car on it".
  { form: /\bmap with (?:my|the|your|our) (\p{L}+) on it\b/giu, becomes: 'map of the $1' },
  // "It tells me when to feed, mix and bake": what is done when.
  {
    form: /(?:,? and )?\b(?:it|the app) (?:tells|says|shows|calculates)(?: (?:me|you|us))? (?:when|what) to (\p{Ll}+(?:, \p{Ll}+)*,? and \p{Ll}+)/giu,
    becomes: (_, list = '') =>
      `, a "Work out" button and a list of steps (${list
        .split(/,? and |, /)
        .map(capitalise)
        .join(', ')}) with time`,
  },
  {
    form: new RegExp(
      `\\b${who} (?:say|tell|choose|enter|pick|set)s? when ${who} (?:want|need)s? (?:the |my |an? )?(\\p{L}+)`,
      'giu',
    ),
    becomes: (_, thing = '') => `a date picker "${capitalise(thing)} wanted on"`,
  },
  { form: /\bthere it says |\bit (?:also )?says (?=\p{Ll})/giu, becomes: 'it shows the ' },
  { form: /,? (?:with the )?(?:newest|latest|most recent) (?:on top|first|at the top)\b/gi, becomes: '' },
  // "There you order or cancel a meal", "you press Not home".
  {
    form: new RegExp(
      `\\b(?:and )?(?:there )?${who} (?:can |may )?(order|book|accept|start|buy|take|open|lock|borrow|confirm) or (cancel|change|decline|reject|stop|sell|return|close|unlock|give back|skip) (?:an? |the |my )?(\\p{L}+)`,
      'giu',
    ),
    becomes: (_, one = '', other = '', of = '') =>
      `buttons "${capitalise(one)} ${of}" and "${capitalise(other)} ${of}"`,
  },
  {
    form: new RegExp(
      `\\b(?:and |if \\p{L}+ is \\p{L}+ )?(?:there )?(?:${who} )?(?:can )?(?:press|tap|hit)(?:es|s)? "?(\\p{Lu}\\p{L}*(?: \\p{Ll}+)?)"?(?=[,.;]|$| and )`,
      'gu',
    ),
    becomes: 'a "$1" button',
  },
  {
    form: /\b(?:the |an? )?((?:\p{L}+ )?\p{L}+) with (an? (?:big |large )?(?:picture|photo|image))(?=[,.;]| and )/giu,
    becomes: (whole = '', of = '', picture = '') =>
      /\b(?:list|grid|card|form|page|field|of|as|cards|walls|my|each)\b/i.test(of)
        ? whole
        : `${picture} of the ${of}`,
  },
  // "I can give one back".
  {
    form: new RegExp(
      `\\b(?:and )?(?:there )?(?:${who} (?:can|may|could)|lets? (?:me|you|us)) (?:also )?(?!see\\b|find\\b|be\\b|have\\b|read\\b|scroll\\b|swipe\\b|look\\b)(\\p{Ll}+(?: (?:one|it|them))?(?: (?:the |an? |my )?\\p{L}+){0,3}?)${end}`,
      'giu',
    ),
    becomes: (whole = '', deed = '') =>
      `${/^and /i.test(whole) ? 'and ' : ''}a "${capitalise(deed.replace(/ (?:one|it|them|the|an?|my)(?= |$)/gi, ''))}" button`,
  },
]
