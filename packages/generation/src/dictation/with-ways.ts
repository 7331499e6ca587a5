import { isField } from './follow-ups.ts'
import { type DictatedScreen, partsOf } from './part.ts'
import { sameThing } from './same-thing.ts'

/** What comes behind a form that was sent off. */
const closing =
  /^(?:confirm|success|thank|done$|order (?:placed|confirmed)|booking (?:confirmed|complete)|receipt$|all set|sent$)/i
const sending =
  /^(?:submit|send|book|reserve|order|place|pay|buy|confirm|finish|check ?out|donate|subscribe|apply|complete)\b/i
const detail = /(?:^|\s)details?$/i
const wordsOf = (label: string): string[] => label.toLowerCase().match(/\p{L}+/gu) ?? []

/**
 * The screens, with what leads to those that a description does not say it of: a button of their name, the list of what
 * they show in full, the button that sends a form off. These are no tabs.
 */
export function withWays(screens: readonly DictatedScreen[]): DictatedScreen[] {
  return screens.map((screen, index) => {
    if (screen.from || screen.tabs || index === 0 || screen.title === '') return screen
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
    const isResults = /^(?:search )?results?$|found$/i.test(screen.title)
    const from = [
      ...talks,
      ...plus,
      ...buttons.filter((label) => isResults && /^(?:search|find|show|explore)\b/i.test(label)),
      ...buttons.filter(
        (label) =>
          own.length > 0 &&
          (closing.test(screen.title)
            ? sending.test(label)
            : own.every((word) => wordsOf(label).includes(word)) &&
              // "No account? Sign up" leads to that, "Sign up with Google" to none of the two.
              (own.length > 1 || wordsOf(label).length < 4)),
      ),
      ...(detail.test(screen.title)
        ? lists.filter((label) => own.length === 1 || sameThing(screen.title.replace(detail, ''), label))
        : lists.filter(
            (label) =>
              !/s$/i.test(screen.title) && !partsOf(screen).some(isField) && sameThing(label, screen.title),
          )),
    ]
    return from.length > 0 ? { ...screen, from } : screen
  })
}
