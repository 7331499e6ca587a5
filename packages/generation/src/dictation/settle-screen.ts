import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { entered, isField } from './follow-ups.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { general } from './subject-of.ts'
import { has } from '../understand/searched.ts'

/** "Empty state" with "No messages yet" is that of the messages. */
function calledByHeading(screen: DictatedScreen): string | undefined {
  if (!/^(?:empty|blank)(?: state)?$/i.test(screen.title)) return undefined
  const heading = partsOf(screen).find(({ kind }) => kind === 'heading')
  const [, things] =
    /^(?:no|you have no) (.+?)(?: (?:yet|found|here|left))?[.!]?$/i.exec(heading?.label ?? '') ?? []
  return things === undefined ? undefined : capitalise(things)
}

/** A screen without a name is called by what it lists or says first. */
export function titled(screen: DictatedScreen): DictatedScreen {
  if (screen.title !== '')
    return {
      ...screen,
      title:
        calledByHeading(screen) ??
        capitalise(screen.title.replace(/^(?:list|table|grid|feed) of (?:the )?/i, '')),
    }
  const parts = partsOf(screen)
  // "The second screen shows the result with a trophy": it is called so.
  const [opening] = parts
  if (
    opening?.kind === 'fact' &&
    opening.value === undefined &&
    /^(?:results?|summary|confirmation)$/i.test(opening.label)
  )
    return {
      ...screen,
      title: opening.label,
      groups: screen.groups.map((group) => group.filter((part) => part !== opening)),
    }
  // Several cards with names are none of them the whole.
  const boxes = parts.filter((part) => part.kind === 'box' && part.label !== '')
  const box =
    boxes.length > 2 && boxes.every((part) => part.kind === 'box' && part.look === 'card')
      ? undefined
      : boxes[0]
  const list = parts.find((part) => part.kind === 'list' && !general.test(part.label))
  const menu = parts.find((part) => part.kind === 'menu' && !/^(?:menu|more|sections)$/i.test(part.label))
  // What was written stands on it.
  if (parts.some(({ kind }) => kind === 'bubbles') && !list) return { ...screen, title: 'Chat' }
  const heading = parts.find(({ kind }) => kind === 'heading')
  const [, question] = /^(.+?)\?$/.exec(heading?.label ?? '') ?? []
  // Several cards with what each costs are plans, and none of them is the whole.
  const priced = parts.filter(
    (part) =>
      part.kind === 'box' && part.look === 'card' && part.parts.some(({ label }) => label === 'Price'),
  )
  if (priced.length > 1) return { ...screen, title: 'Plans' }
  if (box) return { ...screen, title: box.label }
  const summary = parts.find(
    (part) => part.kind === 'fact' && /\b(?:summary|details|overview)$/i.test(part.label),
  )
  if (summary) return { ...screen, title: summary.label }
  // What one is asked, with nothing else on the screen that names it.
  if (
    !list &&
    !menu &&
    parts.some(
      ({ kind }) => kind === 'stars' || kind === 'radios' || (kind === 'heading' && question !== undefined),
    )
  )
    return { ...screen, title: 'Question' }
  return {
    ...screen,
    title: list ? list.label : menu ? menu.label : question === undefined ? (heading?.label ?? '') : '',
  }
}

/** "A booking summary" behind a form says what was chosen in it. */
export function withSummaries(screens: readonly DictatedScreen[]): DictatedScreen[] {
  return screens.map((screen, index) => {
    const before = entered(screens.slice(0, index).flatMap(partsOf).filter(isField))
    const summed = (part: Part): Part[] =>
      part.kind === 'fact' && part.value === undefined && /\bsummary$/i.test(part.label) && before.length > 0
        ? [{ kind: 'box', look: 'card', label: part.label, parts: before }]
        : [part]
    return { ...screen, groups: screen.groups.map((parts) => parts.flatMap(summed)) }
  })
}

/** Whose name is that of somebody. */
const ofSomebody =
  /^(?:profile|account|contact|user|member|settings|card|form|me|details?|info|application|registration|sign-?up|onboarding|dashboard|home|screen|page|view|edit|pass|ticket|membership|appointment|booking|reservation|order|invoice|receipt|licen[cs]e|id|badge|certificate|prescription|review|comment|post|message|chat|call|leaderboard|player|team|club|checkout|payment|delivery|donation|feed|survey|address|summary|overview|login|tracking)$/i
/** "Name" on the page of a product is what the product is called. */
export function withThingName(screen: DictatedScreen): DictatedScreen {
  const parts = partsOf(screen)
  const thing = toSingular(screen.title.toLowerCase().split(' ').at(-1) ?? '')
  const isOfThing =
    /^\p{L}{3,}$/u.test(thing) &&
    toSingular(screen.title.toLowerCase()).endsWith(thing) &&
    !has(ofSomebody, thing) &&
    classOf(thing) !== 'person' &&
    !parts.some((part) => (part.kind === 'input' && part.entry !== 'stepper') || part.kind === 'date') &&
    !parts.some(
      ({ kind, label }) => kind === 'avatar' || /e-?mail|phone|birth|job title|password/i.test(label),
    )
  if (!isOfThing) return screen
  const named = (part: Part): Part =>
    part.kind === 'box'
      ? { ...part, parts: part.parts.map(named) }
      : part.kind === 'fact' && part.value === undefined && part.label === 'Name'
        ? { ...part, label: `${capitalise(thing)} name` }
        : part
  return { ...screen, groups: screen.groups.map((group) => group.map(named)) }
}

const ofPictures = /^(?:(\p{L}{3,}) )?(?:posters|covers|thumbnails|artworks?|cover images)$/iu
/** "A grid of posters" on a screen of films is one of films, with their pictures. */
export function withPictured(screen: DictatedScreen): DictatedScreen {
  const named = (part: Part): Part => {
    const found = part.kind === 'list' ? ofPictures.exec(part.label) : null
    if (part.kind !== 'list' || !found) return part
    const things = (found[1] ?? screen.title).toLowerCase()
    const label = screen.title.endsWith('s') || found[1] ? capitalise(toPlural(toSingular(things))) : ''
    return { ...part, label, isPictured: true }
  }
  return { ...screen, groups: screen.groups.map((parts) => parts.map(named)) }
}

/** Below messages one writes the next. */
const asComposer = (part: Part): Part =>
  part.kind === 'input' && part.label === 'Text'
    ? { ...part, label: 'Type a message', entry: 'composer' }
    : part

/** A plus beside a field adds what is written there. */
const isBeside = ({ groups }: DictatedScreen, button: Part) =>
  groups.some((parts) => {
    const before = parts[parts.indexOf(button) - 1]
    return before?.kind === 'input' && before.entry !== 'search'
  })

/** What a tab of a page is called when it shows more of one thing. */
const ofThing =
  /^(?:ingredients|steps|instructions|directions|reviews|comments|photos|posts|episodes|tracks|songs|lessons|description|about|details|overview|info(?:rmation)?)$/i
const contentOf = (name: string): Part =>
  /^(?:desc|about|det|over|info)/i.test(name)
    ? { kind: 'fact', label: 'Description' }
    : { kind: 'list', label: name, fields: [], isPictured: false }
/** "Tabs Ingredients and Steps" of which nothing more is told: below them stands what the first is called. */
export function withTabContent(screen: DictatedScreen): DictatedScreen {
  const parts = partsOf(screen)
  const strip = parts.find((part) => part.kind === 'tabs')
  const [first = ''] = strip?.kind === 'tabs' ? strip.options : []
  if (!ofThing.test(first) || parts.some(({ kind }) => kind === 'list')) return screen
  const content = contentOf(first)
  return {
    ...screen,
    groups: screen.groups.map((group) =>
      group.flatMap((part) => (part === strip ? [part, content] : [part])),
    ),
  }
}

/** "A text input and an Add button" above a list: for one more of its things. */
export function withNamedInputs(screen: DictatedScreen): DictatedScreen {
  const isTalk = partsOf(screen).some(({ kind }) => kind === 'bubbles')
  if (isTalk) return { ...screen, groups: screen.groups.map((parts) => parts.map(asComposer)) }
  const list = partsOf(screen).find((part) => part.kind === 'list' && !general.test(part.label))
  if (!list) return screen
  const thing = toSingular(list.label.toLowerCase())
  const named = (part: Part): Part =>
    part.kind === 'input' && part.label === 'Text'
      ? { ...part, label: `New ${thing}` }
      : part.kind === 'button' && part.isPlus && !isBeside(screen, part)
        ? { ...part, label: `Add ${thing}` }
        : part
  return { ...screen, groups: screen.groups.map((parts) => parts.map(named)) }
}
