import type { Entity, Field } from '../entity.ts'
import { hashText } from '../seed.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Ask } from '../understand/wish/ask.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { mainOfWish } from './register/main-of-wish.ts'
import { columnOf } from './register/said-field.ts'
import { isSameField } from './same-field.ts'
import { mostScreens, type ScreenPlan } from './types.ts'

const mostAdded = 5
/** With so many fields of its own a thing is entered in a form of its own. */
const enoughForForm = 2

const headOf = (name: string) => toSingular(name.toLowerCase().split(' ').at(-1) ?? '')

/** What has a list or a screen of its own is nothing one enters in another form. */
const isListed = (name: string, screens: readonly ScreenPlan[], entities: ReadonlyMap<string, Entity>) => {
  const said = name.toLowerCase()
  const stems = said.split(' ').map(stemOf).join(' ')
  return screens.some(({ kind, entity, signs }) => {
    if (kind !== 'form' && said.includes(' ') && signs?.some((sign) => sign.stems.trim() === stems))
      return true
    const thing = kind === 'browse' ? entities.get(entity) : undefined
    return (
      thing !== undefined &&
      [thing.many.toLowerCase(), ...thing.words].some((word) => [said, toSingular(said)].includes(word))
    )
  })
}

/** What a wish asks of each thing is in its form, also where apps of its kind know nothing of it. */
export function addAsks(
  screens: ScreenPlan[],
  { asks = [], asksOf, phrases, text }: Pick<Understanding, 'asks' | 'asksOf' | 'phrases' | 'text'>,
  subject: Entity,
  entities: Map<string, Entity>,
): void {
  const forms = screens.filter(({ kind }) => kind === 'form')
  const noun = asksOf ?? mainOfWish(phrases, text)
  const named = noun ? [...entities.values()].find(({ one }) => headOf(one) === headOf(noun)) : undefined
  const form = forms.find(({ entity }) => entity === (named ?? subject).id) ?? (named ? undefined : forms[0])
  const found = named ?? entities.get(form?.entity ?? subject.id)
  if (!found) return
  const entity = inWordsOf(asks, found)
  entities.set(entity.id, entity)
  const known = named ? entity.fields : [...entities.values()].flatMap(({ fields }) => fields)
  const fields = asks
    .filter(
      ({ name }) =>
        headOf(name) !== headOf(entity.one) &&
        !known.some((field) => isSameField(field.name, name)) &&
        !isListed(name, screens, entities),
    )
    .slice(0, mostAdded)
    .map((ask) => columnOf(ask, hashText(ask.name), new Map(), '', entity.one.toLowerCase()).field)
  if (fields.length === 0) return
  entities.set(entity.id, {
    ...entity,
    fields: [...entity.fields.slice(0, 1), ...fields, ...entity.fields.slice(1)],
  })
  if (!form && fields.length >= enoughForForm && screens.length < mostScreens)
    screens.push({
      id: `add-${stemOf(headOf(entity.one))}-asked`,
      kind: 'form',
      name: entity.add,
      icon: 'plus',
      isTab: false,
      entity: entity.id,
      variant: 0,
      extras: [],
    })
}

/** "Lent on": the day something was done. */
const isPast = /^(?:\p{L}+ on|date|day)$/iu

/** Its fields by the names the wish gives them: "use-by" rather than "best before". */
function inWordsOf(asks: readonly Ask[], entity: Entity): Entity {
  const named = ({ kind, options }: Ask) => (kind === undefined || kind === 'person') && options.length === 0
  const nameOf = (name: string) =>
    asks.find((ask) => named(ask) && ask.name !== name && isSameField(ask.name, name))?.name ?? name
  // "When" it was is the day it has.
  const isWhen = asks.some(({ name }) => name === 'When')
  const day = entity.fields.find(({ name, kind }) => kind === 'date' && isPast.test(name))
  return {
    ...entity,
    fields: entity.fields.map((field) => ({
      ...asAsked(field, asks),
      name: isWhen && field === day ? 'When' : nameOf(field.name),
    })),
    facts: entity.facts.map((fact) => ({ ...fact, title: nameOf(fact.title) })),
  }
}

const isScale = ({ kind, options }: Ask) =>
  (kind === 'slider' || kind === 'choice') &&
  options.length > 1 &&
  options.every((each) => /^\d+$/.test(each))

/** A field it has already, in the words it is asked for, and on the scale. */
function asAsked(field: Field, asks: readonly Ask[]): Field {
  const asked = asks.find(({ name }) => name === field.name || isSameField(name, field.name))
  if (!asked) return field
  const hinted = asked.hint && !field.hint ? { ...field, hint: asked.hint } : field
  if (!asked.kind || !isScale(asked) || !/^(?:choice|number|text|slider)$/.test(field.kind)) return hinted
  const [least = 0] = asked.options.map(Number)
  const middle = Math.round((least + Number(asked.options.at(-1))) / 2)
  return { ...hinted, kind: asked.kind, options: [...asked.options], value: String(middle) }
}

/** What was asked, as phrases that are shown where its fields are. */
export const phrasesOfAsks = (asks: readonly Ask[], entities: ReadonlyMap<string, Entity>): Phrase[] => {
  const names = new Set([...entities.values()].flatMap(({ fields }) => fields.map(({ name }) => name)))
  return asks
    .filter(({ name }) => names.has(name))
    .map(({ name, options }) => {
      const words = name.toLowerCase().split(' ')
      return {
        text: name.toLowerCase(),
        label: name,
        words,
        stems: words.map(stemOf),
        options: [...options],
        isSet: true,
      }
    })
}
