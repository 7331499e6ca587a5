import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { Feature } from '../feature.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { isSame } from '../words/synonyms.ts'
import { aspectOf } from './aspect-of.ts'
import { thingOf } from './find-entities.ts'
import { hasContent as isFilled } from './has-content.ts'
import { asHeld } from './held-lists.ts'
import { asOfHouse, calledAs, type Held, isOfferedPackage } from './house-nouns.ts'
import { asNamed, headOf } from './listed-thing.ts'
import { type Beside, gainsOf, isMainOfTrade, isNoList, isOfTheRest } from './no-list.ts'
import { sideOf } from './side-of.ts'
import { firstToGo, isAskedOf, spareOne } from './spare-screens.ts'
import { asToldScreen, toldScreens } from './told-screens.ts'
import { mostScreens, type ScreenPlan } from './types.ts'

const mostOwnScreens = 4
/** Of a kind with content of its own: the recipe shows the rest. */
const mostBesideContent = 2
const longestName = 16

/** Further things the description names get a list of their own, as long as there is room. */
export function addOtherThings(
  screens: ScreenPlan[],
  meant: Understanding,
  asked: readonly Feature[],
  entities: Map<string, Entity>,
  seed: number,
): void {
  const first = entities.values().next().value
  const hasContent = first !== undefined && !first.id.startsWith('own-')
  const side = sideOf(meant)
  const isSelling =
    first?.price !== undefined && side.only !== 'workers' && screens.some(({ kind }) => kind === 'cart')
  const gains = gainsOf(meant.phrases, meant.text)
  const told = toldScreens(meant.text)
  const most = hasContent && told.length === 0 ? mostBesideContent : mostOwnScreens
  // What nobody listed makes room for what is listed.
  const isWanted = (each: ScreenPlan) => isToldOf(told)(each) || isAskedOf(asked, each)
  let added = 0
  for (const said of meant.phrases) {
    const screen = asToldScreen(said, told)
    const isTold = screen !== undefined
    if (screens.length >= mostScreens && !isTold) continue
    if (added >= most) return
    // Beside those that are listed there is little else.
    if (hasContent && told.length > 0 && !isTold && added >= mostBesideContent) continue
    const main = first && entities.get(first.id)
    const beside: Beside = { meant, screens, asked, main, hasContent, isSelling, gains, side }
    const phrase = asOfHouse(asHeld(asNamed(screen ?? said)), meant.text)
    if (isOfTheRest({ phrase, isTold }, beside)) continue
    // Patterns beside projects are others, although either may be the main thing of a trade.
    if (main && hasContent && isMainOfTrade(main, phrase, meant.phrases)) {
      entities.set(main.id, calledIn(main, phrase, screens, meant.text))
      continue
    }
    if (isNoList({ phrase, isTold }, beside)) continue
    const other = otherThing(phrase, beside, entities, seed)
    const name = other && nameOfList(phrase, other)
    if (!other || name === undefined) continue
    const id = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    if (screens.some((each) => each.id === id || each.name === name || each.title === name)) continue
    if (screens.length >= mostScreens && !spareOne(screens, firstToGo, isWanted)) return
    const shown = unlike(other, entities)
    entities.set(other.id, isOfferedPackage(phrase) ? calledAs(shown, name) : shown)
    added += 1
    const { icon } = other
    screens.push({ id, kind: 'browse', name, icon, isTab: false, entity: other.id, variant: 0, extras: [] })
  }
}

/** The thing a phrase names a list of; undefined where the app shows it, has nothing for it, or one does it in a form. */
function otherThing(
  phrase: Phrase,
  { meant, screens, main, hasContent }: Beside,
  entities: ReadonlyMap<string, Entity>,
  seed: number,
): Entity | undefined {
  const head = headOf(phrase)
  // What the app is about has a list, too, where its kind shows it in other ways.
  const isMain =
    main?.one.toLowerCase() === head &&
    screens.every(({ kind, name }) => kind !== 'browse' || name !== main.many)
  const named = isMain
    ? main
    : (aspectOf(phrase, entities.values(), seed) ?? thingOf(phrase, seed, meant.isEnglish))
  const other = named && inItsKind(named, meant.stems)
  if (!other || isShown(phrase, screens, entities)) return undefined
  // "Article 118": no list of numbers beside what the app knows.
  if (hasContent && !isFilled(other, phrase)) return undefined
  // What one reports has its form already.
  const hasForm = ({ isDeed, kind, name }: ScreenPlan) =>
    (isDeed && name.toLowerCase().includes(head)) ||
    (phrase.verb === 'report' && kind === 'form' && /^Report\b/.test(name))
  return phrase.verb && screens.some(hasForm) ? undefined : other
}

/** What the list of a thing is called; undefined where no name of it has room. */
function nameOfList(phrase: Held, { many }: Entity): string | undefined {
  const written = capitalise(phrase.heldIn ?? phrase.words.slice(-2).join(' '))
  // "The rota" is one, and so is the list that holds them.
  const isOne = phrase.heldIn !== undefined || (!phrase.isOneOfMany && headOf(phrase) === phrase.words.at(-1))
  if (isOne && written.length <= longestName) return written
  if (many.length <= longestName && many.split(' ').length <= 2) return many
  return written.length <= longestName ? written : undefined
}

/** "List of parcels": what stands in it are parcels, and one adds one of those. */
const holding = /^(?:list|overview|table|collection)s? of (?:all )?(?:the |my |our )?/i

/** What the app is of, called by the trade's own word for it, as is its list. */
function calledIn(main: Entity, { text }: Phrase, screens: readonly ScreenPlan[], said: string): Entity {
  const list = screens.find(({ kind, entity }) => kind === 'browse' && entity === main.id)
  const listed = text.replace(holding, '')
  const plural = toPlural(listed)
  // "Candle making, stock of finished candles": there are candles.
  const many = capitalise(said.toLowerCase().includes(plural) ? plural : listed)
  if (!list || many.length > longestName || screens.some(({ name }) => name === many)) return main
  list.name = many
  const one = capitalise(toSingular(listed))
  const add = main.add.replace(new RegExp(`(?<= )${main.one}$`, 'i'), one.toLowerCase())
  return { ...main, one, many, add }
}

/** Whether a screen is of what the description lists. */
const isToldOf =
  (told: readonly (readonly string[])[]) =>
  ({ name, title }: ScreenPlan): boolean =>
    told.some((nouns) =>
      [name, title ?? ''].some((each) =>
        nouns.includes(toSingular(each.toLowerCase().split(' ').at(-1) ?? '')),
      ),
    )

/** No two lists of an app begin alike. */
function unlike(other: Entity, entities: ReadonlyMap<string, Entity>): Entity {
  const [first] = other.samples
  const isLike = [...entities.values()].some(
    ({ id, samples }) => id !== other.id && samples[0]?.title === first?.title,
  )
  if (!isLike) return other
  const middle = Math.floor(other.samples.length / 2)
  return { ...other, samples: [...other.samples.slice(middle), ...other.samples.slice(0, middle)] }
}

/** Screens one goes through a list of things on. */
const listing: ReadonlySet<string> = new Set(['browse', 'people', 'history', 'checklist'])

function isShown(
  phrase: Phrase,
  screens: readonly ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): boolean {
  const noun = toSingular(phrase.words.at(-1) ?? '')
  const whole = [...phrase.words.slice(-2, -1), noun].join(' ')
  return (
    [...entities.values()].some(
      (entity) =>
        (entity.one
          .toLowerCase()
          .split(' ')
          .some((word) => isSame(word, noun)) ||
          entity.words.some((word) => isSame(word, noun)) ||
          entity.words.includes(whole)) &&
        screens.some(({ entity: shown, kind }) => shown === entity.id && listing.has(kind)),
    ) || screens.some(({ name }) => toSingular(name.toLowerCase()) === noun)
  )
}
