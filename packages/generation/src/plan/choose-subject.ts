import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { toSingular } from '../words/forms.ts'
import { listedItems, namedGoods, withGoods, withItems } from './named-goods.ts'
import { adaptEntity } from './adapt-entity.ts'
import { ballotOf, forMembers } from './ballot-of.ts'
import { bookedThing } from './booked-thing.ts'
import { calculatorEntity } from './calculator-entity.ts'
import { renamed } from './open-entities.ts'
import { inOwnWords } from './find-entities.ts'
import { inDomain } from './in-domain.ts'
import { drawnEntity, drawnNoun } from './drawn-thing.ts'
import { withFieldNames } from './field-names.ts'
import { kindSaid } from './kind-said.ts'
import { jobsFor } from './job-titles.ts'
import { lendEntity } from './lend-entity.ts'
import { letThing } from './let-thing.ts'
import { makeEntity } from './make-entity.ts'
import { isTool } from './tool-app.ts'
import { asExamples, namedExamples, nameSamples } from './name-samples.ts'
import {
  isAudience,
  isCollective,
  isSellable,
  keptMeasure,
  headedThing,
  ownContent,
  rentedThing,
  soldBy,
  thingOfDomain,
} from './choose-thing.ts'
import { collectedThing } from './collected-thing.ts'
import { listedThing } from './listed-thing.ts'
import { hiredPeople } from './hired-people.ts'
import { isWhom } from './whom.ts'
import { readAttributes, withAttributes } from './read-attributes.ts'
import { readChoices, withChoices, withoutTwice } from './read-choices.ts'
import { readKinds, withKinds } from './read-kinds.ts'
import { readLists, withLists } from './read-lists.ts'
import { readStages, withStages } from './read-stages.ts'
import { readShop } from './read-shop.ts'
import { asStatedGoods } from './stated-goods.ts'
import { calledSuchAs } from './such-as.ts'
import { withArticles } from './sold-entity.ts'
import { withToldInputs } from './told-calculation.ts'
import { toldConversion } from './unit-conversion.ts'

interface Asked {
  meant: Understanding
  archetype: Archetype
  shop: ReturnType<typeof readShop>
  /** What the phrases name first of all. */
  named: Entity | undefined
  /** What most of it is about, where that is another thing than what is named first. */
  told: Entity | undefined
  /** The app is one tool: what it shows is nothing one sets. */
  isWholeTool: boolean
}

interface Subject {
  /** What the description names, in its own words; undefined when it names nothing. */
  found: Entity | undefined
  subject: Entity
}

const sleptAt =
  /^\W*(?:my |our |an? )?(?:[^.]{0,24}\b(?:tree ?houses?|tiny houses?|log cabins?|holiday cottages?|chalets?|yurts?|glamping|shepherd'?s? huts?)\b|(?:vacation|holiday) (?:home |house |flat )?(?:rental|let|cottage)|(?:vacation|holiday) homes?\b|bed (?:and|&) breakfast|(?:home|house|apartment|room)s? rental\b[^.]{0,40}\b(?:travel\w*|holidays?|vacations?|airbnb|guests)\b)/i

const toursBooked =
  /^(?=[^]*\b(?:book\p{L}*|reserv\p{L}*|tickets?)\b)(?:[^.:,;]{0,60}\b)(?:(?:city|guided|sightseeing|walking|tourist|boat|food|day|bus) (?:tours?|trips?)|tours?|excursions?|sightseeing)\b(?! (?:de|dates|bus company))/iu

/** "Restaurant table booking", "vacation rental": what is booked is known by these two words, and no table or vacation. */
function bookedOf({ text, phrases }: Understanding, named: Entity | undefined): Entity | undefined {
  const opening = phrases[0]?.text ?? ''
  if (toursBooked.test(text)) return entityById('city-tour')
  // Who books a house for the holidays sees houses, and not who comes when.
  if (named?.id === 'guest-stay' || sleptAt.test(text)) return entityById('stay')
  const isKnown = named?.words.some((words) => words.includes(' ') && opening.startsWith(words))
  return isKnown && !named?.id.startsWith('own-') ? named : undefined
}

/**
 * What the app is about, with all the description says of it: its kind's own thing, or the one that is listed, booked,
 * lent, sold or kept, with the values, choices, stages and names that are said. Samples a description names are marked in
 * its phrases.
 */
export function chooseSubject({ meant, archetype, shop, named, told, isWholeTool }: Asked): Subject {
  const contentSeed = meant.seed
  const isOpen = archetype.entity === 'subject' || renamed.has(archetype.entity)
  const toBook = archetype.id === 'booking' ? bookedOf(meant, named) : undefined
  const meantBy =
    toBook ??
    (named && isOpen && named.id !== archetype.entity ? inOwnWords(named, meant.phrases, contentSeed) : named)
  // "Model railway: locomotives, wagons": one collects these.
  const found =
    (archetype.entity === 'collectible'
      ? (collectedThing(meant, contentSeed) ?? listedThing(meant.phrases, meantBy, contentSeed))
      : undefined) ?? meantBy
  const atHome = (entity: Entity | undefined) => (entity ? inDomain(entity, meant.domain) : undefined)
  const general = archetype.entity === 'subject' ? undefined : entityById(archetype.entity)
  const ownNoun = found?.id.startsWith('own-') ? found.one.toLowerCase().split(' ').at(-1) : undefined
  const ofKind = general && kindSaid(general, meant, renamed.has(general.id) ? ownNoun : undefined)
  // A kind of the thing that knows what the description begins with has it already.
  const begun = toSingular(meant.phrases[0]?.words.at(-1) ?? '')
  const isKnownBegun = general !== undefined && inItsKind(general, meant.stems, begun) !== general
  // What one converts or draws by lot is kept in no list.
  const headed =
    isKnownBegun || isTool(archetype) || archetype.entity === 'taxi-ride'
      ? undefined
      : headedThing(meant, archetype, contentSeed)
  const drawn = archetype.id === 'generator' ? drawnNoun(meant.text) : undefined
  if (drawn) return { found, subject: drawnEntity(drawn, meant.text, contentSeed) }
  // The drinks of a café and the cuts of a butcher have content of their own.
  const isSoldKind = ofKind !== general && /^(?:meal|counter-good)$/.test(general?.id ?? '')
  const own =
    archetype.id === 'estimator'
      ? calculatorEntity(found ?? makeEntity(['item'], contentSeed), meant.phrases, meant.text)
      : archetype.entity === 'subject'
        ? undefined
        : ((archetype.entity === 'unit' ? toldConversion(meant.text) : undefined) ??
          headed ??
          (isSoldKind ? ofKind : atHome(ofKind)))
  const thing =
    archetype.entity === 'subject' && meant.isEnglish && !toBook
      ? (told ??
        (archetype.id === 'booking' || archetype.id === 'directory'
          ? (hiredPeople(meant.phrases, found, contentSeed) ??
            (archetype.id === 'booking'
              ? (letThing(meant, found, contentSeed) ?? bookedThing(meant, contentSeed))
              : undefined))
          : undefined) ??
        (archetype.id === 'lending' ? rentedThing(meant, found, contentSeed) : undefined) ??
        keptMeasure(meant, archetype, contentSeed) ??
        listedThing(
          meant.phrases.filter(
            (phrase) =>
              !meant.text.toLowerCase().includes(` between ${phrase.text}`) &&
              !isAudience(phrase, meant) &&
              // "Bookable by residents"
              !/ by /.test(phrase.label ?? '') &&
              !(meant.domain && isWhom(phrase, meant)),
          ),
          found,
          contentSeed,
        ) ??
        thingOfDomain(meant, found, contentSeed))
      : undefined
  // What somebody is fetched with is no list of those.
  const isRidden = archetype.entity === 'taxi-ride' && found?.id.startsWith('own-') === true
  const chosenBase =
    (isRidden ? own : undefined) ??
    thing ??
    headed ??
    (ofKind === general ? undefined : own) ??
    ownContent(
      archetype.id === 'booking' && isSellable(found) ? entityById(found ? 'product' : 'stay') : own,
      found,
      meant.domain,
      soldBy(meant, contentSeed),
    )
  // A kind of second-hand things that knows these has them already.
  const isKnownKind = ofKind !== general && (shop?.isAmongPeople === true || general?.id === 'product')
  const sold =
    chosenBase && shop && found && !isKnownKind ? withArticles(chosenBase, shop, found) : chosenBase
  const base = sold && inItsKind(sold, meant.stems)
  // What a tool shows is nothing one sets.
  const set = isWholeTool ? meant.phrases.filter(({ isSeen }) => !isSeen) : meant.phrases
  const plain = adaptEntity(
    asStatedGoods(
      (isSoldKind && base === ofKind ? base : atHome(base)) ??
        makeEntity(['item'], contentSeed, meant.isEnglish),
      meant,
      contentSeed,
    ),
    set,
  )
  const goods =
    meant.isEnglish && (isCollective(plain) || archetype.id === 'lending') ? namedGoods(meant.text) : []
  const called = meant.isEnglish && archetype.entity === 'subject' ? calledSuchAs(plain, meant.text) : plain
  const examples = goods.length > 0 ? goods : namedExamples(meant, plain)
  const sampled =
    goods.length > 0
      ? withGoods(isCollective(plain) ? plain : makeEntity(['item'], contentSeed), goods)
      : plain.id === 'check-item' && meant.isEnglish
        ? withItems(plain, listedItems(meant.text))
        : called === plain
          ? nameSamples(plain, examples)
          : called
  meant.phrases = asExamples(meant.phrases, examples)
  const lent = archetype.id === 'lending' ? lendEntity(sampled) : sampled
  const described = meant.isEnglish ? withAttributes(lent, readAttributes(meant.phrases, lent)) : lent
  const chosen =
    described.id === 'idea'
      ? forMembers(
          ballotOf(described, meant, contentSeed, ofKind === general ? undefined : described),
          meant.text,
        )
      : described
  const worded = meant.isEnglish ? withFieldNames(jobsFor(chosen, meant.text), set) : chosen
  const kinds = meant.isEnglish ? readKinds(meant.text) : []
  const graded = withKinds(withChoices(worded, readChoices(meant)), kinds)
  const subject = meant.isEnglish
    ? withoutTwice(
        withLists(withStages(graded, readStages(meant.whole ?? meant.text)), readLists(meant.text)),
      )
    : graded
  return { found, subject: archetype.id === 'generator' ? withToldInputs(subject, meant.text) : subject }
}
