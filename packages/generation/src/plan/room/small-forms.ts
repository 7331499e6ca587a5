import type { Entity } from '../../entity.ts'
import type { RoleSection, ScreenPlan } from '../types.ts'

const mostFields = 3
const mostOnOne = 2

type Doing = Extract<RoleSection, { kind: 'doing' }>

/** What somebody does in a small form, on which screen, and the form. */
interface SmallForm {
  role: ScreenPlan
  doing: Doing
  form: ScreenPlan
  entity: Entity
}

function smallForms(screens: readonly ScreenPlan[], entities: ReadonlyMap<string, Entity>): SmallForm[] {
  return screens.flatMap((role) => {
    const { sections = [] } = role
    if (sections.filter(({ kind }) => kind === 'entry').length >= mostOnOne) return []
    return sections.flatMap((doing) => {
      if (doing.kind !== 'doing') return []
      const form = screens.find(({ id, kind, isDeed }) => id === doing.screenId && kind === 'form' && isDeed)
      const entity = form && entities.get(form.entity)
      const isTheirs = screens.every(
        (each) =>
          each === role ||
          !each.sections?.some((other) => other.kind === 'doing' && other.screenId === form?.id),
      )
      return form && entity && isTheirs && entity.fields.length <= mostFields && form.extras.length === 0
        ? [{ role, doing, form, entity }]
        : []
    })
  })
}

/** Puts the smallest form of somebody's part on the screen of that part, instead of a screen of its own; false where there is none. */
export function formOnItsScreen(screens: ScreenPlan[], entities: ReadonlyMap<string, Entity>): boolean {
  const [smallest] = smallForms(screens, entities).toSorted(
    (one, other) => one.entity.fields.length - other.entity.fields.length,
  )
  if (!smallest) return false
  const { role, doing, form, entity } = smallest
  role.sections = (role.sections ?? []).map((section) =>
    section === doing
      ? { kind: 'entry', title: doing.title, fields: entity.fields, use: entity.use }
      : section,
  )
  screens.splice(screens.indexOf(form), 1)
  return true
}
