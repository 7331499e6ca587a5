import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import { findMade } from '../understand/searched.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'

/** What holds the things one keeps, in the singular. */
const holder =
  /(?:^| )(?:fridge|refrigerator|freezer|pantry|larder|cupboard|wardrobe|closet|cabinet|shelf|bookshelf|bookcase|cellar|shed|garage|toolbox|vault|safe|drawer|locker|album|scrapbook|notebook|jar|cabinet|stash|rack|showcase)$/
const longest = 26

/**
 * "Add food into the virtual fridge": the list of what is kept, which is called so where it has no other title. Undefined
 * where the phrase names no such holder or the app has no list.
 */
export function keptIn({ verb, text }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (verb || text.length > longest || !holder.test(text)) return undefined
  if (
    !findMade(
      String.raw`\b(?:in|into|to|from|inside|on) (?:the|an?|my|your|their|our|his|her) ${text}(?!\p{L})`,
      'iu',
      plan.description,
    )
  )
    return undefined
  const [main] = plan.entities.keys()
  const list = plan.screens.find(
    ({ kind, entity, title }) => kind === 'browse' && entity === main && title === undefined,
  )
  if (list) list.title = capitalise(text)
  return list
}
