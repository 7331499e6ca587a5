import { capitalise } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import {
  at,
  type Base,
  type Content,
  days,
  detailOr,
  firstOf,
  lastWord,
  nameOr,
  numberedName,
  people,
  rows,
} from './base.ts'
import { isPart, partContent } from './parts.ts'
import { handledContent, isHandledOn } from './handled.ts'
import { has } from '../../understand/searched.ts'
import { countedAs } from '../how-many.ts'

const titles = (base: Base) => {
  const noun = lastWord(base.noun)
  const one = capitalise(noun)
  const forms = [
    [`${one} 118`, `New ${noun}`, `${one} 114`, `${one} from Omar`, `October ${noun}`, `${one} 104`],
    [`${one} 31`, `${one} from Ana`, `Short ${noun}`, `${one} 28`, `${one}, second try`, `First ${noun}`],
  ]
  return (index: number) => at(forms[base.turn % forms.length] ?? [], index)
}

/** Words somebody said or made up: they have no status. */
const said =
  /(?:^| )(?:phrase|saying|proverb|quote|quotation|joke|riddle|fact|poem|verse|lyric|motto|affirmation|expression|idea|hint|clue|tip|rhyme|limerick|toast|wish|prayer|hymn|psalm|memory|anecdote|dream|thought)$/
const sources = [
  'From Grandma',
  'Heard on the tram',
  'From Omar',
  'Written on Sunday',
  'From an old book',
  'Kim told me',
]

const sayingContent = (base: Base): Content => {
  const name = (index: number) => (base.names.length > 0 ? at(base.names, index) : titles(base)(index))
  const line = (index: number) => at(sources, index + base.turn)
  return {
    icon: iconFor(base.noun, 'chat'),
    groups: 'New, Favorites, Shared',
    fields: `
      ${base.one} | long | ${name(0)}
      From | person | ${at(people, base.turn)}
      Date | date | Thu 19 Nov
      Favorite | switch | yes
      Notes | long | Said at every birthday`,
    samples: rows('icon | title | subtitle', () => iconFor(base.noun, 'chat'), name, line),
    about: `Written down on Sunday, word for word. ${firstOf(at(people, base.turn))} knows another version.`,
    facts: '19 Nov | Added\n3 | Shared\n2 | Notes',
    figures: `48 | ${base.many} | +3\n9 | Favorites`,
    hero: `Of the day | ${name(0)} | ${line(0)} | Open`,
    tip: `48 ${base.many.toLowerCase()} so far | The last one came on Sunday`,
    trend: `${base.many} a month | 6 | +2`,
    use: 'Add to favorites',
  }
}

/** Papers somebody has to do something about; all others are there to be read. */
const decided =
  /(?:^| )(?:request|question|application|approval|invoice|bill|quote|quotation|estimate|report|issue|bug|suggestion|proposal|petition|form|survey|offer|contract|feedback|error|problem|incident|appeal|query|warning|objection|amendment|draft|permit|visa|submission|review|statement|decision|declaration|registration|reminder|message|document|paper|task)$/

/** Written down one after the other for all who may see it: none of it is anybody's own or a favorite. */
const recorded =
  /(?:^| )(?:receipt|records?|result|visit|check|pedigree|certificate|measurement|test|entry|log|protocol|minute|ledger)$/

/** How many there are: not the same number of everything an app keeps. */
const howMany = (base: Base): string => at(['24', '31', '18', '42', '27'], base.turn)

/** What is kept to be read: neither open nor done. */
const keptContent = (base: Base, name: (index: number) => string): Content => {
  const line = detailOr(base, (index) => `${at(people, index + base.turn)} · ${at(days, index)}`)
  const first = firstOf(at(people, base.turn))
  return {
    icon: iconFor(base.noun, 'file'),
    groups: has(recorded, base.noun) ? '' : 'New, Mine, Favorites',
    fields: `
      Title | text | ${name(0)}
      Date | date | Thu 19 Nov
      By | person | ${at(people, base.turn)}
      Favorite | switch | yes
      Notes | long | Sent to everybody on the list`,
    samples: rows('icon | title | subtitle', () => iconFor(base.noun, 'file'), name, line),
    about: `Added by ${first} on Tuesday and read by six people since.`,
    facts: `19 Nov | Date\n${first} | By`,
    figures: `${howMany(base)} | ${base.many} | +3\n3 | New`,
    hero: `New today | ${name(0)} | ${detailOr(base, () => `Added by ${first} this morning`)(0)} | Open`,
    tip: `${howMany(base)} ${countedAs(base)} | Three came this week`,
    trend: `${base.many} a week | 12 | +3`,
    use: 'Add to favorites',
  }
}

/** It comes and passes: nobody wrote it, and nobody keeps it among favorites. */
const passing =
  /(?:^| )(?:delay|disruption|cancell?ation|closure|outage|tide|high tide|low tide|warning|alert|forecast|detour)$/

/** Content of what is only announced. */
const passingContent = (base: Base, name: (index: number) => string): Content => {
  const line = detailOr(base, (index) => at(days, index))
  return {
    icon: iconFor(base.noun, 'bell'),
    groups: '',
    fields: `
      Title | text | ${name(0)}
      Date | date | Thu 19 Nov
      Tell me | switch | yes
      Notes | long | Looked up again every ten minutes`,
    samples: rows('icon | title | subtitle', () => iconFor(base.noun, 'bell'), name, line),
    about: `${name(0)}, as known this morning at 9:30. Changes stand here as soon as they are known.`,
    facts: '9:30 | Last change\nThu | Day',
    figures: `6 | ${base.many}\n2 | Since this morning`,
    hero: `Now | ${name(0)} | ${line(0)} | Open`,
    tip: `6 ${base.many.toLowerCase()} | Two since this morning`,
    trend: `${base.many} a week | 12 | −3`,
    use: 'Tell me of changes',
  }
}

/** Content of a document, or of anything else that is written down and dated. */
export const documentContent = (base: Base): Content => {
  if (has(said, base.noun) && !base.isWork) return sayingContent(base)
  if (isPart(base.noun) && !base.isWork) return partContent(base)
  const name = nameOr(base, base.isWork ? numberedName(base, 'paper') : titles(base))
  if (isHandledOn(base.noun)) return handledContent(base, name)
  if (has(passing, base.noun) && !base.isWork) return passingContent(base, name)
  if (!has(decided, base.noun)) return keptContent(base, name)
  const who = at(people, base.turn)
  const first = firstOf(who)
  return {
    icon: iconFor(base.noun, 'file'),
    groups: at(['Open, Shared, Done', 'New, Mine, Done', 'Open, Mine, Archive'], base.turn),
    fields: `
      Title | text | ${name(0)}
      Date | date | Thu 19 Nov
      Status | choice | Open | Open, Shared, Done
      By | person | ${who}
      Notes | long | ${at(['Sent to everybody on the list', 'Two questions are still open', 'Signed and filed'], base.turn)}`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      () => iconFor(base.noun, 'file'),
      name,
      detailOr(base, (index) => `${at(people, index + base.turn)} · ${at(days, index)}`),
      (index) => at(['New', 'Open', 'Done', 'Open', 'Done', 'Done'], index),
      (index) => at(['primary', 'warning', 'success', 'warning', 'success', 'success'], index),
    ),
    about: at(
      [
        `Written by ${first} on Tuesday and seen by six people. Two questions are still open.`,
        `${first} put it together after the visit on Monday. Changes are kept below.`,
        `Goes out every other week. ${first} looks through it once more before it does.`,
      ],
      base.turn,
    ),
    facts: `Open | Status\n19 Nov | Date\n${first} | By`,
    figures: `${howMany(base)} | ${base.many} | +3\n5 | Open`,
    hero: `New today | ${name(0)} | ${detailOr(base, () => `Added by ${first} this morning`)(0)} | Open`,
    tip: '5 are still open | The oldest waits since 6 November',
    trend: `${base.many} a week | 12 | +3`,
    use: 'Mark as done',
  }
}
