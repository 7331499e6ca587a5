import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { toSingular } from '../words/forms.ts'
import { findExamples } from '../words/examples.ts'
import { classOf } from '../words/noun-classes.ts'
import { people } from './content/base.ts'
import { makeEntity } from './make-entity.ts'

const choosing = /^(?:vote|choose|pick|compare|propose|suggest|rank|nominate|decide|select)$/
/** What one casts is not what one votes on. */
const casting =
  /^(?:vote|poll|ballot|idea|suggestion|result|option|answer|question|comment|photo|note|guest|member|user)$/

const onPeople =
  /\b(?:(?:man|woman|player|employee|member|student) of the|best player|mvp vote|captain|elect(?:ion|ions|s)?\b|candidates)/i

interface Ballot {
  question: string
  titles: readonly string[]
  icon: string
  /** What stands between the options where one types them. */
  between?: string
  /** What stands below the one at a place; absent: what stood there. */
  below?: (index: number) => string
}

/** A vote with other options and another question. */
const asking = (idea: Entity, { question, titles, icon, between = ', ', below }: Ballot): Entity => ({
  ...idea,
  samples: idea.samples.map((sample, index) => ({
    ...sample,
    title: titles[index % titles.length] ?? sample.title,
    icon,
    ...(below ? { subtitle: below(index) } : {}),
  })),
  fields: idea.fields.map((field) =>
    field.name === 'Title'
      ? { ...field, value: question }
      : field.name === 'Options'
        ? { ...field, value: titles.slice(0, 3).join(between) }
        : field,
  ),
  hero: { ...idea.hero, title: question },
})

/** "Man of the match": one chooses somebody. */
const peopleBallot = (idea: Entity): Entity =>
  asking(idea, {
    question: 'Who is your choice?',
    titles: people,
    icon: 'user',
    below: (index) => `${[17, 11, 6, 4, 2][index] ?? 1} votes so far`,
  })

const onDates =
  /\b(?:date|day) (?:poll|vote|finder|finding)\b|\b(?:poll|vote) (?:for|on|about) (?:an? |the )?(?:best )?(?:date|day|evening|weekend)s?\b/i
const days = [
  'Sat 28 Nov, 16:00',
  'Sun 29 Nov, 14:00',
  'Sat 5 Dec, 16:00',
  'Fri 11 Dec, 18:00',
  'Sat 12 Dec, 15:00',
]

/** "A date poll": one chooses when. */
const datesBallot = (idea: Entity): Entity => ({
  ...asking(idea, {
    question: 'When shall it be?',
    titles: days,
    icon: 'calendar',
    between: '; ',
    below: (index) => `${[9, 6, 5, 3, 1][index] ?? 1} can come`,
  }),
  icon: 'calendar',
})

/** "Vote on the next book". */
const votedOn =
  /\bvot(?:e|es|ing) (?:on|for) (?:(?:types?|kinds?|sorts?) of |(?:the|our|your|an?|next|best|favou?rite|new|\p{L}+['’]s) )*(\p{L}{3,})/iu
/** Whether a noun and the vote stand in one clause: "votes, minutes of meetings" are two things. */
const isVotedOn = (noun: string, text: string) => {
  const written = noun.replaceAll(/[^\p{L}\p{N}' -]/gu, '.')
  return new RegExp(
    `\\b(?:vot|poll|ballot)\\p{L}*\\b[^,.;:]{0,50}\\b${written}|\\b${written}\\b[^,.;:]{0,50}\\b(?:vot|poll|ballot)`,
    'iu',
  ).test(text)
}
const chosenClasses: ReadonlySet<string> = new Set([
  'thing',
  'place',
  'document',
  'event',
  'activity',
  'group',
  'species',
  'animal',
  'picture',
])

/**
 * A vote on what the description says is chosen: of venues where venues are compared. A vote among games stays one;
 * so does one on nothing in particular.
 */
export function ballotOf(
  idea: Entity,
  { phrases, text, domain }: Understanding,
  seed: number,
  /** What the app is about; the vote itself where its kind is known and has a question. */
  subject?: Entity,
): Entity {
  if (onPeople.test(text)) return peopleBallot(idea)
  if (onDates.test(text)) return datesBallot(idea)
  if (/\bgames?\b|\bplay\b/i.test(text)) return called(idea, 'Games')
  const vote = votedOn.exec(text)
  const voted = vote?.[1]?.toLowerCase() ?? ''
  const fromVote = text.slice(vote?.index ?? 0).toLowerCase()
  // "Vote on house rules": the rules are.
  const whole = phrases.find(
    ({ text: said, words: [first, second] }) =>
      first === voted && second !== undefined && fromVote.includes(said),
  )
  const named = toSingular(whole?.words.at(-1) ?? voted)
  if (
    named !== '' &&
    !/est$|^(?:award|winner|prize|favou?rite|most)$/.test(named) &&
    !casting.test(named) &&
    chosenClasses.has(findExamples(named, domain)?.nounClass ?? classOf(named))
  )
    return ballotAmong(idea, makeEntity([named], seed, true, domain))
  // "The next book" of a book club is one of its books.
  if (
    subject &&
    subject !== idea &&
    named !== '' &&
    subject.words.concat(subject.one.toLowerCase()).includes(named)
  )
    return ballotAmong(idea, subject)
  const candidates = phrases.filter(({ words, isActor, domain }) => {
    const head = toSingular(words.at(-1) ?? '')
    const nounClass = findExamples(head, domain)?.nounClass ?? classOf(head)
    return (
      !isActor &&
      words.length <= 3 &&
      head !== words.at(-1) &&
      !casting.test(head) &&
      chosenClasses.has(nounClass)
    )
  })
  const best =
    candidates.find(({ verb }) => verb !== undefined && choosing.test(verb)) ??
    candidates.find(
      ({ words, domain }) =>
        findExamples(toSingular(words.at(-1) ?? ''), domain) !== undefined &&
        isVotedOn(words.at(-1) ?? '', text),
    )
  // What an app is about is what its people choose from, if it is a thing; else they have ideas.
  if (!best) {
    if (subject === idea) return idea
    const isChosenFrom =
      subject !== undefined &&
      subject.id !== idea.id &&
      subject.samples.length > 3 &&
      ['thing', 'picture', 'place', 'species', 'animal', 'garment', 'event'].includes(
        classOf(subject.one.toLowerCase().split(' ').at(-1) ?? ''),
      )
    return ballotAmong(idea, isChosenFrom ? subject : makeEntity(['proposal'], seed, true))
  }
  return ballotAmong(
    idea,
    makeEntity([...best.words.slice(-2, -1), toSingular(best.words.at(-1) ?? '')], seed, true, best.domain),
  )
}

/** What is voted on under its own name: "Games" rather than "Ideas". */
const called = (idea: Entity, many: string): Entity => ({
  ...idea,
  many,
  figures: idea.figures.map((figure) => (figure.title === 'Ideas' ? { ...figure, title: many } : figure)),
})

const anything = ['Walk to the lake', 'Film evening', 'Cooking together', 'Quiz night', 'Trip to the sea']

/** A vote on nothing in particular: what to do together. */
const ballotOnAnything = (idea: Entity): Entity =>
  asking(idea, { question: 'What shall we do next?', titles: anything, icon: 'bulb' })

const isNumbered = ({ samples }: Entity): boolean =>
  samples.length > 0 && samples.every(({ title }) => /^\p{L}[\p{L} ]* \d+$/u.test(title))

function ballotAmong(idea: Entity, chosen: Entity): Entity {
  // "Withdrawal 24" is nothing one could choose: people have ideas.
  if (isNumbered(chosen)) return ballotOnAnything(idea)
  const one = chosen.one.toLowerCase()
  return {
    ...called(idea, chosen.many),
    samples: idea.samples.map((sample, index) => ({
      ...sample,
      title: chosen.samples[index]?.title ?? sample.title,
      icon: chosen.icon,
    })),
    fields: idea.fields.map((field) =>
      field.name === 'Title'
        ? { ...field, value: `Which ${one} do you choose?` }
        : field.name === 'Options'
          ? {
              ...field,
              value: chosen.samples
                .slice(0, 3)
                .map(({ title }) => title)
                .join(', '),
            }
          : field,
    ),
    hero: { ...idea.hero, title: `Which ${one} do you choose?` },
  }
}

const signedIn =
  /\b(?:authenticated|registered|logged[- ]in|signed[- ]in|verified) (?:users?|members?|voters?|people)\b/i

/** A vote of those who have signed in is not everybody's. */
export const forMembers = (vote: Entity, text: string): Entity =>
  signedIn.test(text)
    ? {
        ...vote,
        fields: vote.fields.map((field) =>
          field.options.includes('Members') ? { ...field, value: 'Members' } : field,
        ),
      }
    : vote
