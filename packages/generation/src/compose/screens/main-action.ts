import type { Action, ComponentNode } from '@kwiq/app-model'
import type { Entity } from '../../entity.ts'
import type { ScreenKind } from '../../plan/types.ts'
import { signOf } from '../by-itself.ts'
import { wayOutside } from '../outside.ts'
import type { Scene } from '../scene.ts'
import { has } from '../../understand/searched.ts'
import { toSingular } from '../../words/forms.ts'

/** What is only marked or called stays where it is: one goes back to its list. */
const isDoneThere = /^(?:mark|call|tick|confirm)\b/i

/** Who says that he comes is told that he is expected. */
const joining = /^(?:sign (?:me )?up|join|count me in|rsvp|i am coming|take (?:the |this )?shift|enrol)\b/i

/** What is done in life is written down in the form for it. */
const logging = /^(?:log|track|record)\b/i

/** What is shown beside others, on a map, or kept is seen where that is; who is written to is where one talks. */
const seenThere: readonly [RegExp, readonly ScreenKind[]][] = [
  [/^(?:take me there|show the way|show me the way|directions|navigate|route)\b/i, ['map']],
  [/^compare\b/i, ['browse']],
  [/^(?:message|write|contact|chat|ask|start (?:chatting|talking|a chat))\b/i, ['thread', 'chats']],
  [/^(?:keep|follow|save|add to (?:watch ?list|favou?rites|wish ?list|my list|list))\b/i, ['saved']],
]

/** Whoever the page is of is reached with the phone, where the app has no talks of its own. */
const reaching =
  /^(?:call(?: (?:now|back|them|us|home|parents|the \p{L}+))?|e-?mail(?: \p{L}+)?|write to \p{L}+|contact(?: \p{L}+)?)$/iu

function byPhone(scene: Scene, words: string): Action | undefined {
  const isCall = /^call\b/i.test(words)
  if (!has(reaching, words) || (!isCall && scene.has('thread', 'chats'))) return undefined
  const way = wayOutside(words)
  return way && { kind: 'link', href: way.href }
}

/** Doings that one button is for, whichever of them a description has. */
const same: readonly RegExp[] = [
  /^(?:book|reserve)$/,
  /^(?:buy|get|order|purchase)$/,
  /^(?:contact|message|e-?mail)$/,
  /^(?:call|phone|ring)$/,
  /^(?:join|enrol|enroll|attend)$/,
  /^(?:rent|hire|borrow)$/,
  /^(?:donate|give)$/,
]
const little: ReadonlySet<string> = new Set(
  'a an the it now this me as to with by again today here'.split(' '),
)
const tellingOf = (words: string): string[] =>
  words
    .toLowerCase()
    .split(' ')
    .filter((word) => !little.has(word))

/** "Offer a swap" is to swap. */
const light = /^(?:offer|make|take|do|start|request) an? (\p{L}+)$/iu
const sameWord = (one: string, other: string) => toSingular(one) === toSingular(other)

/** "Bake log" is no doing. */
const named = / (?:log|list|history|journal|diary|plan)$/i

/** Whether one button says all that another says, with or without what it is done to: "Listen to the story", "Listen". */
function saysAll(longer: string, words: string): boolean {
  const told = tellingOf(longer)
  const [, doing] = light.exec(words) ?? []
  const said = doing ? [doing.toLowerCase()] : tellingOf(words)
  return (
    !has(named, longer) &&
    said.length > 0 &&
    said.every((word) => told.some((other) => sameWord(other, word)))
  )
}

/** What a description calls the main button of the screen: "Book table" for "Reserve a table". */
export function toldMain(scene: Scene): string | undefined {
  if (scene.screen.kind !== 'detail' || scene.app.language) return undefined
  const [verb = '', ...nouns] = tellingOf(mainWords(scene))
  const family = same.find((verbs) => has(verbs, verb))
  const found = scene.screen.extras.find((extra) => {
    if (extra.kind !== 'action') return false
    const [other = '', ...others] = tellingOf(extra.label)
    return (
      (family?.test(other) === true && nouns.every((noun) => others.includes(noun))) ||
      saysAll(extra.label, mainWords(scene))
    )
  })
  return found?.kind === 'action' ? found.label : undefined
}

/** The main button of a thing's page: what it says is done there, else what one does with such a thing. */
export function mainButton(scene: Scene): ComponentNode {
  const words = mainWords(scene)
  const [, kinds = []] = seenThere.find(([form]) => has(form, words)) ?? []
  const called = scene.app.screens.find(
    (screen) =>
      screen !== scene.screen && (screen.title ?? screen.name).toLowerCase() === words.toLowerCase(),
  )
  const there = called ? scene.toScreen(called) : (scene.to(...kinds) ?? byPhone(scene, words))
  const sign = there
    ? undefined
    : (signOf(words) ?? (/^(?:follow|keep)\b/i.test(words) ? 'bookmark' : undefined))
  return scene.kit.button(toldMain(scene) ?? words, {
    full: true,
    ...(sign ? { icon: sign } : { action: there ?? mainAction(scene, words) }),
  })
}

function mainAction(scene: Scene, words: string): Action {
  // "Plan a step" of a goal is the form for steps.
  const form = scene.app.screens.find(
    (screen) =>
      screen.kind === 'form' &&
      screen.entity !== scene.screen.entity &&
      scene.entityOf(screen).add === scene.entity.use,
  )
  if (form) return scene.toScreen(form)
  const log = logging.test(scene.entity.use)
    ? scene.app.screens.find(
        (screen) =>
          screen.kind === 'form' &&
          screen.entity !== scene.screen.entity &&
          !screen.isDeed &&
          logging.test(scene.entityOf(screen).add),
      )
    : undefined
  if (log) return scene.toScreen(log)
  const site = scene.find('website')
  if (site?.name.toLowerCase() === scene.entity.use.toLowerCase()) return scene.toScreen(site)
  const [, seen = ''] = seeing.exec(scene.entity.use.toLowerCase()) ?? []
  // "See matches" of a player leads to the matches.
  const list = scene.app.screens.find(
    ({ kind, name, title }) =>
      kind !== 'detail' && [name, title].some((each) => each?.toLowerCase() === seen),
  )
  if (list) return scene.toScreen(list)
  if (isDoneThere.test(scene.entity.use)) return { kind: 'back' }
  const read = /^read\b/i.test(scene.entity.use) ? scene.to('reader') : undefined
  if (read) return read
  const joined = joining.test(scene.entity.use) ? scene.to('slots', 'checkout', 'confirmed') : undefined
  if (joined) return joined
  // Nobody pays for a change of stock, or to read a contract.
  const buys: readonly ScreenKind[] =
    scene.entity.price !== undefined || !unpaid.test(scene.entity.use) ? ['cart', 'checkout'] : []
  const isLooking = has(looking, words)
  const made: readonly ScreenKind[] = isLooking ? ['thread'] : ['form', 'thread', 'saved']
  return (
    scene.to('player', 'guide', 'quiz', 'slots', ...buys, 'timer', ...made) ?? {
      kind: 'back',
    }
  )
}

/** Nothing is written for what is only looked at, kept or shown the way to. */
const looking =
  /^(?:open|see|show|read|view|hear|listen|watch|compare|copy|take me|directions|navigate|save|keep|follow|ping|pause|use)\b/i

/** What is done with a thing one has. */
const unpaid = /^(?:change|open|read|edit|update|correct|show|next|close|assign|approve|hand over|start)\b/i

const seeing = /^(?:see|view|open|show) (?:the |all )?(.+)$/
/** One sees it already. */
const isSeen = ({ use, one }: Entity) => seeing.exec(use.toLowerCase())?.[1] === one.toLowerCase()

/** One is reminded of it already. */
const isReminded = ({ entity: { use, fields }, find }: Scene) =>
  /^remind me$/i.test(use) &&
  (find('notifications')?.name === 'Reminders' || fields.some(({ name }) => /^reminders?$/i.test(name)))

/** What its button says; there is no more information where no page has it. */
function mainWords(scene: Scene): string {
  const { entity, has, app } = scene
  // What is booked is not only come to.
  if (
    has('slots') &&
    !app.language &&
    /^(?:i am coming|i'm coming|show the way|show me|share it|more information)$/i.test(entity.use)
  )
    return 'Book'
  if (isReminded(scene) && has('form')) return 'Change reminder'
  if (!isSeen(entity) && (!/^more information$/i.test(entity.use) || has('website'))) return entity.use
  return app.screens.some((screen) => screen.kind === 'form' && app.entities.get(screen.entity) === entity)
    ? `Edit ${entity.one.toLowerCase()}`
    : 'Share it'
}
