import { find } from '../../understand/searched.ts'
import { ordinal } from '../prose/prose-words.ts'

/** Where a clause of a brief leads: to a screen of its own, to what opens by a tap, to one that was told before. */
export interface BriefLead {
  way: 'screen' | 'tap' | 'on'
  /** What the screen is called, where that is said. */
  name?: string
  /** Whose it is, as the brief calls them. */
  who?: string
  /** It is what one sees first. */
  isFirst?: true
  /** What is tapped. */
  from?: string
  /** What is told of it, the verb first: "shows the dogs". */
  said: string
}

type Groups = Readonly<Partial<Record<string, string>>>
interface Way {
  form: RegExp
  read: (groups: Groups) => BriefLead | undefined
}

const noun = '(?:pages?|screens?|tabs?|views?|side|area|part|section)'
const holding =
  '(?:lets?|allows?|is|are|has|have|shows?|lists?|contains?|holds?|displays?|keeps?|collects?|gives?|draws?|offers?|includes?|tells?|says?|presents?|asks?(?: \\p{L}+)? for|should (?:have|show|be|list|contain)|will (?:have|show|be|list|contain)|must (?:have|show|list))'
const first = '(?:first|start|home|main|opening|landing|welcome)'
const article = '(?:(?:an?|the|our|my|your|every|each|another|their|its) )?'
const whom = `${article}(?<who>[\\p{L}-]+(?: [\\p{L}-]+)??)`
const tapping =
  '(?:tapping|touching|clicking|choosing|picking|selecting|opening|pressing|starting|a (?:tap|click|touch) on)'
const anywhere = (source: string) => new RegExp(source, 'iu')

const isFirst = (which: string) => new RegExp(`^${first}$`, 'i').test(which)
const screen = (which: string, said: string, who?: string): BriefLead => ({
  way: 'screen',
  said,
  ...(who === undefined ? {} : { who }),
  ...(isFirst(which) ? { isFirst: true as const } : {}),
  ...(isFirst(which) ||
  new RegExp(`^(?:${ordinal}|new|own|separate|extra|second|third|fourth)?$`, 'i').test(which)
    ? /^welcome$/i.test(which)
      ? { name: 'Welcome' }
      : {}
    : { name: which }),
})

const verb = (said: string) =>
  said
    .replace(/^(?:lets?|allows?) (?:you|them|us|me|the )?\p{L}* ?(?:to )?(?=\p{L}+ )/iu, '')
    .replace(/^should (?:be|have)\b/i, 'shows')
    .replace(/^(?:should|will|must) /i, '')
    .replace(/^asks?(?: \p{L}+)? for\b/iu, 'enters')

/** Ways to lead to a screen, the more telling first. */
const ways: readonly Way[] = [
  // "On the first screen a member sees", "on a second screen parents can write".
  {
    form: anywhere(
      `^(?:on|in) ${article}(?<which>${ordinal}|${first}|[\\p{L}-]+) ${noun}(?: of the app)?,? (?:there (?:is|are) (?<there>.+)|${whom} (?<said>(?:can |may )?[\\p{L}]+ .+))$`,
    ),
    read: ({ which = '', there, who, said = '' }) =>
      there === undefined ? screen(which, said, who) : screen(which, `shows ${there}`),
  },
  // "The owner's home screen shows", "the first screen for a pupil is".
  {
    form: anywhere(
      `^${whom}['’]s? (?<which>(?:${ordinal}|${first}|[\\p{L}-]+) )?${noun} (?<said>${holding} .+)$`,
    ),
    read: ({ who = '', which = '', said = '' }) =>
      screen(which.trim() === '' ? 'home' : which.trim(), verb(said), who),
  },
  {
    form: anywhere(
      `^${article}(?<which>${ordinal}|${first}|[\\p{L}-]+) ${noun} (?:for|of) ${whom} (?<said>${holding} .+)$`,
    ),
    read: ({ which = '', who = '', said = '' }) => screen(which, verb(said), who),
  },
  {
    form: anywhere(`^(?:and )?${article}(?<which>${ordinal})(?: (?:one|${noun}))? (?<said>${holding} .+)$`),
    read: ({ which = '', said = '' }) => screen(which, verb(said)),
  },
  {
    form: anywhere(
      `^${article}(?<which>${first}|(?:[\\p{L}-]+ )?[\\p{L}-]+) (?:page|screen|tab|view)s? (?<said>${holding} .+)$`,
    ),
    read: ({ which = '', said = '' }) =>
      /^(?:this|that|these|each|every|all)$/i.test(which) ? undefined : screen(which, verb(said)),
  },
  // "When they open it they see", "parents open it and find", "the patient signs in and lands on".
  {
    form: anywhere(
      `^(?:when|once|as soon as|after) ${whom} (?:opens?|starts?|launch(?:es)?) (?:it|the app),? (?:[\\p{L}]+) (?<said>(?:sees?|finds?|gets?|lands? on) .+)$`,
    ),
    read: ({ who = '', said = '' }) => screen('first', said, who),
  },
  {
    form: anywhere(
      `^${whom} (?:can |should )?(?:opens? (?:it|the app)|(?:signs?|logs?) in(?: with [^,]{3,30}?)?),? and (?:then )?(?:(?<said>(?:sees?|finds?|gets?) .+)|lands? on (?<on>.+))$`,
    ),
    read: ({ who = '', said, on = '' }) => screen('first', said ?? `sees ${on}`, who),
  },
  {
    form: anywhere(`^${whom} (?:opens? the app|lands?|arrives?|starts?|begins?) (?:on|at|with) (?<on>.+)$`),
    read: ({ who = '', on = '' }) => screen('first', `sees ${on}`, who),
  },
  // "My bakers get a screen with", "I would like a screen for me that says", "there should be a page with".
  {
    form: anywhere(
      `^(?:${whom} (?:gets?|has|have|needs?|would like|wants?)|there (?:is|are|should be|must be|will be))(?: also)? (?:an?|their|his|her) (?:own |second |further |extra |separate )?(?:page|screen|tab|view)(?: for (?<owner>me|us|the [\\p{L}]+|[\\p{L}]+s))? (?:with|showing|that (?:says|shows|lists)|where [\\p{L}]+ sees?) (?<said>.+)$`,
    ),
    read: ({ who, owner, said = '' }) => ({
      way: 'screen',
      said: `shows ${said}`,
      ...((owner ?? who) ? { who: owner ?? who ?? '' } : {}),
    }),
  },
  // "Tapping a dog opens its profile with", "when you tap a loaf you can choose".
  {
    form: anywhere(
      `^(?:and )?${tapping}(?: on)? (?<from>[^,.;:]{2,24}?) (?<said>(?:opens|shows|plays|brings|leads to|explains|runs|gives|lets|starts|reveals|displays|takes) .+)$`,
    ),
    read: ({ from = '', said = '' }) => ({
      way: 'tap',
      from,
      said: said
        .replace(/^(?:takes|brings) \p{L}+ to/iu, 'shows')
        .replace(/^lets (?:you|them|\p{L}+) /iu, ''),
    }),
  },
  {
    form: anywhere(
      `^(?:when|if|once) [\\p{L}]+(?: [\\p{L}]+)? (?:taps?|touch(?:es)?|clicks?|opens?|selects?|picks?)(?: on)? (?<from>[^,.;:]{2,24}?),? (?:you|they|one|he|she|it|we|the \\p{L}+) (?<said>.+)$`,
    ),
    read: ({ from = '', said = '' }) =>
      /^(?:it|the app)$/i.test(from) ? undefined : { way: 'tap', from, said },
  },
  // "It then suggests a tour", "a map of the floors shows where you are".
  {
    form: anywhere(`^it (?:then )?(?<said>(?:suggests|proposes|offers|shows|opens|lists) .+)$`),
    read: ({ said = '' }) => ({ way: 'screen', said: said.replace(/^proposes/i, 'suggests') }),
  },
  {
    form: anywhere(`^(?:an?|the) map(?: (?:of|with) [\\p{L} ]{3,30}?)? (?<does>shows|has|lets|tells) .+$`),
    read: () => ({ way: 'screen', name: 'Map', said: 'shows a map' }),
  },
  {
    form: anywhere(
      `^.{3,60}, (?:which|that) (?:you|they|one|we) (?:find|see|have|get) (?:under|in) "?(?<name>\\p{Lu}\\p{L}+)"?$`,
    ),
    read: ({ name = '' }) => ({ way: 'screen', name, said: `shows ${name.toLowerCase()}` }),
  },
  // "In a room you see its objects", "in the basket you pick", "on the notice board they read".
  {
    form: anywhere(
      `^(?:in|on|under|inside|at) (?:(?<article>an?|the|each|every) )?(?<name>(?!(?:the|an?|day|morning|evening|way|end|beginning|weekend|other|same|(?:first|second|third|last|next))\\b)[\\p{L}-]+(?: [\\p{L}-]+)?),? (?:you|they|one|he|she|we|visitors|users) (?<said>.+)$`,
    ),
    read: ({ article: before = '', name = '', said = '' }) =>
      /^(?:the)?$/i.test(before) ? { way: 'on', name, said } : { way: 'tap', from: name, said },
  },
  {
    form: anywhere(
      `^(?:during|on|in) an? (?<name>[\\p{L}-]+),? ${whom} (?<said>(?:sees|gets|see|get|finds|follows) .+)$`,
    ),
    read: ({ name = '', who = '', said = '' }) => ({ way: 'screen', name, who, said }),
  },
]

/** The screen a clause leads to, if it leads to one. */
export function briefLead(clause: string): BriefLead | undefined {
  for (const { form, read } of ways) {
    const groups = find(form, clause)?.groups
    const lead = groups && read(groups)
    if (lead) return lead
  }
  return undefined
}
