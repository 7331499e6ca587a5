import type { AppPlan, ScreenKind, ScreenPlan } from '../../plan/types.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { isOf } from '../names-of.ts'
import { type DeedRule, heldOn } from './deed.ts'

const making = /^(?:create|add|post|publish|list|submit|upload|register|report|make|write|insert|enter)$/
/** What the things of an app are called whatever they are. */
const anything = /^(?:item|post|entry|listing|record|thing)$/
/** Behind this it is told how, where and what for. */
const tail = / (?:to|with|for|by|from|on|in|at|via|as|into|including|so|and|or) .*$| \p{L}{3,}ly$/iu
const little = /^(?:(?:new|own|certain|specific|any|some|given|custom|another|more|multiple|several) )+/
const longestTitle = 24
const shelves: ReadonlySet<ScreenKind> = new Set(['page', 'browse', 'checklist', 'history', 'topic'])
const mostOnShelf = 4

const keeping = /^(?:track|save|store|keep)$/

/** The form of the main thing, if it is that by its own word or by one for anything. */
function formOf({ screens, entities }: AppPlan, noun: string): ScreenPlan | undefined {
  const [main] = entities.values()
  if (
    !main ||
    !(isOf(main, noun) || (anything.test(noun) && ![...entities.values()].some((each) => isOf(each, noun))))
  )
    return undefined
  return screens.find(
    ({ kind, entity, isDeed }) => kind === 'form' && !isDeed && entities.get(entity) === main,
  )
}

/** The screen that is called after it: there one makes one more. */
const shelfOf = ({ screens }: AppPlan, what: string): ScreenPlan | undefined =>
  screens.find(
    ({ kind, name, title, extras }) =>
      shelves.has(kind) &&
      extras.length < mostOnShelf &&
      [name, title ?? ''].some((each) => each.toLowerCase().split(' ').map(toSingular).join(' ') === what),
  )

/** "Post items with pictures", "list a plant to swap": the form that makes one, which is called so. */
export const ofMaking: DeedRule = ({ verb, object }, plan) => {
  if (!making.test(verb) || plan.tool || plan.isRegister) return undefined
  const what = object.replace(tail, '').replace(tail, '')
  const words = what.replace(little, '').split(' ')
  const noun = toSingular(words.at(-1) ?? '')
  if (noun === '' || words.length > 2) return undefined
  const form = formOf(plan, noun)
  if (!form) {
    const shelf = shelfOf(plan, words.map(toSingular).join(' '))
    return heldOn(
      shelf,
      { kind: 'action', label: capitalise(`${verb} ${what.replace(little, '')}`), icon: 'plus' },
      plan,
    )
  }
  const title = capitalise([verb, ...words.slice(0, -1), noun].join(' '))
  // Who keeps track of bookings adds one.
  if (title.length <= longestTitle && !keeping.test(verb)) form.title ??= title
  return { done: form }
}
