import { peopleOf } from '../compose/people.ts'
import { defineEntity, type Entity } from '../entity.ts'
import { hashText } from '../seed.ts'
import { readDoings } from '../understand/role-doings.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { iconFor } from '../words/noun-icons.ts'
import { makeEntity } from './make-entity.ts'
import { sectionsOf } from './roles/role-part-screens.ts'
import type { AppPlan, RoleSection, ScreenPlan } from './types.ts'

/** What screens a brief names are made in: the app, those that have their place, and for whom they are. */
export interface Telling {
  plan: AppPlan
  meant: Understanding
  taken: Set<ScreenPlan>
  who: string
}

/** What a clause says somebody sees or does, a section each. */
export const sectionsIn = (said: string, { plan, meant, who }: Telling): RoleSection[] =>
  sectionsOf(
    { who, doings: readDoings(said), said },
    {
      screens: plan.screens,
      entities: plan.entities,
      parts: [],
      meant,
      seed: plan.contentSeed,
      main: toSingular(who.split(' ').at(-1) ?? who),
    },
  )
/** The things a screen is called after, "Recall list": those on it. */
export function thingsOf(name: string, given: Telling): RoleSection {
  const isList = / (?:list|board|overview|page)$/i.test(name)
  const noun = name
    .toLowerCase()
    .replace(/ (?:nearby|in .*|by (?:voice|phone|photo|hand)|(?:to|from|for) .*)$/, '')
    .replace(/^(?:my|our|your|today's|the|all) /, '')
    .replace(/ (?:list|board|overview|page)$/, '')
    .replace(
      / (?:so far|to date|this (?:week|month|year)|per (?:month|week|year)|of the (?:day|week|month)|today)$/,
      '',
    )
  const [seen] = sectionsIn(`see ${isList ? toPlural(noun) : name.toLowerCase()}`, given)
  if (seen) return { ...seen, title: name }
  const words = noun.split(' ').slice(-2)
  // "Recall list": of people, by what they are on it for.
  if (/ list$/i.test(name)) return { kind: 'list', title: name, entity: peopleOn(name, given.plan) }
  return {
    kind: 'list',
    title: name,
    entity: makeEntity(
      [...words.slice(0, -1), toSingular(words.at(-1) ?? '')],
      given.plan.contentSeed,
      true,
      given.meant.domain,
    ),
  }
}

/** Those on a list, with since when. */
const peopleOn = (name: string, { contentSeed }: AppPlan): Entity =>
  defineEntity({
    id: `on-${hashText(name)}`,
    one: name,
    words: '',
    icon: 'user',
    fields: '',
    samples: [
      'avatar | title | subtitle',
      ...peopleOf(contentSeed, 5).map((who, index) => `${who} | ${who} | ${since[index] ?? ''}`),
    ].join('\n'),
  })
const since = ['Since Monday', 'Since Thu 12 Nov', 'Since Mon 9 Nov', 'Since 2 November', 'Since October']

/** "Documents (offer, invoice, guarantee)": a row for each. */
export const rowsOf = (name: string, names: readonly string[]): RoleSection => ({
  kind: 'list',
  title: name,
  entity: rowsEntity(name, names),
})
function rowsEntity(name: string, names: readonly string[]): Entity {
  return defineEntity({
    id: `rows-${hashText(name)}`,
    one: name,
    words: '',
    icon: 'list',
    fields: '',
    samples: [
      'icon | title',
      ...names.map(
        (each) =>
          `${iconFor(toSingular(each.toLowerCase().split(' ').at(-1) ?? ''), 'list')} | ${capitalise(each)}`,
      ),
    ].join('\n'),
  })
}
