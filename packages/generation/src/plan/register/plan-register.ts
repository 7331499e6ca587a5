import { readDoings } from '../../understand/turns/read-turns.ts'
import type { Archetype } from '../../archetype.ts'
import type { Phrase } from '../../understand/phrase.ts'
import type { Understanding } from '../../understand/understand.ts'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isOnlyShown } from '../../understand/story.ts'
import { behindTheCounter } from '../side-of.ts'
import { titleOf } from '../name-app.ts'
import { withToldLists } from '../told-lists/with-told-lists.ts'
import { suchAs } from '../such-as.ts'
import { withoutOpening } from '../without-opening.ts'
import { readRegister } from './read-register.ts'
import { withAsks } from './with-asks.ts'
import type { Register, RegisterThing } from './register.ts'
import { isDoneAgain } from './done-again.ts'
import { referredFirst } from './referred-first.ts'
import { fewestNamed, registerEntity, type Registered } from './register-entity.ts'

/** More things have no screens of their own. */
export const mostThings = 5

/** What an app of its own things keeps: the one most is said of first. */
export interface RegisterPlan {
  things: readonly Registered[]
  /** "Overdue follow-ups", as the description says. */
  overdue?: string
  /** Singular nouns of those who use it. */
  audience: ReadonlySet<string>
  /** What the description calls the app. */
  about?: string
  /** The words of its names, which ask for no feature of the same word. */
  words: ReadonlySet<string>
  /** Nothing is entered by those who use it. */
  isOnlyShown: boolean
  /** The feature its main thing asks for by itself: places stand on a map. */
  formId?: string
  /** Its lists are told one by one with what stands in each. */
  isTold: boolean
  /** The description says what stands in somebody's profile. */
  hasProfile: boolean
}

/** Kinds of app without content of their own, which keep whatever a description names. */
export const keepsAnything = new Set(['generic', 'tracker'])

/**
 * The things a description names, where no kind of app knows them: each with its fields and samples. Undefined where it
 * names none, or nothing that is kept and written down.
 */
export function registerOf(
  meant: Understanding,
  archetype: Archetype,
  seed: number,
): RegisterPlan | undefined {
  if (!meant.isEnglish || meant.dictated || !keepsAnything.has(archetype.id)) return undefined
  const read = keptIn(meant)
  const isShops = behindTheCounter.test(meant.text) && /\b(?:web ?)?(?:shop|store|boutique)/i.test(meant.text)
  // "A shop's back office": what every one of them keeps.
  const { things: told, about } =
    isShops && read.things.length < 2
      ? readRegister('Manage orders to pack, stock, returns and customers')
      : read
  if (told.length === 0 || !isKept(told)) return undefined
  const things = told.slice(0, mostThings)
  const named = new Map<string, readonly string[]>()
  const isShared = /\b(?:our|we|volunteers|members|staff|team|crew|everyone|shared|colleagues)\b/i.test(
    meant.text,
  )
  const made: Registered[] = []
  // What others refer to is made first: an inspection's apiary is one of the apiaries.
  const rank = ({ noun, said, log }: RegisterThing) => (log || isDoneAgain(noun) ? 10 : 0) + said.length
  for (const thing of referredFirst(things.toSorted((one, other) => rank(one) - rank(other)))) {
    const registered = registerEntity(
      thing,
      seed,
      meant.domain,
      isShared,
      named,
      meant.text.toLowerCase(),
      thing.titles,
    )
    named.set(
      lastOf(thing.noun),
      registered.entity.samples.map(({ title }) => title),
    )
    made.push(registered)
  }
  // "Each inspection has an apiary": with little else, they are looked through, too.
  const main = made.find(({ entity }) => entity.id === idOf(things[0]?.noun ?? ''))
  const beside = (things.some((thing) => thing.isTold) ? [] : (main?.columns ?? []))
    .filter(
      ({ use, field }) =>
        (use === 'place' || use === 'person') &&
        !things.some(({ noun }) => field.name.toLowerCase().endsWith(noun)) &&
        isOwnNoun(field.name),
    )
    .slice(0, Math.max(0, 3 - things.length))
  for (const { field, values } of beside) {
    const noun = field.name.toLowerCase()
    const thing: RegisterThing = { noun, said: [{ name: 'Contact', options: [] }], verbs: [], weight: 0 }
    things.push(thing)
    made.push(registerEntity(thing, seed, meant.domain, isShared, named, '', values))
  }
  const order = things.map(({ noun }) => idOf(noun))
  const [overdue] = /\boverdue [a-z-]{3,16}s\b/.exec(meant.text.toLowerCase()) ?? []
  return {
    isOnlyShown: isOnlyShown(meant.text),
    isTold: things.some((thing) => thing.isTold),
    hasProfile: meant.phrases.some(({ isOfProfile }) => isOfProfile),
    audience: read.audience,
    ...(about ? { about: capitalise(about) } : {}),
    ...(overdue ? { overdue: capitalise(overdue) } : {}),
    things: made.toSorted((one, other) => order.indexOf(one.entity.id) - order.indexOf(other.entity.id)),
    words: new Set(
      // "Weather balloon club" asks for no weather.
      [
        titleOf(meant.phrases) ?? '',
        ...things.flatMap(({ noun, said }) => [noun, ...said.map(({ name }) => name)]),
      ].flatMap((name) => name.toLowerCase().split(' ').map(stemOf)),
    ),
  }
}

const lastOf = (noun: string) => toSingular(noun.split(' ').at(-1) ?? noun)
const idOf = (noun: string) => `own-${noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
/** Not every place and person is one of a list. */
const isOwnNoun = (name: string) =>
  !/^(?:place|where|location|position|address|done by|by|customer|who|name|origin|room|person|coordinates)$/i.test(
    name,
  ) &&
  !/ of |who |^(?:where|how|what) | (?:by|to|person|with|from)$/i.test(name) &&
  name.split(' ').length <= 2

/**
 * What a description keeps: the lists it tells line by line, else what its sentences and questions say. What it names as
 * examples of a thing is what that thing is called, and no thing beside it.
 */
function keptIn(meant: Understanding): Register {
  const { names, text } = suchAs(meant.unasked ?? meant.text)
  const read = readRegister(readDoings(withoutOpening({ ...meant, unasked: text })))
  const told = withToldLists(withAsks(read, meant), meant.text)
  return {
    ...told,
    things: told.things.map((thing) => {
      const titles = names.get(lastOf(thing.noun))
      return titles && titles.length >= fewestNamed && !thing.titles ? { ...thing, titles } : thing
    }),
  }
}

/** Said of any content one looks at, too. */
const ofAnything = /^(?:photos?|pictures?|images?|videos?|names?|titles?|descriptions?|favou?rites)$/i

/** Several things, or one of which something is said: it is more than a subject. */
const isKept = (things: readonly RegisterThing[]): boolean =>
  things.length > 1 ||
  things.some(
    ({ said, log, verbs }) =>
      said.some(({ name }) => !ofAnything.test(name)) ||
      log !== undefined ||
      verbs.some((verb) => /^(?:manage|track|log|record|keep|plan)$/.test(verb)),
  )

/** Whatever one keeps is managed: the list says so without a button. */
export function asKeptThings(phrases: readonly Phrase[], register: RegisterPlan): Phrase[] {
  const nouns = new Set(
    register.things.map(({ entity }) => toSingular(entity.many.toLowerCase().split(' ').at(-1) ?? '')),
  )
  return phrases
    .filter((phrase) => !isUnit(phrase, register) && !isAudienceOf(phrase, register))
    .map((phrase) => {
      const { verb, label: _label, ...plain } = phrase
      return verb !== undefined && onlyKept.test(verb) && nouns.has(toSingular(phrase.words.at(-1) ?? ''))
        ? plain
        : phrase
    })
}
const onlyKept = /^(?:manage|track|log|keep|record|maintain|organi[sz]e|list|store|note|monitor)$/
const isAudienceOf = ({ verb, words, actor, isActor }: Phrase, { audience }: RegisterPlan) =>
  verb === undefined &&
  !actor &&
  !isActor &&
  words.length > 1 &&
  audience.has(toSingular(words.at(-1) ?? '')) &&
  classOf(toSingular(words.at(-1) ?? '')) === 'person'

/** "Nautical miles" of "visibility in nautical miles": said below the field. */
const isUnit = ({ text, verb }: Phrase, { things }: RegisterPlan): boolean =>
  verb === undefined &&
  things.some(({ entity }) =>
    entity.fields.some(({ hint }) => hint?.toLowerCase() === `in ${text.toLowerCase()}`),
  )
