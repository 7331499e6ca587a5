import { toSingular } from '../../words/forms.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import type { AppPlan, ScreenPlan } from '../../plan/types.ts'
import { isOf } from '../names-of.ts'
import { type DeedRule, firstOf, heldOn } from './deed.ts'

/** What people do to what others have put there. */
const answering =
  /^(?:like|dislike|upvote|downvote|comment|reply|react|respond|share|save|bookmark|favou?rite|star|report|flag|follow|unfollow|repost|vote)$/
const writing = /^(?:comment|reply|respond)$/
/** "Like swarms and comment": the second is told by itself. */
const halfDone = / (?:and|or) \p{L}+$/iu
const mostOnPage = 9

/** The page of what is spoken of, else that of what the app is about. */
function pageOf(plan: AppPlan, object: string): ScreenPlan | undefined {
  const nouns = object
    .replace(/ (?:with|by|for|to|from|in|as|about|at) .*$/, '')
    .split(' ')
    .map(toSingular)
  const pages = plan.screens.filter(({ kind }) => kind === 'detail')
  return (
    pages.find(({ entity }) => {
      const thing = plan.entities.get(entity)
      return thing !== undefined && nouns.some((noun) => isOf(thing, noun))
    }) ?? pages[0]
  )
}

/** "Like posts", "comment on a recipe": on the page of that, whatever else stands there; what one writes is a field. */
export const ofPage: DeedRule = ({ verb, object: said, label: whole }, plan) => {
  const [object, label] = [said.replace(halfDone, ''), whole.replace(halfDone, '')]
  if (!answering.test(verb) || object === '' || plan.tool) return undefined
  const what = object.replace(/^(?:on|to|for|of|with) /, '')
  const page = pageOf(plan, what) ?? firstOf(plan, 'feed', 'thread')
  if (!page || page.extras.length >= mostOnPage) return undefined
  if (writing.test(verb))
    return heldOn(
      page,
      { kind: 'field', field: { name: label, kind: 'long', value: '', options: [] }, use: 'entered' },
      plan,
    )
  return heldOn(page, { kind: 'action', label, icon: iconOfVerb(verb) }, plan)
}
