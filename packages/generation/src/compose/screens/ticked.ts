import type { Sample } from '../../entity.ts'
import { samplesFrom } from '../items.ts'
import type { Scene } from '../scene.ts'

/** How many a checklist shows. */
export const onTheList = 6

/** A thing one ticks off: its own page says so. */
const isTask = ({ entity, has }: Scene): boolean => has('detail') && /^mark as\b/i.test(entity.use)

/** Done, as the thing itself says. */
const isDone = /^(?:done|reached|finished|completed|ticked|packed|bought|paid)$/i
const saysDone = ({ value = '', badge = '' }: Sample): boolean => isDone.test(value) || isDone.test(badge)

/**
 * Which things of a checklist are done: the first two, or, where things have a page of their own, which is that of the
 * first and shows it still to do, the last two.
 */
export function tickedOf(scene: Scene): readonly Sample[] {
  const items = samplesFrom(scene.entity, 0, onTheList)
  const done = items.filter(saysDone)
  // Two of them are done, as is said above them.
  if (done.length === 2) return done
  return isTask(scene) ? items.slice(-2) : items.slice(0, 2)
}

/** Whether a list has the things of the app's checklist, so that it shows which of them are done. */
export const isOfChecklist = (scene: Scene): boolean =>
  isTask(scene) && scene.find('checklist')?.entity === scene.screen.entity
