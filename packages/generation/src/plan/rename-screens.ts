import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import { capitalise } from '../words/forms.ts'
import { openEntities } from './open-entities.ts'
import type { ScreenPlan } from './types.ts'

const longestTab = 11

/** What a list of them is called where there is little room: the whole, else its last word. */
export function shortNameOf({ many }: Entity): string | undefined {
  if (many.length <= longestTab) return many
  const last = many.split(' ').at(-1) ?? ''
  return last !== many && last.length > 3 && last.length <= longestTab ? capitalise(last) : undefined
}

/** Screens of a kind of app that holds other things than it usually does ("Bottles" of cheese) are called by those. */
export function renameScreens(screens: readonly ScreenPlan[], archetype: Archetype, subject: Entity): void {
  const usual = entityById(archetype.entity)
  if (!usual || openEntities.has(usual.id) || (usual.one === subject.one && usual.many === subject.many))
    return
  const name = shortNameOf(subject)
  const list = screens.find(({ kind, entity }) => kind === 'browse' && entity === subject.id)
  if (list && name && !screens.some((screen) => screen !== list && screen.name === name)) list.name = name
  if (usual.one === subject.one) return
  for (const screen of screens) {
    if (screen.entity !== subject.id || screen.isDeed) continue
    if (screen.kind === 'detail') screen.name = 'Details'
    if (screen.kind === 'form') screen.name = subject.add
  }
}

/** Favourites have the letters of those who write them. */
export function spellAsSaid(screens: readonly ScreenPlan[], text: string): void {
  const spelt = /favourit/i.test(text) ? 'avourit' : 'avorit'
  for (const screen of screens) {
    screen.name = screen.name.replace(/avou?rit/, spelt)
    if (screen.title) screen.title = screen.title.replace(/avou?rit/, spelt)
  }
}
