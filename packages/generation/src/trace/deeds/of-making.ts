import type { AppPlan, ScreenPlan } from '../../plan/types.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { isOf } from '../names-of.ts'
import type { DeedRule } from './deed.ts'

const making = /^(?:create|add|post|publish|list|submit|upload|register|report|make|write|insert|enter)$/
/** What the things of an app are called whatever they are. */
const anything = /^(?:item|post|entry|listing|record|thing)$/
/** Behind this it is told how, where and what for. */
const tail = / (?:to|with|for|by|from|on|in|at|via|as|into|including|so|and|or) .*$| \p{L}{3,}ly$/iu
const little = /^(?:(?:new|own|certain|specific|any|some|given|custom|another|more|multiple|several) )+/
const longestTitle = 24

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

/** "Post items with pictures", "list a plant to swap": the form that makes one, which is called so. */
export const ofMaking: DeedRule = ({ verb, object }, plan) => {
  if (!making.test(verb) || plan.tool || plan.isRegister) return undefined
  const what = object.replace(tail, '').replace(tail, '')
  const words = what.replace(little, '').split(' ')
  const noun = toSingular(words.at(-1) ?? '')
  if (noun === '' || words.length > 2) return undefined
  const form = formOf(plan, noun)
  if (!form) return undefined
  const title = capitalise([verb, ...words.slice(0, -1), noun].join(' '))
  if (title.length <= longestTitle) form.title ??= title
  return { done: form }
}
