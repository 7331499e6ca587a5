import type { Entity, Sample } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAspect } from '../words/aspects.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf, type NounClass } from '../words/noun-classes.ts'
import { at, days } from './content/base.ts'
import { makeEntity } from './make-entity.ts'

/** They tell something of what stands behind them, and are no line of their own. */
const plainBefore =
  /^(?:new|my|our|last|latest|all|own|recent|daily|weekly|monthly|yearly|past|next|quick|\d.*)$/

const bodies: ReadonlySet<NounClass> = new Set(['thing', 'place', 'numbered', 'animal', 'species', 'garment'])
const isBody = (noun: string) => bodies.has(classOf(noun.split(' ').at(-1) ?? ''))

/** Only what lives has these. */
const ofLiving =
  /^(?:vaccination|deworming|feeding|grooming|vet|medical|health|growth|breeding|milking|medication|symptom)$/
const living: ReadonlySet<NounClass> = new Set(['animal', 'person', 'species'])

/** "Poison" of what is poisonous. */
const isOfState = (state: string, word: string) =>
  (word.length > 3 && state.toLowerCase().startsWith(word.toLowerCase())) ||
  (word === 'poison' && /^(?:deadly|toxic)$/i.test(state))

/**
 * "Low-stock warnings", "sketches", "inspections": what is seen under such a noun are the app's own things, unless the trade the
 * description is set in knows better. Undefined when the phrase names things of their own, or the app has none.
 */
export function aspectOf(phrase: Phrase, entities: Iterable<Entity>, seed: number): Entity | undefined {
  const head = toSingular(phrase.words.at(-1) ?? '')
  const aspect = findAspect(toSingular(phrase.words.slice(-2).join(' '))) ?? findAspect(head)
  if (!aspect || phrase.domain?.examples.has(head)) return undefined
  const { lines } = aspect
  // Damage reports are of what can be damaged.
  const isOfBodies =
    aspect.isOfBodies || findAspect(toSingular(phrase.words.at(-2) ?? ''))?.isOfBodies === true
  const isOfLiving = ofLiving.test(phrase.words.at(-2) ?? '')
  const main = [...entities].find(
    ({ one, samples }) =>
      samples.length >= 3 &&
      (!isOfBodies || isBody(one.toLowerCase())) &&
      (!isOfLiving || living.has(classOf(one.toLowerCase().split(' ').at(-1) ?? ''))),
  )
  if (!main) return undefined
  const own = main.one.toLowerCase().split(' ')
  if (own.includes(head)) return undefined
  const [before] = phrase.words.slice(-2, -1)
  const said =
    before !== undefined && !plainBefore.test(before) && !own.includes(toSingular(before))
      ? capitalise(before.replaceAll('-', ' '))
      : undefined
  const made = makeEntity([...phrase.words.slice(-2, -1), head], seed, true, phrase.domain)
  // Poison warnings are of those that are poisonous.
  const so = before
    ? main.samples.filter(({ badge, overline }) =>
        [badge, overline].some((state) => state !== undefined && isOfState(state, before)),
      )
    : []
  if (so.length > 0)
    return { ...made, samples: so, tip: { ...made.tip, title: `${so[0]?.title ?? ''} comes first` } }
  // Others of it than those that stand first everywhere.
  const turned = [...main.samples.slice(2), ...main.samples.slice(0, 2)]
  const samples = turned.slice(0, 6).map(({ title, image, avatar }, index): Sample => {
    const line = lines[index % lines.length] ?? ''
    return {
      title,
      subtitle: said ? `${said} · ${at(days, index)}` : line,
      ...(image ? { image } : avatar ? { avatar } : { icon: made.icon }),
    }
  })
  const [first] = samples
  const [, ...fields] = made.fields
  return {
    ...made,
    samples,
    fields: [{ name: main.one, kind: 'text', value: first?.title ?? main.one, options: [] }, ...fields],
    ...(first
      ? {
          about: `${first.title}: ${(first.subtitle ?? '').toLowerCase()}.`,
          hero: { ...made.hero, title: first.title, text: first.subtitle ?? '' },
          tip: { ...made.tip, title: `${first.title} comes first` },
        }
      : {}),
  }
}
