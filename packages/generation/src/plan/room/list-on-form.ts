import type { Entity } from '../../entity.ts'
import { classOf, type NounClass } from '../../words/noun-classes.ts'
import type { ScreenPlan } from '../types.ts'

/** One goes through these, rather than entering one after the other. */
const goneThrough: ReadonlySet<NounClass> = new Set(['person', 'place', 'event'])
/** A list a description tells beside what the app is of. */
const isTold = ({ entity, kind }: ScreenPlan) => kind === 'browse' && entity.startsWith('own-')
const isGoneThrough = ({ entity }: ScreenPlan) => goneThrough.has(classOf(entity.split('-').at(-1) ?? entity))

/**
 * Makes one screen of the last told list and its form: something new is entered above, and the latest stand below. Lists of
 * what is written down again and again go before those of people and places. False where there is none.
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
  const written = pairs.filter(({ list }) => !isGoneThrough(list))
  const last = written.findLast(({ list }) => !list.isTab) ?? written.at(-1) ?? pairs.at(-1)
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

/** Makes a section of the first screen of the last told list nothing is entered in; false where there is none. */
export function listAsSection(screens: ScreenPlan[], entities: ReadonlyMap<string, Entity>): boolean {
  const [first] = screens
  const isAlone = (list: ScreenPlan) =>
    isTold(list) && screens.every((other) => other === list || other.entity !== list.entity)
  const list = screens.findLast((screen) => screen !== first && isAlone(screen))
  const entity = list && entities.get(list.entity)
  if (!first || !list || !entity) return false
  first.extras.push({ kind: 'thing', label: list.title ?? list.name, entity, isWhole: true })
  screens.splice(screens.indexOf(list), 1)
  return true
}
