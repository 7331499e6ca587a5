import { byWord } from '../by-word.ts'
import type { Entity, Field } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { isSame } from '../words/synonyms.ts'
import { familyOf } from '../understand/grammar/opposites.ts'
import { isSameField } from './same-field.ts'
import { classOf } from '../words/noun-classes.ts'

const makingVerbs = new Set([
  'add',
  'create',
  'log',
  'record',
  'write',
  'post',
  'submit',
  'upload',
  'define',
  'enter',
  'register',
  'track',
  'plan',
  'report',
  'contribute',
  'place',
  'save',
  'schedule',
])

/** What a thing is called is said early; later it is one of several ("feedings, diapers, naps"). */
const mostBeforeName = 3
const mostBeforeMaking = 6

/** What one looks for or how one goes through them: chosen on the list, no value of a thing. */
const asked =
  /^(?:quer(?:y|ies)|search|filters?|sort|sorting|order|views?|tabs?|modes?|screens?|menu|keywords?)$/

/** Words that point to a thing without being a name for it. */
const neverNames = new Set([
  'vote',
  'bitcoin',
  'ethereum',
  'sticker',
  'brush',
  'eraser',
  'bid',
  'ballot',
  'poll',
  'actor',
  'author',
  'breed',
  'roommate',
  'suggestion',
  'saving',
  'budget',
  'finance',
  'spending',
  'money',
  'income',
  'playlist',
  'streak',
  'payment',
  'calorie',
  'reading',
  'diaper',
  'seat',
  'popcorn',
  'newborn',
  'infant',
  'baby',
  'toddler',
  'nappy',
  'feeding',
  'privilege',
  'couple',
  'guard',
  'dryer',
  'family',
  'kid',
  'parent',
  'nurse',
  'doctor',
  'physician',
  'therapist',
  'dentist',
  'clinic',
  'dad',
  'mom',
])

const isHolder = (noun: string) =>
  classOf(noun) === 'place' ||
  /^(?:collection|archive|stock|watchlist|wishlist|playlist|list|library|pantry|stash|inventory|wardrobe|portfolio|tournament|league|season|competition|championship|cup)$/.test(
    noun,
  )

/**
 * The entity in the description's own words: a synonym it uses ("summoners" for players), the verb it makes one
 * with ("Define a survey"), and fields for choices it lists in brackets.
 */
export function adaptEntity(entity: Entity, phrases: readonly Phrase[]): Entity {
  // Only the noun the thing is first called by: "actors" in a film app does not make films actors.
  const mention = phrases.find((phrase) =>
    [phrase.words.at(-1) ?? ''].some(
      (word) =>
        word === entity.id ||
        entity.words.includes(toSingular(word)) ||
        // Students of a gradebook are its pupils.
        isSame(toSingular(word), entity.one.toLowerCase()),
    ),
  )
  const head = mention?.words.at(-1) ?? ''
  const isPlural = head !== toSingular(head)
  const isEarly = mention !== undefined && phrases.indexOf(mention) < mostBeforeName
  // "Create event": one of those the app is of.
  const isMade =
    mention?.verb !== undefined && /^(?:add|create|plan|schedule|edit|delete)$/.test(mention.verb)
  const own =
    ((isEarly && isPlural) || (isMade && phrases.indexOf(mention) < mostBeforeMaking)) &&
    toSingular(head) !== entity.id &&
    !neverNames.has(toSingular(head))
      ? mention
      : undefined
  const noun = own ? toSingular(own.words.at(-1) ?? '') : undefined
  // The cinemas that show them are no films.
  const isWhereItIs =
    noun !== undefined && classOf(noun) === 'place' && !entity.fields.some(({ kind }) => kind === 'place')
  // Bikes stand at stations, tourists go to sights, and are none.
  const isWhatIsThere =
    noun !== undefined &&
    classOf(entity.one.toLowerCase()) === 'place' &&
    ['thing', 'person'].includes(classOf(noun))
  // Who does it is none of what is done.
  const isWhoDoes =
    noun !== undefined &&
    entity.price !== undefined &&
    classOf(noun) === 'person' &&
    !['person', 'group'].includes(classOf(entity.one.toLowerCase())) &&
    entity.nounClass !== 'person' &&
    entity.samples.every(({ avatar }) => avatar === undefined)
  // "Lifts, slopes": where the thing's own name stands as well, the other one is something else.
  const isSaidToo =
    noun !== undefined &&
    phrases.some(
      ({ words, verb }) =>
        !verb && toSingular(words.at(-1) ?? '') === entity.one.toLowerCase() && words.length === 1,
    )
  // One orders dishes, and a menu lists no orders.
  const isOrdering = noun === 'order' && entity.price !== undefined
  const renamed =
    noun &&
    !isWhoDoes &&
    !isOrdering &&
    !isWhereItIs &&
    !isWhatIsThere &&
    !isSaidToo &&
    !entity.one.toLowerCase().includes(noun)
      ? { one: capitalise(noun), many: capitalise(toPlural(noun)) }
      : {}
  const words = new Set([entity.id, noun ?? entity.id, ...entity.words])
  const making = phrases.find(
    (phrase) =>
      phrase.verb &&
      makingVerbs.has(phrase.verb) &&
      // Who keeps track of bookings adds one.
      phrase.verb !== 'track' &&
      !neverNames.has(toSingular(phrase.words.at(-1) ?? '')) &&
      // "Save favourite homes" keeps what others have made.
      !(phrase.verb === 'save' && phrase.words.some((word) => /^(?:favou?rites?|liked)$/.test(word))) &&
      // "Add pizzas to the cart" makes none.
      !(
        phrase.verb === 'add' &&
        phrases.some(({ words: said }) => /^(?:cart|basket)$/.test(said.at(-1) ?? ''))
      ) &&
      // "Save the invoice as PDF" makes a file of it.
      !(phrase.verb === 'save' && phrases.some(({ label }) => / as /.test(label ?? ''))) &&
      words.has(toSingular(phrase.words.at(-1) ?? '')) &&
      phrase.words.length <= 2 &&
      // "Track my wine cellar": what holds them is not one of them.
      !(isHolder(phrase.words.at(-1) ?? '') && !isHolder(entity.one.toLowerCase())),
  )
  const add = making
    ? capitalise(
        `${making.verb} ${making.words
          .slice(0, -1)
          .concat(toSingular(making.words.at(-1) ?? ''))
          .join(' ')}`,
      )
    : undefined
  const choices = phrases
    .filter(
      (phrase) =>
        phrase.options.length > 1 &&
        // Which of them a list shows is no value of one.
        phrase.options[0] !== 'All' &&
        !phrase.isOfProfile &&
        // "Yes or no" is an answer, not what is asked.
        !/^yes ?(?:\/|or|and)? ?no$/i.test(phrase.text) &&
        !asked.test(phrase.words.at(-1) ?? '') &&
        !/^(?:number|amount|count) of | per /.test(phrase.label ?? ''),
    )
    .map((phrase) => {
      const name = sharing(phrase.options, entity)?.name ?? nameOfChoice(phrase.text)
      return {
        name,
        kind: 'choice' as const,
        value: capitalise(valueAmong(phrase.options, name, entity)),
        options: phrase.options.map(capitalise),
      }
    })
  const isTold = choices.some(({ options }) => ofState.test(familyOf(options) ?? ''))
  const kept = entity.fields.filter(
    (field) =>
      !choices.some(({ name }) => isSameField(name, field.name)) &&
      !(isTold && field.kind === 'choice' && /^(?:state|status)$/i.test(field.name)),
  )
  const fields = [...choices.slice(0, 2), ...kept]
  return sorted({ ...entity, ...renamed, ...(add ? { add } : {}), fields }, choices)
}

/** Values that say how far something is: beside them it has no other state. */
const ofState = /^(?:State|Attendance|Result|Availability)$/

const fewestShared = 2
const plainly = (option: string) => option.toLowerCase().replaceAll('-', ' ')

/** "Artists (fine line, blackwork)": the value of a thing that has some of the same to choose from is what is meant. */
const sharing = (options: readonly string[], { fields }: Entity): Field | undefined =>
  fields.find(
    (field) =>
      field.options.filter((option) => options.some((each) => plainly(each) === plainly(option))).length >=
      fewestShared,
  )

/** "Categories such as needs and savings": each thing has one of them. */
const nameOfChoice = (text: string) =>
  capitalise(text.replace(/\b(?:categories|topics|genres)$/i, (word) => toSingular(word)))

/** Which of the options a description lists the first thing has: the one in the place of that it has in its own file. */
function valueAmong(options: readonly string[], name: string, { fields }: Entity): string {
  const former = fields.find((field) => isSameField(name, field.name))
  const place = former?.options.length === options.length ? former.options.indexOf(former.value) : -1
  const near = likeFormer[former?.value.toLowerCase() ?? '']
  return options[place] ?? options.find((option) => near?.test(option)) ?? options[0] ?? ''
}

/** What other groups a thing of this group is in. */
const likeFormer: Readonly<Partial<Record<string, RegExp>>> = byWord({
  groceries: /^(?:food|groceries|needs|essentials|shopping|household|living|daily)\b/i,
})

/** What sorts things into groups, rather than saying how one of them is. */
const sorting = /(?:^| )(?:categor(?:y|ies)|topics?|genres?|subjects?|sections?|departments?|meal types?)$/i
const longestGroup = 16

/** The entity with the groups the description names, "category (business, sports)", each sample in one of them. */
function sorted(entity: Entity, choices: readonly Field[]): Entity {
  const { options: groups = [], value } = choices.slice(0, 2).find(({ name }) => sorting.test(name)) ?? {}
  if (groups.length < 2 || entity.groups.length === 0 || groups.some(({ length }) => length > longestGroup))
    return entity
  const former = new Set(entity.groups.map((group) => group.toLowerCase()))
  const isFormer = (said: string | undefined) => said !== undefined && former.has(said.toLowerCase())
  return {
    ...entity,
    groups: groups.slice(0, 5),
    samples: entity.samples.map((sample, index) => {
      const group = groups[index % groups.length]
      return {
        ...sample,
        ...(group && isFormer(sample.overline) ? { overline: group } : {}),
        ...(group && isFormer(sample.badge) ? { badge: group } : {}),
        ...withoutFormer(sample.subtitle, isFormer, index === 0 ? value : undefined),
      }
    }),
  }
}

/** "Groceries, today" in an app with other groups: its own one where that is known, else only what stands beside it. */
function withoutFormer(
  subtitle: string | undefined,
  isFormer: (said: string) => boolean,
  own: string | undefined,
): { subtitle?: string } {
  const [said = '', ...rest] = subtitle?.split(', ') ?? []
  if (rest.length === 0 || !isFormer(said)) return {}
  return { subtitle: own ? [own, ...rest].join(', ') : capitalise(rest.join(', ')) }
}
