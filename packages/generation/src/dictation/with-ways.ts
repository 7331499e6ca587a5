import { isField } from './follow-ups.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { sameThing } from './same-thing.ts'

/** What comes behind a form that was sent off. */
const closing =
  /^(?:confirm|success|thank|done$|order (?:placed|confirmed)|booking (?:confirmed|complete)|receipt$|all set|sent$)/i
const sending =
  /^(?:submit|send|book|reserve|order|place|pay|buy|confirm|finish|check ?out|donate|subscribe|apply|complete)\b/i
const detail = /(?:^|\s)details?$/i
const wordsOf = (label: string): string[] => label.toLowerCase().match(/\p{L}+/gu) ?? []

const onward =
  /^(?:start|next|continue|begin|get started|go\b|let's go|proceed|submit|send|save|confirm|pay|book|order)/i
const isOnward = (part: Part) => part.kind === 'button' && !part.isQuiet && onward.test(part.label)

/** A screen without a name behind one with a button that leads on. */
function behind(screen: DictatedScreen, before: DictatedScreen | undefined): DictatedScreen {
  const way = before && before.isPage === undefined ? partsOf(before).findLast(isOnward) : undefined
  return way ? { ...screen, from: [way.label] } : screen
}

/** All there is on it is filled in. */
const isFilledIn = (screen: DictatedScreen) => {
  const parts = partsOf(screen)
  return (
    parts.some(isField) &&
    !parts.some(({ kind }) => kind === 'image' || kind === 'list' || kind === 'video' || kind === 'map')
  )
}

/** "Book contains the cover, the title and the author": one thing with its picture and what is known of it. */
const isOfOne = (screen: DictatedScreen) => {
  const parts = partsOf(screen)
  return (
    /^\p{L}+(?<!s)$/u.test(screen.title) &&
    !/^(?:home|profile|account|me|cart|map|search|feed|dashboard|overview|ticket|settings|more|today)$/i.test(
      screen.title,
    ) &&
    parts.some(({ kind }) => kind === 'image' || kind === 'video') &&
    parts.filter(({ kind }) => kind === 'fact').length > 1
  )
}

/**
 * The screens, with what leads to those that a description does not say it of: a button of their name, the list of what
 * they show in full, the button that sends a form off. These are no tabs.
 */
export function withWays(screens: readonly DictatedScreen[]): DictatedScreen[] {
  return screens.map((screen, index) => {
    // Of the tabs of a page the first stands for the page.
    const isPage =
      screen.tabs?.isBar === false && screens.find(({ tabs }) => tabs?.isBar === false) === screen
    if (screen.from || (screen.tabs && !isPage) || index === 0) return screen
    const before = screens[index - 1]
    // Who has gone through the first pages signs up.
    if (
      before?.isPage &&
      /^(?:sign ?-?up|log ?-?in|sign ?-?in|register|registration|create account)$/i.test(screen.title)
    )
      return { ...screen, from: ['Get started', 'Skip'] }
    if (screen.title === '' || /^question\b/i.test(screen.title)) return behind(screen, before)
    const others = screens.filter((other) => other !== screen).flatMap(partsOf)
    const buttons = others.flatMap((part) =>
      part.kind === 'button' ? [part.label] : part.kind === 'menu' ? part.options : [],
    )
    const lists = others.flatMap((part) => (part.kind === 'list' ? [part.label] : []))
    const own = wordsOf(screen.title)
    const plus = /^(?:add|new|create)\b/i.test(screen.title)
      ? others.flatMap((part) => (part.kind === 'button' && part.isPlus ? [part.label] : []))
      : []
    // Tapping a conversation opens it.
    const talks = /^chat$/i.test(screen.title)
      ? lists.filter((label) => /^(?:\p{L}+ )?(?:chats|conversations|messages)$/iu.test(label))
      : []
    const sent = before && partsOf(before).findLast(isOnward)?.label
    const isResults = /^(?:search )?results?$|found$/i.test(screen.title)
    const from = [
      ...talks,
      ...plus,
      ...buttons.filter((label) => isResults && /^(?:search|find|show|explore)\b/i.test(label)),
      ...buttons.filter(
        (label) =>
          own.length > 0 &&
          (closing.test(screen.title)
            ? sent === undefined
              ? sending.test(label)
              : label === sent
            : own.every((word) => wordsOf(label).includes(word)) &&
              // "No account? Sign up" leads to that, "Sign up with Google" to none of the two.
              (own.length > 1 || wordsOf(label).length < 4)),
      ),
      ...(detail.test(screen.title)
        ? lists.filter((label) => own.length === 1 || sameThing(screen.title.replace(detail, ''), label))
        : lists.filter(
            (label) =>
              !/s$/i.test(screen.title) &&
              !isFilledIn(screen) &&
              !/^(?:sell|add|new|edit|create|book|rent|buy)\s/i.test(screen.title) &&
              sameThing(label, screen.title),
          )),
    ]
    if (from.length === 0 && before && isOfOne(screen)) {
      const list = partsOf(before).findLast(({ kind }) => kind === 'list')
      if (list && !screens.some(({ title }) => sameThing(title, list.label) && !/s$/i.test(title)))
        return { ...screen, from: [list.label] }
    }
    return from.length > 0 ? { ...screen, from } : screen
  })
}
