import { type Rewording, reword } from '../understand/searched.ts'
import { capitalise, toPlural } from '../words/forms.ts'

/** Words of components: what begins with one of them names no screen. */
const ofParts =
  /^(?:an?|the|two|three|four|five|some|each|every|all|it|there|list|grid|table|map|form|tabs?|button|buttons|field|fields|search|chips|radio|check ?box(?:es)?|switch|toggle|slider|dropdown|date|time|image|photo|cards?|text|title|heading|section)\b(?! (?:in|up|screen|page)\b)/i
const title = `(?<title>"[^"\\n]{2,30}"|\\p{Lu}[\\p{L}\\d'&-]*(?: (?!with\\b|where\\b|shows?\\b|has\\b|contains?\\b|and\\b)[\\p{L}\\d'&-]+){0,3}?)`
const nth =
  '(?:\\d{1,2}|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ll]ast|[Nn]ext|[Ff]inal|[Aa]nother)'
const shows =
  '(?: that| which)? (?:should |must |will )?(?:shows?|has|have|contains?|displays?|lists|includes?|offers|with|where (?:you|users?|one) (?:see|find)s?)(?= )|:|,| [\\u00A6-](?= )|\\.(?= (?!The |A |An |On |At |Tapping |When )\\p{Lu}|\\s*\\n)'
/** "Screen 2: Deliveries, a list with ...", "Screen Tickets shows ...", "Second screen "Library": ...". */
const numbered = [
  new RegExp(
    `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•] )?)(?:[Tt]he )?(?:[Ss]creen|[Pp]age|[Vv]iew) ${nth}(?: is(?: the)?|:|\\.| [\\u00A6-]|\\)|,)? \\(?${title}\\)?(?:(?<= \\p{L}+) (?:screen|page|view))?(?<verb>${shows})\\s*`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•] )?)(?:[Tt]he )?${nth} (?:screen|page|view)(?: is(?: called)?| called| named|:)? \\(?${title}\\)?(?<verb>${shows})\\s*`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•] )?)(?:[Tt]he |[Aa]n? )?(?:[Ss]creen|[Pp]age|[Mm]odal|[Dd]ialog|[Pp]op-?up|[Bb]ottom sheet)(?: called| named)? ${title}(?<verb>${shows})\\s*`,
    'gu',
  ),
]

/** What a screen is called where a list of screens writes its name: without its number and "screen". */
const nameOf = (said: string): string => {
  const name = said
    .replaceAll(/[*_"]|^#+|:\s*$/g, '')
    .trim()
    .replace(/^(?:\d{1,2}[.)]\s*)|^(?:screen|page|tab|view) \d{1,2}\s*(?:[:.–-]\s*)?/i, '')
    .replace(/\s*\((?:tab|screen|page|modal|main|home)\)$/i, '')
    .replace(/(?<=\p{L} ?)\s(?:screen|page|view|tab)$/iu, '')
    .trim()
  return capitalise(name)
}

const bullet = /^(?<indent>\s*)(?:[-*•–]|\d{1,2}[.)])\s+(?<said>\S.*)$/
/** "## Boats", "**Boats**", "Screen 1: Boats" alone on a line, "Boats:" before bullets. */
const headed = /^\s*(?<marks>#{1,5})\s+(?<name>\S.{0,48})$/
const marked =
  /^\s*(?:\*\*(?<bold>[^*\n]{2,40})\*\*:?|(?<colon>\p{Lu}[\p{L}\d &'"-]{1,34}?(?: \((?:tab|main|home|screen|modal)\))?):?)\s*$/u
/** A sentence of its own, of which "there is" would make none. */
const isSentence =
  /^(?:tapping|clicking|pressing|when|if|after|each|every|on |in |at |below|above|under|the (?:\p{L}+ ){1,3}(?:shows|has|opens|leads|is|are|adds)\b|an? (?:\p{L}+ ){1,4}(?:opens|leads|adds|is shown)\b|there |it |title:|heading:)/iu
/** "Title: "My herd"": what stands on top; "tabs: Today, Done" are these. */
const asSaid = (said: string) =>
  said
    .replace(
      /^(tabs|chips|check ?list|buttons|radio buttons|checkboxes|fields|switches|toggles|columns|segmented control): ([^.;:()]+)$/i,
      '$1 ($2)',
    )
    .replace(/^tap(?:ping it)? (opens|leads to) (?:the |an? )?/i, 'Tapping a row $1 the ')
    .replace(/^(title|heading|headline|subtitle): (?=")/i, 'There is the $1 ')
    .replace(/^(?:title|heading|headline): (?!")(\S[^.;]{2,40})$/i, 'There is the title "$1"')

interface Line {
  level: number
  said: string
}

/** The bullets of a screen as sentences; those further in stand with the one before them. */
function inSentences(bullets: readonly Line[]): string {
  const least = Math.min(...bullets.map(({ level }) => level))
  const joined: { said: string; held: string[] }[] = []
  for (const { level, said } of bullets) {
    const last = joined.at(-1)
    if (level > least && last) last.held.push(said)
    else joined.push({ said, held: [] })
  }
  return joined
    .map(({ said, held }) => {
      const own = said.replace(/[.;:]\s*$/, '')
      const all = held.map((each) => each.replace(/[.;]\s*$/, '')).join(', ')
      const whole = all === '' ? own : `${own}${/:\s*$/.test(said) ? ': ' : ' with '}${all}`
      const told = asSaid(whole)
      return isSentence.test(told) ? told : `There is ${told.replace(/^(?:has|shows|contains) /i, '')}`
    })
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ')
}

/** Headings with what stands below each, where lines are laid out so; undefined for running text. */
function withHeadings(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.map((line, index) => {
    const found = headed.exec(line)?.groups
    if (found) return { level: found.marks?.length ?? 1, name: nameOf(found.name ?? '') }
    const { bold, colon } = marked.exec(line)?.groups ?? {}
    const isBefore = bullet.test(lines[index + 1] ?? '')
    const isOfColon =
      /:\s*$/.test(line) || /^\s*(?:screen|page|view) \d/i.test(line) || /(?:screen|page|tab)\s*$/i.test(line)
    if (bold !== undefined) return { level: 3, name: nameOf(bold) }
    return colon !== undefined && isBefore && isOfColon ? { level: 3, name: nameOf(colon) } : undefined
  })
  const heads = read.filter((line) => line !== undefined)
  if (heads.length < 2 || !lines.some((line) => bullet.test(line))) return undefined
  const levels = [...new Set(heads.map(({ level }) => level))].toSorted()
  const [top = 1, next] = levels
  // One heading above all others is what the app is called.
  const isTitled = heads.filter(({ level }) => level === top).length === 1 && next !== undefined
  const ofScreens = isTitled ? next : top
  let said = ''
  let held: Line[] = []
  const close = () => {
    if (held.length > 0) said += `${inSentences(held)}\n`
    held = []
  }
  for (const [index, line] of lines.entries()) {
    const head = read[index]
    if (head) {
      close()
      const isWhole = isTitled && head.level === top
      const name = head.name.replace(/ (?:mobile |web )?(?:app|application|ui|wireframe|mock-?up)$/i, '')
      said += isWhole
        ? `A ${name.toLowerCase()} app.\n`
        : head.level > ofScreens
          ? `There is the heading "${head.name}". `
          : `The ${head.name} screen.\n`
      continue
    }
    const { indent = '', said: item } = bullet.exec(line)?.groups ?? {}
    if (item !== undefined) held.push({ level: indent.length, said: item })
    else {
      close()
      said += `${line.trim().replace(/[^.!?:;]$/, '$&.')}\n`
    }
  }
  close()
  return said.trim()
}

const edges: Readonly<Partial<Record<string, string>>> = {
  header: 'At the top there is ',
  'top bar': 'At the top there is ',
  'app bar': 'At the top there is ',
  'navigation bar': 'At the top there is ',
  top: 'At the top there is ',
  hero: 'At the top there is ',
  body: 'Then there is ',
  content: 'Then there is ',
  main: 'Then there is ',
  'main area': 'Then there is ',
  middle: 'Then there is ',
  center: 'Then there is ',
  centre: 'Then there is ',
  left: 'Then there is ',
  right: 'Then there is ',
  'left side': 'Then there is ',
  'right side': 'Then there is ',
  sidebar: 'Then there is ',
  footer: 'At the bottom there is ',
  bottom: 'At the bottom there is ',
}
const edge = new RegExp(
  `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•] )?)(?:the )?(?<edge>${Object.keys(edges).join('|')})(?: section| part| area| column| panel)?(?::| [\\u00A6-])\\s+(?=\\S)`,
  'gi',
)
/** "Header: "My herd" with a bell": the screen is called so. */
const quotedTop =
  /^At the top there is (?:the |a )?(?:title )?("[^"\n]{2,30}")(?:,? (?:and|with)|,|(?=\.))\s*/
/** "Header: ... Body: ... Footer: ...": where each stands. */
function withEdges(text: string): string {
  if ([...text.matchAll(edge)].length < 2) return text
  return text
    .replaceAll(edge, (...found) => {
      const { edge: at = '' }: Partial<Record<string, string>> = found.at(-1)
      return edges[at.toLowerCase()] ?? ''
    })
    .replace(quotedTop, (_, name: string) => `The ${name} screen contains `)
}

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
    becomes: (_, empty = '', full = '') =>
      `The screen contains ${full}. The empty state screen contains ${empty}.`,
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
    form: /(?<=^|[.;]\s+)(?:in|on|under) (?:the )?("[^"\n]{2,24}"|\p{Lu}\p{L}+)(?: tab| screen| page)?,? (?:each|every) (\p{Ll}{3,}) (?:has|shows|is shown with) /giu,
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
    form: /(?<=^|[.;]\s+)(?:an?|the|another|one) (?:other |next )?tab (?:called |named )?("[^"\n]{2,24}"|\p{Lu}\p{L}+(?: \p{L}+)?) (shows|has|lists|contains|with|displays) /giu,
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
    form: /\b(?:choose|pick|select) (?:an? |the |your )?(\p{L}+) \(([^()\n]{5,90})\)(?: as (?:cards|buttons|tiles|chips|radio buttons))?( with (?:a |the )?prices?)?/giu,
    becomes: (_, name = '', list = '', priced?: string) =>
      `${capitalise(name)} with radio buttons for ${name} (${list}${priced === undefined ? '' : ' with prices'})`,
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
    form: /(?<=^|[.;]\s+)on the (\p{L}+) (screen|page),? (?:the |an? )?(?:users?|you|one|customers?|members?) (?:enters?|types?(?: in)?|fills? in) ([^.;]{3,60}?) and (?:taps?|presses?|clicks?)(?: on)? ("[^"\n]{2,30}"|\p{Lu}\p{L}+)(?=[.;]|$)/giu,
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
    form: /\b(?:an? |the )?stamp card(?: with (?:ten|eight|six|twelve|\d+) stamps)?/gi,
    becomes: 'a progress bar "7 of 10 stamps"',
  },
  // "Two tabs on the screen: Open and Done".
  {
    form: /(?<=^|[.;]\s+)(?:there are )?(?:two|three|four|five) tabs(?: (?:on|in) the (?:screen|page)| (?:at the|on) top)?(?::| called| named|,) (?=["\p{Lu}][^.:]*\.)/giu,
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

/** "On the right the selected room shows ...": what stands there. */
const ofSelected =
  /(?<=^|[.;]\s+)(?:on the (?:left|right)(?: side| half)?,? )?(?:the )?(?:selected|chosen|tapped|currently selected) \p{L}+ (?:shows|has|displays|is shown with|with) /giu
const aside =
  /(?<=^|[.;]\s+)on the (?:left|right)(?: side| half| column| panel)?,? (?:there (?:is|are)|is|are|you see|we see|comes?) /gi

/**
 * A text whose screens are laid out by headings, numbers or edges ("## Booking", "Screen 2: Deliveries, a list ...",
 * "Header: ... Body: ..."), with a sentence for each: "The Deliveries screen contains a list ...".
 */
export function withLayout(text: string): string {
  const plain = text.replace(
    /\b(?:one|single|1)[- ](?:screen|page)(?:r)? (?=(?!(?:for|with|of|to|that|which|where|on|in|showing|and|only|app)\b)\p{L})/giu,
    '',
  )
  const headings = plain.includes('\n') ? withHeadings(plain) : undefined
  const said = numbered.reduce(
    (told, form) =>
      told.replaceAll(form, (whole: string, ...found) => {
        const { title: name = '' }: Partial<Record<string, string>> = found.at(-1)
        return ofParts.test(name) ? whole : `The ${nameOf(name)} screen contains `
      }),
    headings ?? plain,
  )
  const plainly = withEdges(said).replaceAll(ofSelected, 'Then there is ').replaceAll(aside, 'Then there is ')
  return reword(plainly, rewordings)
}

/** Whether a text lays its screens out: by headings, numbers, or what stands in its header, body and footer. */
export const isLaidOut = (text: string): boolean =>
  [...text.matchAll(edge)].length > 1 ||
  (text.includes('\n') && withHeadings(text) !== undefined) ||
  numbered.some((form) => [...text.matchAll(form)].length > 1) ||
  begunByScreen.test(text)
const begunByScreen = /^(?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:screen|page|view)[.:] /iu
