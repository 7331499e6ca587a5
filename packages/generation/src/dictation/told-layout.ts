import { type Rewording, reword } from '../understand/searched.ts'
import { capitalise, toPlural } from '../words/forms.ts'

const things =
  '(?:\\p{Ll}+ )?(?!(?:button|field|input|icon|chip|tab|link|switche|toggle|checkboxe|slider|card|tile|row|column|section|option|label|number|figure|star|value|dropdown|image|photo|name|detail|bar|line)s\\b)\\p{Ll}{3,}s'
/** Ways of telling of what stands there, as the readers of sentences know them. */
const rewordings: readonly Rewording[] = [
  {
    form: /\b(form) with (?:inline |live |field )?validation(?: hints| messages| errors)?(?=[:,.]| and )/gi,
    becomes: '$1',
  },
  // "First the user sees a welcome screen with ...".
  {
    form: /(?<=^|[.;]\s+)(?:first(?:ly)?|at first|to begin|initially|then|next|finally|after that),? (?:the user|users?|you|one|we) (?:first )?(?:sees?|gets?|lands? on|comes? to|reach(?:es)?) (?=an? |the )/gi,
    becomes: '',
  },
  // "After logging in there is a feed of offers: each card has ...": a screen of its own.
  {
    form: /(?<=^|[.;]\s+)after (?:logging|signing) in,? (?:there (?:is|are)|(?:the user|users?|you|one) (?:sees?|gets?|lands? on|comes? to)|comes|follows) (?:an?|the) ((?:\p{L}+ )?(?:feed|list|grid|table|gallery)) of (?:the |all |their )?(\p{L}+(?: \p{L}+)?)(?=[:,.]| with| where)/giu,
    becomes: (_, noun = '', of = '') => `The ${capitalise(of)} screen contains a ${noun} of ${of}`,
  },
  {
    form: /(?<=^|[.;]\s+)after (?:logging|signing) in,? (?:there (?:is|are)|(?:the user|users?|you|one) (?:sees?|gets?|lands? on|comes? to)|comes|follows) (?=an? |the )/gi,
    becomes: 'The home screen contains ',
  },
  { form: /: (?=(?:each|every) (?:card|row|item|entry|tile|one) (?:has|shows|contains) )/gi, becomes: '. ' },
  // "I need a screen where members vote for songs: heading ...".
  {
    form: /^(?:(?:i|we) (?:need|want|would like)|make|create|build|design|draw)(?: me)? an? (?:screen|page|view) (?:where|on which|in which|so that) ([^:.\n]{5,70}): /i,
    becomes: (_, what = '') => `An app where ${what}. The screen has `,
  },
  // "The main page is a kanban board with ...".
  {
    form: /(?<=^|[.;]\s+)the (?:main |home |start |first |only )*(?:page|screen|view) is (?=an? (?:[\p{L}-]+ )?(?:board|dashboard|calendar|form|list|grid|table|feed|gallery|player|map)\b)/giu,
    becomes: '',
  },
  {
    form: /\b(?:each|every) (\p{L}{3,}) (?:is (?:shown as |displayed as )?|appears as )an? (?:card|row|tile) (?:with|showing) /giu,
    becomes: 'Each $1 has ',
  },
  // "A checklist with items Doors, Brakes": these are ticked.
  {
    form: /\b([Cc]heck ?list) (?:with|of|for)(?: the)?(?: items?| points?| entries)?:? (\p{Lu}[^.;:()\n]{3,120}?)(?=[.;]|$|,? and (?:an?|the) )/gu,
    becomes: (_, noun = '', list = '') => `${noun} (${list.replace(/,? and /, ', ')})`,
  },
  // "A map fills the screen with pins for the charging stations".
  {
    form: /(?<=^|[.;]\s+)an? (\p{L}+) (?:fills|covers|takes up|fills out) (?:the |most of the |the whole |the entire )(?:whole |entire )?(?:screen|page)(?:,? (?:with|showing) (?:pins|markers) (?:for|of|at|showing) (?:the |all (?:the )?|our |my )?([\p{L} ]{3,30}?))?(?=[.;,]|$)/giu,
    becomes: (_, what = '', of?: string) =>
      of === undefined
        ? `A ${what} screen with a ${what}`
        : `The ${capitalise(of)} screen contains a ${what}`,
  },
  {
    form: /\b(card|panel|sheet|strip|bar)(?: (?:at the bottom|below))? (?:shows|with|displays) (?:the )?(?:selected|chosen|tapped|nearest) (\p{Ll}+) with (?=\p{L}+, )/giu,
    becomes: '$1 with ',
  },
  // "If the list is empty, the screen shows X. Otherwise it shows Y": Y, and X on a screen of its own.
  {
    form: /(?:if|when) (?:the \p{L}+ (?:is|are) empty|there (?:is|are) (?:no|nothing)[^,.]{0,30}),? (?:(?:the screen|the page|it|the user|one) )?(?:shows?|sees?|displays?|there (?:is|are)|has) ([^.]+)\. (?:otherwise|else|if not),? (?:(?:it|the screen|the page) )?(?:shows?|displays?|there (?:is|are)|has) ([^.]+)\./giu,
    becomes: (_, empty = '', full = '') => `There is ${full}. The empty state screen contains ${empty}.`,
  },
  {
    form: /(?<=^|[.;]\s+)(?:if|when) (?:the \p{L}+ (?:is|are) empty|there (?:is|are) (?:no|nothing)[^,.]{0,30}),? (?:(?:the screen|the page|it|the user|one) )?(?:shows?|sees?|displays?|there (?:is|are)|has) ([^.]+)(?=\.|$)/giu,
    becomes: 'The empty state screen contains $1',
  },
  // "It shows cards with the hive name and the location": a list of what each shows.
  {
    form: /(?<=\b(?:shows|displays|contains|has|there are|lists) )(?:the )?(?:cards|rows|tiles) (?:with|showing|that show) (?=(?:the |an? |its |their )?\p{Ll}+(?: \p{Ll}+)*(?:,| and) )/gu,
    becomes: 'a list with ',
  },
  // "Table screen "Milk deliveries" with columns Date and Farm".
  {
    form: /(?<=^|[.;]\s+)(?:an? |the )?(table|list|grid) (?:screen|page|view) (?:called |named |titled )?("[^"\n]{3,40}") with /gi,
    becomes: (_, noun = '', name = '') => `The ${name} screen contains a ${noun.toLowerCase()} with `,
  },
  // "Three numbers Walks, Kilometres, Dogs".
  {
    form: /\b([Tt]wo|[Tt]hree|[Ff]our|[2-4]) (?:big |large |small )?(numbers|values|figures|counters|stats|statistics)(?: called| named|:| for)? ("?\p{Lu}[^.;:()]*?)(?=[.;]|,? (?:and |then )*an? |, then|$)/gu,
    becomes: (_, count = '', _noun = '', list = '') =>
      `${count} numbers (${list.replaceAll('"', '').replace(/,? and /, ', ')})`,
  },
  { form: /\b(?:round|circular) (?:profile )?(?:photo|picture|image)\b/gi, becomes: 'avatar' },
  // "If injured is on, a text area "Injury" appears".
  {
    form: /(?<=^|[.;,]\s+)(?:and )?(?:if|when|once) (?![^,.;"]*\b(?:running|started|recording|finished|in progress)\b)[^,.;"]{2,40}(?:"[^"]{2,30}"[^,.;"]{0,20})?,? (?:then )?((?:an?|the|two) [^.;,]{3,60}?) (?:appears?|is shown|are shown|shows up|becomes? visible|is (?:also )?displayed)(?=[.;,]|$)/gi,
    becomes: '$1',
  },
  {
    form: /\bmonth(?:ly)? (?:view|overview)(?: with (?:dots|marks|markers)[^.,;]*)?/gi,
    becomes: 'a month calendar',
  },
  // "In "Guests" each guest has a name": a list of them.
  {
    form: /(?<=^|[.;]\s+)(?:[Ii]n|[Oo]n|[Uu]nder) (?:the )?("[^"\n]{2,24}"|\p{Lu}\p{L}+)(?: tab| screen| page)?,? (?:each|every) (\p{Ll}{3,}) (?:has|shows|is shown with) /gu,
    becomes: (_, name = '', thing = '') => `${name} shows a list of ${toPlural(thing)}, each with `,
  },
  {
    form: /(?<=^|[.;]\s+)(above|below|under|beneath|underneath|over) the (\p{L}+) (?=an? |the )/giu,
    becomes: '$1 the $2 there is ',
  },
  {
    form: /\b(chips|pills|tabs|stars) (?:row|bar|group|strip)\b|\b(?:row|group|strip) of (chips|pills)\b/gi,
    becomes: (_, one?: string, other?: string) => one ?? other ?? '',
  },
  { form: /\brating with (?:the )?number of (?=\p{Ll})/giu, becomes: 'rating, number of ' },
  { form: /\bthe (\p{Ll}{3,}) of today with (?=\p{Ll})/gu, becomes: 'a card titled "Today\'s $1" with ' },
  // "A tab Team lists colleagues with ...", "Home shows a greeting".
  {
    form: /(?<=^|[.;]\s+)(?:[Aa]n?|[Tt]he|[Aa]nother|[Oo]ne) (?:other |next )?tab (?:called |named )?("[^"\n]{2,24}"|\p{Lu}\p{L}+(?: \p{L}+)?) (shows|has|lists|contains|with|displays) /gu,
    becomes: (_, name = '', verb = '') => `The other ${name} tab has ${verb === 'lists' ? 'a list of ' : ''}`,
  },
  {
    form: /(?<=^|[.;]\s+)(?:[Tt]he )?([Hh]ome|[Pp]rofile|[Ss]ettings|[Dd]ashboard|[Oo]verview|[Cc]art|[Ll]ogin|[Ss]tatistics|[Hh]istory|[Ff]avou?rites|[Ii]nbox|[Nn]otifications|[Cc]heckout) (shows|has|lists|contains|displays) (?=an? |the |two |three |four |my |all )/gu,
    becomes: (_, name = '', verb = '') =>
      `The ${capitalise(name)} screen contains ${verb === 'lists' ? 'a list of ' : ''}`,
  },
  // "On the first screen a teacher sees her classes as cards with ...".
  {
    form: /(?<=^|[.;]\s+)on the (\p{L}+) (screen|page|tab),? (?:an? |the )?(?:\p{L}+ ){0,2}?(?:users?|you|\p{L}+) (?:sees?|finds?|gets?) (?:his |her |their |all |the |all the )?(\p{Ll}+(?: \p{Ll}+)?) as (?:cards|tiles|rows|a list|a grid) (?:with|showing) /giu,
    becomes: (_, name = '', noun = '', of = '') => `The ${name} ${noun} has a list of ${of} with `,
  },
  {
    form: /(?<=^|[.;]\s+)on the (\p{L}+) (screen|page|tab),? (?:an? |the )?(?:\p{L}+ ){0,2}?(?:users?|you|one|we|teachers?|customers?|members?) (?:sees?|finds?|gets?) (?=an? |the |his |her |their )/giu,
    becomes: 'The $1 $2 has ',
  },
  // "When parking is running, a countdown and a button "Stop" are shown": a screen of its own.
  {
    form: /(?<=^|[.;]\s+)(?:when|while|once|as soon as) (?:the |an? )?(\p{L}+(?: \p{L}+)?) (?:is|has|was) (?:running|started|active|in progress|recording|ongoing|connected|finished|done|over|complete)?,? ((?:an?|the) [^.;]{5,160}?) (?:is|are) (?:shown|displayed|visible)(?=[.;]|$)/giu,
    becomes: (_, what = '', shown = '') => `The ${capitalise(what)} screen contains ${shown}`,
  },
  // "A button "New lesson" opens a form": the button of that name.
  {
    form: /(?<=^|[.;]\s+)(?:an?|the) (?:floating |round |big |primary )?(?:action )?button ("[^"\n]{1,40}")(?: (?:at|in|on) the [\p{L} ]{3,20}?)? (?:opens|leads to|brings up|shows) /giu,
    becomes: 'The $1 button opens ',
  },
  // "Level radio buttons Beginner, Intermediate": under that name.
  {
    form: /(?<=(?:[,:;]|\band|\bwith) )(?!(?:the|an?|two|three|four) )(\p{Ll}{3,}(?: \p{Ll}+)?) (radio buttons|check ?boxes|chips)(?: with| for|:)? (\p{Lu}[^.;:()",]*(?:, (?:and |or )?\p{Lu}[^.;:()",]*)+)(?=[.;]|$|, \p{Ll}|,? and )/gu,
    becomes: (_, about = '', noun = '', list = '') =>
      `${noun} for ${about} (${list.replace(/,? (?:and|or) /, ', ')})`,
  },
  // "Three cards with Chlorine, Temperature and Turbidity, each with ...": named so.
  {
    form: /\b((?:two|three|four|five|[2-5]) cards) with (?=\p{Lu}\p{L}+(?:, \p{Lu}[\p{L} ]+)* and \p{Lu}[\p{L} ]+, each )/gu,
    becomes: '$1 named ',
  },
  // "Settings > Notifications: ...": what is open.
  {
    form: /^(?:\p{Lu}[\p{L} ]{2,20} (?:>|\/) )+(\p{Lu}[\p{L} ]{2,24}): /u,
    becomes: 'The $1 screen contains ',
  },
  {
    form: /(?<=^|[.;]\s+)the app (?:opens|starts|begins) with (?=an? |the )/giu,
    becomes: 'The first screen has ',
  },
  // "A segmented control Today, Week on top".
  {
    form: /(?<=^|[.;]\s+)(an? (?:segmented control|search (?:bar|box|field)|filter|tabs?|toggle|date picker|switch)[^.;]{0,90}?) (?:on|at the) top(?=[.;]|$)/giu,
    becomes: (_, what = '') => `At the top there is ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  },
  {
    form: /(?<=^|[.;]\s+)(?:my|the user's|one's|your) own (?:row|rank|entry|position|place) is (?:pinned|fixed|shown|always shown) at the bottom/gi,
    becomes: 'At the bottom there is a card titled "You" with the rank',
  },
  // "Choose a package (Portrait, Family) as cards with price".
  {
    form: /\b(?:choose|pick|select) (?:an? |the |your )?(\p{L}+) \(([^()\n]{5,90})\)(?: (?:as|from|in|with|via|using|by) (?:an? )?(cards|buttons|tiles|chips|radio buttons|drop-?down(?: menu| list)?|picker|select(?: box)?|segmented control|slider|list|tabs|pills))?( with (?:a |the )?prices?)?/giu,
    becomes: (_, name = '', list = '', how?: string, priced?: string) =>
      `${capitalise(name)} with ${choiceBy(how)} for ${name} (${list}${priced === undefined ? '' : ' with prices'})`,
  },
  {
    form: /\b(?:pick|choose|select) (?:an? |the )?(?:date|day) (?:in|from|on) an? calendar/gi,
    becomes: 'Date with a calendar',
  },
  {
    form: /\ban? (?:free )?time slot(?= |[.,;]|$)(?! (?:picker|selector|grid|list))/gi,
    becomes: 'time slots',
  },
  { form: /[:;,]\s+(?:and )?(?=[Ss]tep \d )/g, becomes: '. ' },
  // "A contact form (name, email, message)".
  { form: /\b((?:\p{Ll}+ )?form) \((?=[^()]*,)([^()\n]{5,90})\)/gu, becomes: '$1 with $2' },
  // "List of beds: name, crop": what each shows.
  {
    form: /\b((?:[Ll]ist|[Gg]rid|[Tt]able) of (?:\p{Ll}+ )?\p{Ll}+): (?=\p{Ll}+(?: \p{Ll}+)?, \p{Ll})/gu,
    becomes: '$1 with ',
  },
  {
    form: /\b([Dd]rop-?down|[Rr]adio buttons|[Ss]egmented control|[Cc]hips|[Tt]abs|[Cc]heckboxes) ("[^"\n]{1,30}"): (\p{Lu}[^.;:()"\n]*(?:, \p{Lu}[^.;:()"\n]*)+)(?=[.;\n]|$)/gu,
    becomes: '$1 $2 ($3)',
  },
  // "Admin table for guests of a campsite: columns name and pitch".
  {
    form: /^(?:an? )?(?:\p{L}+ )?table (?:for|of) (?:the |our )?(\p{Ll}+s)( of (?:an? |the |our )\p{L}+)?: (?:the )?columns /iu,
    becomes: (_, of = '', whose = '') =>
      `The ${capitalise(of)} screen contains a table of ${of}${whose} with columns `,
  },
  {
    form: /(?<=^|[.;]\s+)(?:a )?(row|item|card|list item) (?:click|tap) (?=opens|shows|leads)/giu,
    becomes: 'Tapping a $1 ',
  },
  // "On the login screen the user enters phone number and PIN and taps "Log in"".
  {
    form: /(?<=^|[.;]\s+)[Oo]n the (\p{L}+) (screen|page),? (?:the |an? )?(?:users?|you|one|customers?|members?) (?:enters?|types?(?: in)?|fills? in) ([^.;]{3,60}?) and (?:taps?|presses?|clicks?)(?: on)? ("[^"\n]{2,30}"|\p{Lu}\p{L}+)(?=[.;]|$)/gu,
    becomes: (_, name = '', noun = '', fields = '', button = '') =>
      `The ${name} ${noun} has fields ${fields} and a button "${button.replaceAll('"', '')}"`,
  },
  // "Slide 1 picture of a bike and "Find a bike"".
  {
    form: /(?:(?<=^)|[:;,.]\s+)(?:and )?(?:on )?slide (one|two|three|four|five|\d):? (?:has |shows |with |is )?(?=an? |the |picture|image|illustration|photo|icon|"|text)/giu,
    becomes: (_, number = '') => `. Slide ${number} has `,
  },
  {
    form: /(?<=[Ss]lide [^.]{5,120}), each with (an? [^.,]{3,40}?), (?:and )?(?:the )?last one with (an? )?(?=")/gu,
    becomes: (_, all = '') => `. Each slide has ${all}. The last slide has a button `,
  },
  // "The decks screen is a list with ...".
  {
    form: /\b([Tt]he (?:\p{L}+ ){1,2}(?:screen|page|tab)) is (an? )(?=(?:\p{L}+ )?(?:list|table|grid|feed|map|form|calendar|chat) (?:with|of|showing) )/gu,
    becomes: '$1 contains $2',
  },
  {
    form: /, (?:and )?(?:an? |the )?((?:plus|add|floating|"[^"\n]{1,30}") button) opens (?=an? )/giu,
    becomes: '. The $1 opens ',
  },
  // "A profile for a translator: ...".
  { form: /^(an? (?:\p{L}+ )?profile) for (an? [^:.\n]{3,40}): /iu, becomes: '$1 page for $2 with ' },
  {
    form: /^(?:an? |the )?((?:\p{L}[\p{L}-]* ){0,2}(?:kiosk|terminal|display|sign|tablet))(?: (?:for|of|at|in) [^:.\n]{3,40})?: /iu,
    becomes: (_, name = '') => `The ${capitalise(name)} screen contains `,
  },
  // "After the call a summary page shows ...".
  {
    form: /(?<=^|[.;]\s+)after (?:the |an? )?[^,.]{3,24}?,? (?:an? |the )(?!confirmation|success|thank)((?:\p{L}+ )?(?:page|screen)) (?:shows|has|displays|with|contains) /giu,
    becomes: 'The $1 contains ',
  },
  // "If the number is unknown show an error message "Not found"".
  {
    form: /(?<=^|[.;]\s+)if [^,."]{3,40},? (?:it )?shows? (?:an? |the )?(?:(?:error|warning|red|short|info) )*(?:message|text|hint|note|label|error|warning) (?=")/giu,
    becomes: 'Below it there is a text ',
  },
  {
    form: /(?<=^|[.;]\s+)(?:the )?map (?:screen|page|view) (?:showing|with|of) (?:the |all )?(\p{Ll}+(?: \p{Ll}+)?) (?:with|as) (?:pins|markers)/giu,
    becomes: (_, of = '') => `The ${capitalise(of)} screen contains a map`,
  },
  {
    form: /(?<=[.;]\s+)(?:an? |the )?(?:bottom sheet|info card) with /gi,
    becomes: 'Then there is a card with ',
  },
  {
    form: /\b(mini player|player bar) (?:above|below|at|over) the (?:bar|tab bar|navigation(?: bar)?|bottom)/gi,
    becomes: '$1',
  },
  {
    form: /(?:,| and) (?:and )?after (?:voting|submitting|answering|sending),? (?=an? )/gi,
    becomes: '. Below it there is ',
  },
  {
    form: /(?<=[,:] |\b(?:and|with|shows|has|there is|contains) )(?:an? |the |my )stamp card with (ten|eight|six|twelve|\d+) stamps\b/gi,
    becomes: (_, all = '') => {
      const count = { six: 6, eight: 8, ten: 10, twelve: 12 }[all.toLowerCase()] ?? Number(all)
      return `a progress bar "${Math.ceil(count * 0.7)} of ${count} stamps"`
    },
  },
  {
    form: /\b(?:an? |the )?menu with (dish|meal|food|drink)(?: name)?(?=,| and)/gi,
    becomes: (_, of = '') => `a list of ${toPlural(of)} with name`,
  },
  // "Two tabs on the screen: Open and Done".
  {
    form: /(?<=^|[.;]\s+)(?:[Tt]here are )?(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive) tabs(?: (?:on|in) the (?:screen|page)| (?:at the|on) top)?(?::| called| named|,) (?=["\p{Lu}][^.:]*\.)/gu,
    becomes: 'The page has tabs ',
  },
  // "Below it the bookings of the selected day with time and court": a list of these.
  {
    form: new RegExp(
      `(?<=(?:[Bb]elow (?:it|that|them)|[Uu]nderneath|[Ss]hows|[Dd]isplays|[Tt]here (?:is|are)|[Cc]ontains|[Tt]hen|[Aa]nd),? )(?:the |all (?:the )?|my |all my |her |his )?(${things})(?: of (?:the|that|this|each|her|his) (?:selected |chosen |current |same )?\\p{Ll}+)?(?: in a (?:list|table))?,? (?:each )?(?:with|showing) (?=(?:the |an? |its |their )?\\p{Ll}+(?: \\p{Ll}+)*(?:,| and) )`,
      'gu',
    ),
    becomes: 'a list of $1 with ',
  },
  // "..., at the top the landlord's name and a phone icon": in a sentence of its own.
  {
    form: /, (?:and )?at the (?:very )?top (?:there (?:is|are) )?(?=the |an? )/gi,
    becomes: '. At the top there is ',
  },
]

/** By which component one chooses, as the words say it; by radio buttons where they say nothing else. */
function choiceBy(how = ''): string {
  if (/^(?:drop|pick|select)/i.test(how)) return 'a dropdown'
  if (/^(?:chips|pills)/i.test(how)) return 'chips'
  return /^(?:segmented|tabs)/i.test(how) ? 'a segmented control' : 'radio buttons'
}

/** A text with what it tells of its layout told as the readers of sentences know it. */
export const withToldLayout = (text: string): string => reword(text, rewordings)
