import type { Entity, Sample } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { findAll } from '../understand/searched.ts'
import { asExamples } from './name-samples.ts'
import { fewestNamed } from './register/register-entity.ts'
import { isOfNames } from './told-lists/named-samples.ts'

const word = String.raw`(?!(?:and|or|with|from|for|to|in|on|at|by|that|which|who|as|is|are|has|have|can|so|but|then)\b)[\p{L}’'-]+`
const one = String.raw`(?:(?:the|an?) )?${word}(?: ${word}){0,2}`
/** "The cups and balls": with articles an "and" may be part of a name. */
const articled = String.raw`(?:the|an?) ${word}(?: ${word}){0,2}(?: and (?!(?:the|an?) )${word})?`
const all = String.raw`${articled}(?:, (?!and )${articled})+,? (?:and|or) ${articled}|${one}(?:, (?!and |or )${one})*,? (?:and|or) ${one}|${one}(?:, ${one})+`
/** What is said of them before they are named: "that can be made at the workshop". */
const aside = String.raw`(?: (?:that|which) (?:[\p{L}-]+ ){0,6}?[\p{L}-]+| (?:at|in|of|from) (?:the|our|your|an?) [\p{L}-]+)?`
const examples = new RegExp(
  String.raw`(?<!\p{L})(?:(?!(?:the|an?|of|to|and|or|with|for|as)\b)([\p{L}-]+) )?(\p{L}{3,}s)(${aside}),? (?:such as|e\.g\.,?|for example,?|for instance,?) (${all})(?=\s*(?:[.,;:!)\n]|$| (?:with|from|for|to|that|which|who|in|on|at|by|so|and|but)\b))`,
  'giu',
)
/** What an app does, what is told of each, and kinds of anything: what stands behind these is no list of things. */
const ofNoThing =
  /^(?:features?|functions?|capabilit(?:y|ies)|functionalit(?:y|ies)|things?|screens?|pages?|apps?|details?|fields?|values?|data|stats|statistics|settings?|options?|kinds?|types?|sorts?|categor(?:y|ies)|topics?|tags?|genres?|filters?|factors?|reasons?|platforms?|services?|tools?|users?|people|languages?|metrics?|params?|parameters?|formats?|units?|states?|events?|activities|actions?|tasks?|items?|goods?|products?|triggers?|criteria|means|ways?|methods?|networks?|media|channels?|devices? and)$/

const between = /, (?:and |or )?| (?:and|or) /u
const betweenArticles = /,? (?:and |or )?(?=(?:the|an?) )/iu

/** Some of a description's things by name, as "procedures such as crowns, bridges and fillings" tells them. */
export interface SuchAs {
  /** Singular noun of what they are, and what they are called, as they are written. */
  names: ReadonlyMap<string, readonly string[]>
  /** The description without them. */
  text: string
  /** What is said of those things before they are named, in lower case: "that can be made at the workshop". */
  asides: readonly string[]
}

/** Phrases without those that only name examples, which are shown by what is called so. */
export function withExamples(phrases: readonly Phrase[], text: string): Phrase[] {
  const { names, asides, text: rest } = suchAs(text)
  if (names.size === 0) return [...phrases]
  // "At the workshop" says where they are made, and is no list of workshops.
  const others = asides.reduce((said, aside) => said.replace(aside, ' '), rest.toLowerCase())
  const isSaid = phrases.some(({ words }) => names.has(toSingular(words.at(-1) ?? '')))
  const isAside = ({ text: what, verb }: Phrase) =>
    isSaid && !verb && asides.some((aside) => `${aside} `.includes(` ${what} `)) && !others.includes(what)
  const called = new Set(
    [...names.values()].flat().flatMap((name) => {
      const words = name.toLowerCase().split(' ')
      const singular = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
      return [singular, ...singular.split(' and ').map(toSingular)]
    }),
  )
  const plain = phrases
    .filter((phrase) => !isAside(phrase))
    .map((phrase) =>
      names.has(toSingular(phrase.words.at(-1) ?? '')) && phrase.options.length > 0
        ? { ...phrase, options: [] }
        : phrase,
    )
  return asExamples(plain, [...called])
}

/** A thing nobody wrote content for under the names a description gives as examples of it. */
export function calledSuchAs(entity: Entity, text: string): Entity {
  const names = entity.id.startsWith('own-')
    ? suchAs(text).names.get(entity.one.toLowerCase().split(' ').at(-1) ?? '')
    : undefined
  if (!names || names.length < fewestNamed) return entity
  const [before] = entity.samples
  const [first = ''] = names
  const samples = names.slice(0, entity.samples.length).map((title, index): Sample => {
    const { image: _image, avatar: _avatar, ...plain } = entity.samples[index] ?? { title }
    return { ...plain, icon: entity.icon, title }
  })
  const renamed = (said: string) => (before ? said.replace(before.title, first) : said)
  return {
    ...entity,
    samples,
    fields: entity.fields.map((field) => ({ ...field, value: renamed(field.value) })),
    hero: { ...entity.hero, title: renamed(entity.hero.title) },
    tip: { ...entity.tip, title: renamed(entity.tip.title) },
  }
}

/** What a description names as examples of its things. */
export function suchAs(text: string): SuchAs {
  const names = new Map<string, readonly string[]>()
  const asides: string[] = []
  let rest = text
  for (const [whole, , noun = '', said = '', list = ''] of findAll(examples, text.slice(0, 3000))) {
    if (ofNoThing.test(noun.toLowerCase())) continue
    const found = list
      .split(/^(?:the|an?) .*, (?:the|an?) /iu.test(list) ? betweenArticles : between)
      .map((name) => name.replace(/^(?:the|an?) |(?:^| )etc$/giu, '').trim())
      .filter((name) => name !== '')
    if (found.length < 2 || !isOfNames(found, true)) continue
    if (said !== '') asides.push(said.toLowerCase())
    names.set(toSingular(noun.toLowerCase()), found.map(capitalise))
    rest = rest.replace(
      whole,
      whole
        .slice(0, whole.length - list.length)
        .replace(/,? (?:such as|e\.g\.,?|for example,?|for instance,?) $/iu, ''),
    )
  }
  return { names, text: rest, asides }
}
