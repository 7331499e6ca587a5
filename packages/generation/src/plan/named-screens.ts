import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import type { ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

const longestTitle = 24
const ofForm =
  /^(?:adoption|application|registration|contact|order|request|booking|complaint|feedback|entry|sign-up|enquiry|inquiry|report|claim|admission|membership|nomination)$/
/** They are filled in beside what an app is of. */
const beside =
  /^(?:contact|complaint|feedback|sign-up|enquiry|inquiry|nomination|claim|registration|membership|admission)$/
const ofPeople = /^(?:lists?|directory|database|management|base|records?|files?|overview|profiles?)$/
const ofThing = /^(?:profiles?|pages?|details?|cards?|sheets?)$/

/**
 * Gives screens the names a brief has for them: the "adoption form" is the app's own form, and an "animal profile" what one sees
 * of an animal. Changes the titles of the screens.
 */
export function nameScreens(
  screens: readonly ScreenPlan[],
  phrases: readonly Phrase[],
  main: Entity,
  entities: ReadonlyMap<string, Entity>,
): void {
  for (const { verb, words, options } of phrases) {
    const [before = '', head = ''] = words.slice(-2)
    if (verb || words.length < 2 || options.length > 0) continue
    const title = capitalise(words.slice(-2).join(' '))
    if (title.length > longestTitle) continue
    const own = (kind: ScreenPlan['kind']) =>
      screens.find((screen) => screen.kind === kind && screen.entity === main.id && !screen.isDeed)
    // What one puts aside for is planned there.
    if (/^(?:plan(?:ning)?|planner)$/.test(before) && /^(?:tools?|goals?)$/.test(head)) {
      const goals = screens.find(({ kind, entity }) => kind === 'browse' && entity === 'savings-pot')
      if (goals) goals.title ??= title
    }
    // A customer's signature is no list of customers.
    if (classOf(toSingular(before)) !== 'person' || ofPeople.test(head))
      nameOther(screens, before, title, main, entities)
    const form = own('form')
    const isOfForm = has(ofForm, before) && (!beside.test(before) || isCalled(main, before))
    if (form && /^forms?$/.test(head) && isOfForm) form.title ??= capitalise(`${before} form`)
    const detail = own('detail')
    const isMain = isCalled(main, toSingular(before))
    if (detail && isMain && ofThing.test(head))
      detail.detailsTitle ??= capitalise(`${toSingular(before)} ${toSingular(head)}`)
  }
}

/** "Risk forecast", "offline fallback": what the list of another thing a kind of app has is called. */
function nameOther(
  screens: readonly ScreenPlan[],
  noun: string,
  title: string,
  main: Entity,
  entities: ReadonlyMap<string, Entity>,
): void {
  const list = screens.find(
    ({ kind, entity }) =>
      kind === 'browse' &&
      entity !== main.id &&
      !entity.startsWith('own-') &&
      entities.get(entity)?.words.includes(noun) === true,
  )
  if (list) list.title ??= title
}

const isCalled = ({ one, words }: Entity, noun: string) =>
  one.toLowerCase().split(' ').at(-1) === noun || words.includes(noun)
