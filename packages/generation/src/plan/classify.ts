import type { Archetype } from '../archetype.ts'
import { club } from '../archetypes/club.ts'
import { archetypes, genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { Searched, has } from '../understand/searched.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { stopWords } from '../words/lexicon.ts'
import { entityById } from '../entities/index.ts'
import { aboutStems } from './about-stems.ts'
import { knowsPurpose, purposeHeads } from './purpose/purpose-heads.ts'
import { calledStems, isCalledKind, isTitledKind, titleStems } from './called-kind.ts'
import { asCompared, comparesThings, ofTheCompared, surelyLike } from './compared.ts'
import { explainedShare, isKnownByChance } from './explained-share.ts'
import { isBrief as isSaidBriefly, likenessOf } from './likeness.ts'
import {
  calledSo,
  type Candidate,
  kindsNamedBy,
  rateArchetype,
  type Said,
  triggersNamedBy,
  unnamed,
} from './rate-archetype.ts'
import { isForLearners, isTeaching } from './of-teaching.ts'
import { doersOf, leadOf, modifiersOf } from './said-of.ts'
import { behindTheCounter, isOtherSide, type Side, sideOf } from './side-of.ts'

export interface Classification {
  main: Archetype
  /** A second kind of app the description is nearly as much of. */
  blend?: Archetype
  /** 0: nothing fits, the recipe is the generic one. */
  score: number
  /** What people write who want one is so like it that nothing else it says makes it anything else. */
  isSure: boolean
  /** It is called so by several words that mean nothing else, before anything else is said. */
  isNamedFirst?: boolean
  /** How like it is to what people write who want one, 0 to 1. */
  likeness: number
}

const openingWords = 14
/** What one hires or books is no article of a shop. */
const hired: ReadonlySet<string> = new Set(['activity', 'person', 'event', 'service'])

/** What a description calls the app in several words: their stems, and that of the last, with spaces around. */
interface Heading {
  whole: string
  head: string
  /** Those that know one of the words. */
  kinds: ReadonlySet<Archetype>
}

function headingOf(first: Phrase | undefined): Heading | undefined {
  if (!first || first.verb || first.words.length < 2) return undefined
  const stems = first.words.map(stemOf)
  return { whole: ` ${stems.join(' ')} `, head: ` ${stems.at(-1) ?? ''} `, kinds: kindsNamedBy(stems) }
}

/** "Rehearsal room booking for bands": a way of using an app, said of it as a whole, is what it is. */
function asHeaded(candidate: Rated, heading: Heading | undefined): Rated {
  const { archetype, score } = candidate
  if (!heading?.kinds.has(archetype)) return candidate
  const { whole, head } = heading
  // "Car rental: ...": what knows both words comes before what only knows how.
  if (archetype.entity !== 'subject')
    return archetype.triggers.some(({ stems, weight }) => stems === whole && weight >= wholeNamed)
      ? { ...candidate, score: score + calledScore, isCertain: true, isSaid: true }
      : candidate
  const isHead = archetype.triggers.some(({ stems, weight }) => stems === head && weight >= waysNamed)
  return isHead
    ? {
        ...candidate,
        score: score + (archetype.isWide ? wideHeadScore : headScore),
        isCertain: true,
        isSaid: true,
      }
    : candidate
}
const waysNamed = 4
const wholeNamed = 14
const headScore = 8
const wideHeadScore = 3

/** "We build a fitness platform, users can ...": whatever else it can do, it is of the kind it is called. */
const asCalled = (candidate: Rated, stems: string, title: string): Rated =>
  candidate.archetype.entity !== 'subject' &&
  (isCalledKind(candidate.archetype, stems) || isTitledKind(candidate.archetype, title))
    ? { ...candidate, score: candidate.score + calledScore, isCertain: true, isSaid: true }
    : candidate
const calledScore = 5

/** "Our running group wants to see who comes": what all of it is said of are those who belong together. */
const asGroup = (candidate: Rated, isGroup: boolean | undefined): Rated =>
  isGroup && candidate.archetype.id === club.id && candidate.score > 0
    ? {
        ...candidate,
        score: Math.max(candidate.score + groupAhead, groupScore),
        isCertain: true,
        isSaid: true,
      }
    : candidate
const groupScore = 14
/** So like another kind is no club that only does something together. */
const plainly = 0.2
/** As many times liker another kind than what a club is says as much, where the likeness is less. */
const farLiker = 4
const somewhat = 0.1
const isPlainlyAnother = (likeness: ReadonlyMap<Archetype, number>) =>
  [...likeness].some(
    ([{ id }, like]) =>
      id !== club.id &&
      ((like >= plainly && like >= 2 * (likeness.get(club) ?? 0)) ||
        (like >= somewhat && like >= farLiker * (likeness.get(club) ?? 0))),
  )
const groupAhead = 6

/** "An app to organize my wedding": by a word that means nothing else, in the first clause. */
const isNamedFirst = ({ triggers }: Archetype, opening: string): boolean =>
  triggers.some(({ stems, weight }) => weight >= meansNothingElse && opening.includes(stems))
const meansNothingElse = 9
/** "Tram spotting: ...", "A spotting log of planes": several words for it alone are the first that are said. */
const opensWith = ({ triggers }: Archetype, opening: string): boolean =>
  triggers.some(
    ({ stems, weight }) =>
      weight >= namesAlone &&
      stems.trim().includes(' ') &&
      opening.replace(beforeName, ' ').startsWith(stems),
  )
const namesAlone = 20
/** Stems of what stands before that: "Build me a small mobile ...". */
const beforeName =
  /^ (?:(?:please|build|creat|mak|make|develop|design|want|need|i|me|us|an?|the|my|our|simpl|simple|small|littl|fun|new|mobil|mobile|android|io|app) )*/
const toldAtLength = 4

/** Of less than this share of what is said a kind of app with content of its own is no explanation. */
const leastExplained = 0.24
const enoughNamed = 3
/** What of its score a kind of app loses that explains nothing else that is said: much, or little where little is said. */
const unexplained = 0.45
const ofFew = 0.15

/** What explains more of a description is more likely meant; what explains hardly any of it is not. */
function asExplained(candidate: Candidate, phrases: readonly Phrase[], opening: string): Candidate {
  const { archetype, score, isCertain } = candidate
  const isUnmistakable = candidate.isUnmistakable || opensWith(archetype, opening)
  if (score === 0 || archetype.entity === 'subject') return candidate
  const { share, named } = explainedShare(archetype, phrases)
  const isFar = !isUnmistakable && named >= enoughNamed && share < leastExplained
  return {
    ...candidate,
    score: score * (1 - (named >= enoughNamed ? unexplained : ofFew) * (1 - share)),
    isCertain: isCertain && !isFar,
  }
}

/** A description is plainly like what people write who want a kind, or a little like it where its words name the kind. */
const plainlyLike = 0.08
const likeAsNamed = 0.05
/** Of a kind the words name where none is plainly like it. */
const hardlyLike = 0.035
/** As much where they name its very thing. */
const likeItsThing = 0.02
/** What words that name a kind count beside the likeness, in hundredths, and how far they can. */
const byWords = 0.3
const mostByWords = 30

interface Rated extends Candidate {
  likeness: number
  /** The description says so itself: by its head, by what it compares itself to. */
  isSaid: boolean
}

const byLikeness = (likeness: number): number => 100 * likeness

/** `isBrief`: where little is said, the words that name a kind are most of it. */
const asLike = (candidate: Candidate, likeness: number, isBrief: boolean): Rated => ({
  ...candidate,
  likeness,
  isSaid: false,
  score: byLikeness(likeness) + (isBrief ? 1 : byWords) * Math.min(candidate.score, mostByWords),
})

const isPlain = (
  { likeness, isCertain, isAbout, isSaid, isUnmistakable }: Rated,
  isBrief: boolean,
): boolean =>
  isSaid ||
  likeness >= plainlyLike ||
  (isCertain && (isAbout || likeness >= likeAsNamed || (isBrief && isUnmistakable)))

/** Hardly like a kind that knows next to nothing of what is named: it shares common words alone ("clients", "a date"). */
const commonWordsAlone = 0.095
const knownOfStranger = 0.34

/** The kinds a description is plainly like, or unmistakably named in a few words; where there are none, those its words name. */
function likely(
  candidates: readonly Rated[],
  isBrief: boolean,
  isStranger: (candidate: Rated) => boolean,
  isOfFirst: (candidate: Rated) => boolean,
): readonly Rated[] {
  const plain = candidates.filter((candidate) => isPlain(candidate, isBrief) && !isStranger(candidate))
  return plain.length > 0
    ? plain
    : candidates.filter(
        (candidate) =>
          candidate.isCertain &&
          candidate.likeness >= (candidate.isAbout || isOfFirst(candidate) ? likeItsThing : hardlyLike) &&
          !isStranger(candidate),
      )
}

/** What is done with people's things, not with people. */
const handedOut = /^(?:borrow|lend)$/

/** How much more of what is said the kind of app for a place must explain. */
const placeAhead = 0.2

/**
 * "For our apartment block: book the laundry room, report broken things, see notices": where the app is used is what it
 * is when the kind of app made for such a place knows clearly more of what is said than any other.
 */
function ofThePlace(
  anywhere: readonly Rated[],
  about: readonly Rated[],
  { phrases }: Understanding,
): readonly Rated[] {
  const [best] = about
  if (!best || best.archetype.entity === 'subject' || phrases.length < enoughNamed) return about
  const shareOf = ({ archetype }: Candidate) => explainedShare(archetype, phrases).share
  const known = shareOf(best)
  const ofPlace = anywhere.find(
    (candidate) =>
      candidate.archetype.entity !== 'subject' &&
      !about.some(({ archetype }) => archetype === candidate.archetype) &&
      candidate.score >= best.score * 0.6 &&
      shareOf(candidate) >= known + placeAhead,
  )
  return ofPlace ? [ofPlace, ...about] : about
}

const onlyWhere =
  /^(?:an? |the |my )?(?:app |tool |small app |simple app )?for (?:my|our|the|an?) (?:[\p{L}'-]+ ){0,2}(?:office|kitchen|flat|house|household|home|street|company|team|staff room|family|roommates|flatmates|shared flat|dorm|floor)$/u

const noLikeness: ReadonlyMap<Archetype, number> = new Map()

const bestOf = (rated: readonly Rated[]): number => Math.max(0, ...rated.map(({ score }) => score))

/** As like as that it is of the kind, whatever it is done with. */
const likeAnyway = 0.1
/** What is taken instead of a kind that is none of it after all must be as like as this. */
const plainlyInstead = 0.09
/** What is told in a line has its thing in its first words. */
const mostInLine = 24
const isOneLine = (text: string): boolean =>
  text.split(/\s+/).length <= mostInLine && !/[.!?\n]\s*\S/.test(text)

/** The stems of the first clause, with spaces around: what the app is comes first. */
function openingOf(text: string): string {
  const clauses = text
    .toLowerCase()
    .split(/[:.;\n]|(?<=\p{L}{3}.{16,40}?)(?:,| with | where )/u)
    .filter((part) => (part.match(/\p{L}+/gu) ?? []).some((word) => !stopWords.has(word)))
  const [first = '', next = ''] = clauses
  // "An app for our office kitchen: whose turn it is": where it is used says nothing of what it is.
  const clause = has(onlyWhere, first.trim()) ? `${first} ${next}` : first
  const words = clause.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []
  return ` ${words
    .slice(0, openingWords)
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map((word) => stemOf(word.replace(/'s?$/, '')))
    .join(' ')} `
}

/**
 * The kind of app a description is plainly of. Kinds with content of their own (plants, school, music) have to
 * be named in the opening or by several words; a single word in a list ("treatments") makes no salon.
 */
export function classify(meant: Understanding, found: Entity | undefined): Classification {
  const opening = openingOf(meant.text)
  const isBrief = isSaidBriefly(meant.stems)
  const called = meant.isEnglish ? calledStems(meant.text) : ''
  const title = meant.isEnglish ? titleStems(meant.text) : ''
  // Where those who run it have a part of their own, the app itself is of those who come.
  const side: Side = meant.roleParts?.isForComers
    ? { ...sideOf({ ...meant, text: meant.roleParts.rest }), isForComersFirst: true }
    : sideOf(meant)
  const modifiers = meant.isEnglish ? modifiersOf(meant.phrases) : new Set<string>()
  const doers = meant.isEnglish ? doersOf(meant.phrases, meant.text) : new Set<string>()
  const lead = meant.isEnglish ? leadOf(meant.phrases) : { leading: new Set<string>(), head: '' }
  const early = ` ${meant.phrases
    .slice(0, 3)
    .flatMap(({ stems }) => [...stems, ','])
    .join(' ')} `
  // "An app for my barber shop" may be for its guests: that beats knowing nothing of barbers.
  const isOpenSided =
    meant.phrases.length <= 2 && side.acting.size === 0 && !has(behindTheCounter, meant.text)
  const said = new Searched(meant.text)
  const heads =
    meant.isEnglish && !meant.dictated && isOneLine(meant.text) ? purposeHeads(meant.text) : undefined
  const isTaught = meant.isEnglish && isTeaching(meant.text)
  // What is barred for a trade is not where the description is about its own thing, or surely like the kind.
  const isOpen = (kind: Archetype, likeness: number, isAnySide: boolean) =>
    !(kind.unless && said.has(kind.unless)) &&
    !(isTaught && isForLearners(kind.id)) &&
    !(kind.id === meant.comparedTo && comparesThings(kind.id, meant.text)) &&
    (!meant.domain?.barred.has(kind.id) ||
      (found !== undefined && kind.entity === found.id) ||
      likeness >= surelyLike ||
      (meant.phrases.length >= toldAtLength && isNamedFirst(kind, opening))) &&
    // Teachers who swap among themselves come to no house.
    (isAnySide || isOpenSided || likeness >= plainly || !isOtherSide(kind.id, side))
  // What it is called may name kinds that nothing else in it does.
  const calledWords = `${called} ${title} ${meant.phrases[0]?.stems.at(-1) ?? ''}`.split(' ')
  const calledKinds = kindsNamedBy(calledWords)
  const heading = headingOf(meant.isEnglish ? meant.phrases[0] : undefined)
  const rateAll = (stems: string, isAnySide = false): readonly Rated[] => {
    const likeness = meant.isEnglish ? likenessOf(stems) : noLikeness
    const comparedTo = meant.isClient
      ? meant.comparedTo
      : ofTheCompared(likeness, meant.comparedTo, meant.text)
    const named = triggersNamedBy(new Set(stems.split(' ')))
    const said: Said = {
      text: meant.text,
      early,
      stems,
      named,
      opening,
      modifiers,
      doers,
      ...lead,
      calledSo: calledSo(meant.phrases),
      phrases: meant.phrases,
    }
    // "Crossword Club. Users can solve": a name, and whoever uses it.
    const isNamedGroup = has(
      /^(?:\p{L}+ ){1,3}(?:club|society|guild|circle)\. (?:the )?users? /iu,
      meant.text,
    )
    const isGroup = side.isGroup && !isNamedGroup && !isPlainlyAnother(likeness)
    const rate = (kind: Archetype): Rated => {
      const candidate = named.has(kind) ? rateArchetype(kind, said, found) : unnamed(kind)
      const like = likeness.get(kind) ?? 0
      const rated = meant.isEnglish
        ? asLike(asExplained(candidate, meant.phrases, opening), like, isBrief)
        : { ...candidate, likeness: 0, isSaid: false }
      const headed = asHeaded(rated, heading)
      // A quiz for a youth group is a quiz.
      const ofGroup = asGroup(calledKinds.has(kind) ? asCalled(headed, called, title) : headed, isGroup)
      return asCompared(ofGroup, comparedTo, meant.isClient)
    }
    const isStranger = ({ archetype, likeness: like, isSaid, isUnmistakable }: Rated): boolean => {
      if (isSaid || archetype.entity === 'subject') return false
      const { share, named: count } = explainedShare(archetype, meant.phrases)
      if (named.has(archetype))
        return !isUnmistakable && like < likeAnyway && isKnownByChance({ share, named: count })
      return like < commonWordsAlone && count >= 2 && share < knownOfStranger
    }
    // "Rate wines": what is done first is done with its thing.
    const firstHeads = meant.phrases.slice(0, 2).map(({ words }) => toSingular(words.at(-1) ?? ''))
    const isOfFirst = ({ archetype }: Rated): boolean =>
      firstHeads.some((head) => entityById(archetype.entity)?.words.includes(head) === true)
    const rateOpen = (kinds: readonly Archetype[]): readonly Rated[] =>
      kinds
        .filter((kind) => isOpen(kind, likeness.get(kind) ?? 0, isAnySide || kind.id === comparedTo))
        .map(rate)
    const isLikely = (kind: Archetype, like: number) =>
      like >= plainlyLike || heading?.kinds.has(kind) === true || kind.id === club.id
    const alike = [...likeness]
    const likelier = new Set([
      ...named.keys(),
      ...calledKinds,
      ...alike.filter(([kind, like]) => isLikely(kind, like)).map(([kind]) => kind),
    ])
    const likelierRated = rateOpen(archetypes.filter((kind) => likelier.has(kind) || kind.id === comparedTo))
    // With hundreds of kinds a description only shares a common word: none is taken, unless no other is more like it.
    const most = bestOf(likelierRated)
    const others = new Set(
      alike
        .filter(([kind, like]) => byLikeness(like) >= most && !likelier.has(kind) && kind.id !== comparedTo)
        .map(([kind]) => kind),
    )
    const rated =
      others.size === 0
        ? likelierRated
        : [...likelierRated, ...rateOpen(archetypes.filter((kind) => others.has(kind)))]
    const knowing = rated.filter(
      ({ archetype, likeness: like, isSaid }) =>
        isSaid || like >= likeAnyway || knowsPurpose(archetype, heads) || opensWith(archetype, opening),
    )
    // What comes after a kind that knows nothing of it has to be plainly of it.
    const best = bestOf(rated)
    const isInstead = !knowing.some(({ score }) => score === best)
    const fitting = isInstead
      ? knowing.filter(
          ({ archetype, likeness: like, isSaid }) =>
            isSaid || like >= plainlyInstead || archetype.entity === 'subject',
        )
      : knowing
    const likelyOnes = meant.isEnglish
      ? likely(fitting, isBrief, isStranger, isOfFirst)
      : rated.filter(({ isCertain }) => isCertain)
    return likelyOnes.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  }
  // Where it is used decides only when nothing else says what kind of app it is.
  const stems = meant.isEnglish ? aboutStems(meant) : meant.stems
  const about = rateAll(stems)
  const isShort = !meant.isEnglish || meant.phrases.length <= 3
  const hasOtherSign = ({ archetype }: Candidate) =>
    archetype.triggers.some((trigger) => stems.includes(trigger.stems))
  const placed =
    about.length > 0 && stems !== meant.stems ? ofThePlace(rateAll(meant.stems), about, meant) : about
  const anywhere =
    placed.length > 0
      ? placed
      : rateAll(meant.stems).filter((candidate) => isShort || hasOtherSign(candidate))
  // "A booking app for a barber": the kind for those who come beats knowing nothing of barbers.
  const [first, second] = anywhere.length > 0 || meant.phrases.length > 2 ? anywhere : rateAll(stems, true)
  if (!first || first.score < 2) return { main: genericArchetype, score: 0, isSure: false, likeness: 0 }
  const canBlend =
    second &&
    !second.archetype.isWide &&
    second.archetype.entity !== 'subject' &&
    second.score >= 8 &&
    second.score >= first.score * 0.7 &&
    (!meant.isEnglish || speaksOf(entityById(second.archetype.entity), meant.phrases)) &&
    entityById(second.archetype.entity)?.many !== entityById(first.archetype.entity)?.many
  // "Rent a grandma": people are booked, not handed out over a counter.
  const isLentPerson =
    first.archetype.id === 'lending' &&
    found?.nounClass === 'person' &&
    // "Neighbours borrow tools", "borrow tools from neighbours": they are those who borrow, or lend.
    !meant.phrases.some(({ isActor, verb, words }) => {
      const isThey = toSingular(words.at(-1) ?? '') === found.one.toLowerCase()
      return isThey ? isActor : verb !== undefined && handedOut.test(verb)
    })
  const isHired =
    isLentPerson ||
    (first.archetype.entity === 'product' && found?.nounClass !== undefined && hired.has(found.nounClass))
  return {
    main: isHired ? (archetypes.find(({ id }) => id === 'booking') ?? first.archetype) : first.archetype,
    score: first.score,
    isSure: first.likeness >= surelyLike,
    likeness: first.likeness,
    ...(meant.isEnglish && opensWith(first.archetype, opening) ? { isNamedFirst: true } : {}),
    ...(canBlend ? { blend: second.archetype } : {}),
  }
}

/** Any description may have these words: they bring no other app's screens with them. */
const ofAnyDescription = /^(?:app|computer|phone|device|screen|file|code|text|page|card|widget|home screen)$/

/** Whether a description names a thing: a car park has nothing to do with shared bikes, fountains of drinking water with a water log. */
const speaksOf = (entity: Entity | undefined, phrases: readonly Phrase[]): boolean =>
  entity !== undefined &&
  [entity.one.toLowerCase(), ...entity.words].some(
    (name) =>
      !ofAnyDescription.test(name) &&
      phrases.some(({ words }) => {
        const count = name.split(' ').length
        return [...words.slice(-count, -1), toSingular(words.at(-1) ?? '')].join(' ') === name
      }),
  )
