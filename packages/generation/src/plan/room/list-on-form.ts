import type { Entity } from '../../entity.ts'
import { classOf, type NounClass } from '../../words/noun-classes.ts'
import type { ScreenPlan } from '../types.ts'

/** One goes through these, rather than entering one after the other. */
const goneThrough: ReadonlySet<NounClass> = new Set(['person', 'place', 'event'])
/** A list a description tells beside what the app is of, of what is written down again and again. */
const isTold = ({ entity, kind }: ScreenPlan) =>
  kind === 'browse' &&
  entity.startsWith('own-') &&
  !goneThrough.has(classOf(entity.split('-').at(-1) ?? entity))

/**
 * Makes one screen of the last told list and its form: something new is entered above, and the latest stand below. False where
 * there is none.
 */
export function listOnForm(screens: ScreenPlan[], entities: ReadonlyMap<string, Entity>): boolean {
  const [first] = screens
  const pairs = screens.flatMap((list) => {
    const form = screens.find(
      ({ kind, entity, isDeed }) => kind === 'form' && entity === list.entity && !isDeed,
    )
    const entity = entities.get(list.entity)
    const isOpened = screens.some(({ kind, entity: of }) => kind === 'detail' && of === list.entity)
    return isTold(list) && list !== first && form && entity && !isOpened ? [{ list, form, entity }] : []
  })
  const last = pairs.findLast(({ list }) => !list.isTab) ?? pairs.at(-1)
  if (!last) return false
  const { list, form, entity } = last
  Object.assign(form, {
    name: list.name,
    icon: list.icon,
    title: form.title ?? entity.add,
    isTab: false,
    extras: [
      ...form.extras,
      ...list.extras,
      { kind: 'thing', label: list.title ?? entity.many, entity, isWhole: true },
    ],
  })
  screens.splice(screens.indexOf(list), 1)
  return true
}

/** Leaves out the form of the last told list of people or places: those are gone through, and the list says what is told of each. */
export function listAlone(screens: ScreenPlan[]): boolean {
  const form = screens.findLast(
    ({ kind, entity, isDeed, extras }) =>
      kind === 'form' &&
      !isDeed &&
      extras.length === 0 &&
      entity.startsWith('own-') &&
      entity !== screens[0]?.entity &&
      screens.some((list) => list.kind === 'browse' && list.entity === entity && list.title === undefined),
  )
  if (!form) return false
  screens.splice(screens.indexOf(form), 1)
  return true
}
