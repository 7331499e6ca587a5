import { withBar } from './bottom-bar.ts'
import { formParts } from './form-fields.ts'
import { type Places, withPlaces } from './named-places.ts'
import { isField } from './follow-ups.ts'
import { type DictatedScreen, flatParts, type Part, partsOf } from './part.ts'
import { isOfPages } from './series.ts'
import { general, ofOneThing } from './subject-of.ts'
import { limited, mergeLists, settled, withCards } from './settle-parts.ts'
import { besideTabs, type PageOfTabs, withSharedTitle } from './tab-screens.ts'
import {
  titled,
  withNamedInputs,
  withThingName,
  withPictured,
  withSummaries,
  withTabContent,
} from './settle-screen.ts'

const mostParts = 24

/** The screens when all of them are read: each with its title and its parts, in the order the text lists them. */
export function settledScreens(
  screens: readonly DictatedScreen[],
  appName: string,
  places: Places | undefined,
  beside?: PageOfTabs,
): DictatedScreen[] {
  const own = screens
    .map((screen) => ({
      ...screen,
      groups: limited(withCards(mergeLists(screen.groups.map(settled))), mostParts),
    }))
    .map((screen) => withTilesTo(screen, screens))
    .filter((screen) => isWorthAScreen(screen, partsOf(screen)))
    .map(titled)
    .map((screen, index) => (index === 0 && screen.title === '' ? { ...screen, title: appName } : screen))
    .map(withSending)
    .map(withPraise)
    .map(withThingName)
    .map(withNamedInputs)
    .map(withPictured)
    .map(withTabContent)
    .map(withVotes)
  const placed = withSharedTitle(withPlaces(withListNames(own), places))
  return openingFirst(withSummaries(withBar(beside ? besideTabs(placed, beside) : placed)), own)
}

const opening = /^(?:log ?-?in|sign ?-?(?:in|up)|register|registration|welcome|onboarding|splash)$/i
/** Where one logs in, and the pages one goes through at first, come first, though the tabs stand in an order of their own. */
function openingFirst(screens: DictatedScreen[], told: readonly DictatedScreen[]): DictatedScreen[] {
  const [first] = told
  if (!first || !opening.test(first.title) || !screens.some(({ tabs }) => tabs)) return screens
  const isOpening = ({ title, tabs }: DictatedScreen) => !tabs && (opening.test(title) || isOfPages(title))
  const placeOf = (screen: DictatedScreen) =>
    isOpening(screen) ? told.findIndex(({ title }) => title === screen.title) : told.length
  return screens.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** "A message" beside the score says how it went. */
function withPraise(screen: DictatedScreen): DictatedScreen {
  const isOfScore = partsOf(screen).some(({ label }) => /\bscore$|^points$/i.test(label))
  const praised = (part: Part): Part =>
    part.kind === 'fact' && part.value === undefined && /^(?:short |final )?message$/i.test(part.label)
      ? { kind: 'text', label: 'Well done! Better than most.' }
      : part
  return isOfScore ? { ...screen, groups: screen.groups.map((parts) => parts.map(praised)) } : screen
}

/** What one fills in, or where one logs in, has a button to send it off. */
function withSending(screen: DictatedScreen): DictatedScreen {
  const isOfLogin = /^(?:log ?-?in|sign ?-?(?:in|up)|register|registration|create account)$/i.test(
    screen.title,
  )
  const isSent = partsOf(screen).some(
    (part) => part.kind === 'button' && !part.isQuiet && part.look !== 'icon',
  )
  const at = screen.groups.findLastIndex((group) => flatParts(group).some(isField))
  const isForm =
    screen.isForm === true || partsOf(screen).some((part) => part.kind === 'box' && part.isForm === true)
  return !(isOfLogin || isForm) || isSent || at < 0
    ? screen
    : {
        ...screen,
        groups: screen.groups.map((group, index) => (index === at ? formParts(screen.title, group) : group)),
      }
}

/** "A list with picture and name" on another screen is of the same things as the one list that says what it is of. */
function withListNames(screens: readonly DictatedScreen[]): DictatedScreen[] {
  const named = [
    ...new Set(
      screens
        .flatMap(partsOf)
        .flatMap((part) =>
          part.kind === 'list' && !general.test(part.label) && !ofOneThing.test(part.label)
            ? [part.label]
            : [],
        ),
    ),
  ]
  const [only] = named.length === 1 ? named : []
  const called =
    (title: string) =>
    (part: Part): Part => {
      const label =
        /^(?:\p{L}{3,} ){0,2}\p{L}{3,}(?<![su])s$/u.test(title) && !general.test(title) ? title : only
      return part.kind === 'list' && part.label === '' && label !== undefined
        ? { ...part, label }
        : part.kind === 'box'
          ? { ...part, parts: part.parts.map(called(title)) }
          : part
    }
  return screens.map((screen) =>
    screen.from
      ? screen
      : {
          ...screen,
          groups: screen.groups.map((parts) => parts.map(called(screen.tabs?.name ?? screen.title))),
        },
  )
}

/** "Four tiles: Sheep, Lambing": those that are called like screens open these. */
function withTilesTo(screen: DictatedScreen, screens: readonly DictatedScreen[]): DictatedScreen {
  const titles = new Set(
    screens.flatMap((other) =>
      other === screen ? [] : [other.title.toLowerCase(), other.tabs?.name.toLowerCase()],
    ),
  )
  const opening = (part: Part): Part => {
    const led = part.kind === 'figures' ? part.options.filter((name) => titles.has(name.toLowerCase())) : []
    return part.kind === 'figures' && led.length > 1 && led.length * 2 > part.options.length
      ? { kind: 'menu', label: 'Menu', options: part.options, isTiled: true }
      : part
  }
  return { ...screen, groups: screen.groups.map((parts) => parts.map(opening)) }
}

/** A chart below what one chooses between shows how many chose each. */
function withVotes(screen: DictatedScreen): DictatedScreen {
  const asked = partsOf(screen).find((part) => part.kind === 'radios' || part.kind === 'answers')
  const options = asked && 'options' in asked ? asked.options : []
  if (options.length < 2) return screen
  const counted = (part: Part): Part =>
    part.kind === 'chart' && part.form !== 'progress' && part.form !== 'ring'
      ? { ...part, label: /^chart$/i.test(part.label) ? 'Results' : part.label, labels: options }
      : part.kind === 'box'
        ? { ...part, parts: part.parts.map(counted) }
        : part
  return { ...screen, groups: screen.groups.map((parts) => parts.map(counted)) }
}

/** Alone on a screen that has a name they fill it. */
const filling: ReadonlySet<Part['kind']> = new Set([
  'map',
  'chart',
  'box',
  'columns',
  'bubbles',
  'seats',
  'figures',
])
const isWorthAScreen = ({ from, tabs, title }: DictatedScreen, parts: readonly Part[]) =>
  parts.length > 1 ||
  (title !== '' && parts.some(({ kind }) => filling.has(kind))) ||
  parts.some((part) => (part.kind === 'menu' || part.kind === 'tabs') && part.options.length > 1) ||
  (parts.length === 1 && (from ?? tabs ?? parts.find(({ kind }) => kind === 'list')) !== undefined)
