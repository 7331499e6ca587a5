import { screenFor } from '../plan/done-by.ts'
import { howMany } from '../plan/how-many.ts'
import type { Entity } from '../entity.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { holding, isOf } from './names-of.ts'
import { findMade, find, has } from '../understand/searched.ts'

const listed = ({ kind }: ScreenPlan) => kind === 'browse' || kind === 'saved' || kind === 'people'

/** "Select an answer": the words of the screen where it is done. */
function sayDoing({ verb, words }: Phrase, screens: readonly ScreenPlan[]): void {
  const quiz = screens.find(({ kind }) => kind === 'quiz')
  if (
    quiz &&
    /^(?:select|choose|pick|tap|give)$/.test(verb ?? '') &&
    /^(?:answer|option)s?$/.test(words.at(-1) ?? '')
  )
    quiz.overline ??= `${capitalise(verb ?? '')} an ${toSingular(words.at(-1) ?? 'answer')}`
}

/** "Purchase information" is what the values of a thing are called. */
function sayOfValues({ label, words }: Phrase, screens: readonly ScreenPlan[]): void {
  const detail = screens.find(({ kind }) => kind === 'detail')
  if (
    detail &&
    !label &&
    words.length === 2 &&
    /^(?:information|info|details?|facts?|specs?|specifications?)$/.test(words[1] ?? '')
  )
    detail.detailsTitle ??= capitalise(words.join(' '))
}

/** How many things of a list to tick are ticked, and how many it shows. */
const ticked = 2
const mostTicked = 6

/** "Completed list", "top 10 list": of the things on the screen that shows those, and only those. */
function sayOfKind({ label }: Phrase, { entities, screens }: AppPlan): void {
  const [, of = ''] = find(/^(\p{L}+|top \d+) (?:list|ranking)$/iu, label ?? '') ?? []
  if (of === '' || !label) return
  const screen = /^top /i.test(of)
    ? screens.find(({ kind }) => kind === 'votes' || kind === 'leaderboard')
    : screens.find(({ name }) => name.toLowerCase() === of.toLowerCase())
  if (screen) {
    if (/^top /i.test(of)) screen.subtitle ??= capitalise(label)
    else screen.countedAs ??= label.toLowerCase()
    return
  }
  // "Active list" of tasks that are active or done
  const list = screens.find((each) => {
    const groups = entities.get(each.entity)?.groups ?? []
    return (
      /^(?:home|checklist|browse)$/.test(each.kind) &&
      each.subtitle === undefined &&
      groups.some((group) => group.toLowerCase() === of.toLowerCase())
    )
  })
  const entity = entities.get(list?.entity ?? '')
  if (list && entity)
    list.subtitle = `${Math.min(entity.samples.length, mostTicked) - ticked} on the ${label.toLowerCase()}`
}

/** "Cryptocurrencies" above a list of coins. */
function saySynonym({ label, words, text }: Phrase, { entities, screens }: AppPlan): void {
  const [main] = entities.values()
  if (label || words.length !== 1 || !main || main.id.startsWith('own-')) return
  if (!main.words.includes(toSingular(words[0] ?? ''))) return
  // Six of what has no plural is nothing one says.
  if (text === toSingular(text)) return
  const list = screens.find((screen) => listed(screen) && screen.entity === main.id)
  if (list) list.subtitle ??= `${howMany(main)} ${text}`
}

/** "Calculate gpa" of "calculate their GPA": what is written in capitals alone stays so. */
const withCapitals = (text: string, words: string): string =>
  words.replaceAll(/(?<=\s)\p{Ll}{2,6}(?!\p{L})/gu, (word) =>
    text.includes(word.toUpperCase()) && findMade(`(?<!\\p{L})${word.toUpperCase()}(?!\\p{L})`, 'u', text)
      ? word.toUpperCase()
      : word,
  )

/** Words as the description writes them, where it writes one of them large: "League of Legends". */
function asWrittenIn(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return withCapitals(text, words)
  const written = text.slice(at, at + words.length)
  return has(/.\p{Lu}/u, written) && /\p{Ll}/u.test(written) ? capitalise(written) : words
}

const mostlyLarge = 0.4

/** Names in what is added to the screens are written as in the description, unless that writes every word large. */
export function writeNames(plan: AppPlan, text: string): void {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word))
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > mostlyLarge * words.length) return
  for (const screen of plan.screens) if (screen.title) screen.title = asWrittenIn(text, screen.title)
  for (const { extras } of plan.screens)
    for (const [index, extra] of extras.entries())
      extras[index] =
        extra.kind === 'field'
          ? { ...extra, field: { ...extra.field, name: asWrittenIn(text, extra.field.name) } }
          : { ...extra, label: asWrittenIn(text, extra.label) }
}

const longestLine = 40

/** How many things a list holds, in the words that ask for it: "38 catches in the gallery" for a gallery of catches. */
export function countIn(label: string, entity: Entity): string | undefined {
  const [, holder = '', nouns = ''] =
    /^(.+?) of (?:all |the |their |your |my )*(.+?)(?: (?:available|shown|listed|saved|stored|kept))?$/i.exec(
      label,
    ) ?? []
  if (nouns === '') return undefined
  const place = /^(?:list|table)$/i.test(holder) ? 'on' : 'in'
  // "Recipe titles" are recipes: it is these that are counted.
  const head = toSingular(nouns.toLowerCase().split(' ').at(-1) ?? '')
  const counted = head === 'item' || isOf(entity, head) ? nouns : entity.many
  const line = `${howMany(entity)} ${counted.toLowerCase()} ${place} the ${holder.toLowerCase()}`
  return line.length <= longestLine ? line : undefined
}

/** All that is said on screens by `sayOnScreens`. */
const wordsOn = ({ screens }: AppPlan): string =>
  JSON.stringify(
    screens.map(({ title, subtitle, overline, detailsTitle, countedAs }) => [
      title,
      subtitle,
      overline,
      detailsTitle,
      countedAs,
    ]),
  )

/** Says on the screens what each of some phrases asks for; returns whether any screen says something else now. */
export function sayEachOnScreens(phrases: readonly Phrase[], plan: AppPlan): boolean {
  const before = wordsOn(plan)
  for (const phrase of phrases) sayOnScreens(phrase, plan)
  return wordsOn(plan) !== before
}

/** "List of recipe titles", "guest list": said on top of the list it asks for, where that says nothing else yet. */
function sayOnScreens(phrase: Phrase, plan: AppPlan): void {
  const { label, verb } = phrase
  if (verb) return sayDoing(phrase, plan.screens)
  // "Shopping cart" is what the cart is called.
  const own =
    phrase.words.length === 2 && !label
      ? screenFor(toSingular(phrase.words[1] ?? ''), plan.screens)
      : undefined
  if (own?.kind === 'cart' || own?.kind === 'checkout') own.title ??= capitalise(phrase.text)
  sayOfValues(phrase, plan.screens)
  sayOfKind(phrase, plan)
  saySynonym(phrase, plan)
  const isOfThem = label !== undefined && / of /.test(label) && holding.test(label.split(' ')[0] ?? '')
  // "Guest list"
  const isTheirs = !label && phrase.words.length === 2 && holding.test(phrase.words[1] ?? '')
  if (!isOfThem && !isTheirs) return
  const nouns = phrase.words.map(toSingular).filter((word) => !holding.test(word) && word !== 'of')
  const list = plan.screens.find((screen) => {
    const entity = plan.entities.get(screen.entity)
    return (
      listed(screen) && entity !== undefined && nouns.some((noun) => noun === 'item' || isOf(entity, noun))
    )
  })
  if (!list) return
  if (isTheirs) list.title ??= capitalise(phrase.text)
  else if (label) {
    const entity = plan.entities.get(list.entity)
    list.subtitle ??= entity && countIn(label, entity)
  }
}
