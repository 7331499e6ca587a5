import type { DictatedScreen } from '../dictation/part.ts'
import { general } from '../dictation/read-dictation.ts'
import { findEntity } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import { toSingular } from '../words/forms.ts'
import { iconFor } from '../words/noun-icons.ts'
import { makeEntity } from './make-entity.ts'
import { mostScreens, type ScreenPlan } from './types.ts'

const longestTab = 11

/**
 * Puts what a description dictates before the screens its kind of app brings along, the first of them first of all.
 * Of a kind that the description draws itself (a "login page") no second one stays.
 */
export function addDictated(
  screens: ScreenPlan[],
  dictated: readonly DictatedScreen[],
  main: Entity,
  seed: number,
): void {
  const entityOf = (label: string): Entity => {
    const words = label.toLowerCase().split(' ')
    const head = toSingular(words.at(-1) ?? 'item')
    if (general.test(label)) return main
    return (
      (words.length === 1 ? findEntity(head) : undefined) ?? makeEntity([...words.slice(-2, -1), head], seed)
    )
  }
  const made = dictated.map(({ title, groups }, index): ScreenPlan => {
    const lists = new Map(
      groups
        .flat()
        .flatMap((part) => (part.kind === 'list' ? [[part.label, entityOf(part.label)] as const] : [])),
    )
    const name = title === '' ? main.one : title
    const short = name.length <= longestTab ? name : (name.split(' ')[0] ?? name)
    return {
      id: `dictated-${index + 1}`,
      kind: 'dictated',
      name: index === 0 && short.length > longestTab ? 'Start' : short,
      title: name,
      icon: iconFor(name.toLowerCase().split(' ')[0] ?? '', index === 0 ? 'home' : 'layers'),
      isTab: true,
      entity: main.id,
      variant: 0,
      dictated: { groups, lists },
      extras: [],
    }
  })
  const own = new Set(made.map(({ title = '' }) => title.toLowerCase()))
  const others = screens.filter(
    ({ name, title, kind }) =>
      !own.has(name.toLowerCase()) &&
      !own.has((title ?? '').toLowerCase()) &&
      !(kind === 'signin' && own.has('login')),
  )
  screens.splice(0, screens.length, ...made, ...others.slice(0, mostScreens - made.length))
}
