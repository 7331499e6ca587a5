import { generated } from '../entities/generated.ts'
import { findEntity } from '../entities/index.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity, Field } from '../entity.ts'
import { isStory } from '../understand/story.ts'
import { findAttribute } from '../words/attributes.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { valuesOf } from './content/values.ts'
import { makeEntity } from './make-entity.ts'
import { type ToldValue, toldValues } from './told-values.ts'
import { find } from '../understand/searched.ts'

/** "A random meal", "a person generated at random", "a random piece of advice". */
const said: readonly RegExp[] = [
  /\brandom(?:ly (?:chosen|picked|selected|generated))? (?:(?:piece|bit|picture|image|photo|gif)s? of )?((?:[\p{L}'-]+ )?[\p{L}'-]+?)(?=[.,;:!\n]|$| (?:with|that|which|from|about|of|each|every|when|whenever|generator|picker|along|and|by|to|for|including|on|at)\b)/iu,
  /^[^.\n]{0,60}\bgenerat(?:es?|ing) (?!(?:\p{L}+ ){0,3}(?:qr|codes?|reports?|invoices?|pdfs?|documents?|images?|links?|tickets?|resumes?|memes?|charts?|keys?|music|subtitles?|stor(?:y|ies)|poems?|code)\b)((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+?)(?: ideas?)?(?=[.,;:!\n]|$| (?:with|that|which|from|about|for|based|using|by|out)\b)/iu,
  /\b([\p{L}-]+)(?: (?:that is |is )?(?:generated|chosen|picked|selected|drawn))? (?:at random|randomly)\b/iu,
]
/** Drawn by lot in games, quizzes and tools of their own, or no things. */
const ofOthers =
  /^(?:numbers?|orders?|cards?|tiles?|letters?|questions?|words?|colou?rs?|palettes?|passwords?|positions?|places?|times?|opponents?|mines?|cells?|sequences?|paragraphs?|texts?|strings?|keys?|codes?|seeds?|music|songs?|tracks?|amounts?|points?|directions?|generated|chosen|picked|one|users? generator|teams?|groups?|winners?|people to|names?|access|intervals?)$/i
const again =
  /\b(?:(?:get|gets|shows?) (?:an? |some )?random|another|new|next|again|buttons?|shuffle|refresh|clicks?|generat\w+|press\w*|tap\w*)\b/i
const longestOpening = 2
const among = /\b(?:lists?|grid|feed|gallery|selection|collection|table) (?:of|with|showing) (?:some )?$/iu

/** What a brief draws by lot, one at a time, as it calls it ("meal", "picture of cats"); undefined where it draws nothing. */
export function drawnNoun(text: string): string | undefined {
  if (!isStory(text) || !again.test(text)) return undefined
  const opening = text
    .split(/(?<=[.!\n])/u)
    .slice(0, longestOpening)
    .join('')
  if (/\b(?:games?|quiz|player|puzzle|playlist)\b/i.test(opening)) return undefined
  for (const form of said) {
    const match = find(form, opening)
    // "A list of random walks" shows many of them.
    if (match && among.test(opening.slice(0, match.index))) continue
    const noun = (match?.[1] ?? '').replace(
      / (?:generator|picker|chooser|finder|app|picture|image|photo|gif)s?$/iu,
      '',
    )
    // A quotation nobody sends is what somebody said.
    if (/^quotations?$/i.test(noun)) return 'quote'
    const head = noun.split(' ').at(-1) ?? ''
    // Band names are things, names alone could be of anything.
    const isNamed = /^names?$/i.test(head) && noun.includes(' ')
    if (head.length > 2 && (isNamed || !ofOthers.test(head))) return noun.toLowerCase()
  }
  return undefined
}

/** They stand on the card itself. */
const ofItself = /^(?:pictures?|images?|photos?|posters?|avatars?|names?|titles?|text|videos?|links?)$/i

/** A value of the drawn thing, as it is shown: what the kind of thing knows, or what such values look like. */
function shownField({ name, options }: ToldValue, base: Entity): Field | undefined {
  const own = base.fields.find((field) => field.name.toLowerCase() === name.toLowerCase())
  if (own) return own
  const value = options[0] ?? (/^gender$/i.test(name) ? 'Female' : undefined) ?? valuesOf(name)?.[0]
  if (value) return { name, kind: 'text', value, options: [] }
  const known = findAttribute(toSingular(name.toLowerCase().split(' ').at(-1) ?? ''))
  return known ? { name, kind: known.kind, value: known.value, options: [] } : undefined
}

/** What one may narrow it down by, where the choices are known. */
function choiceOf({ name, options }: ToldValue, base: Entity): Field | undefined {
  const own = base.fields.find((field) => field.name.toLowerCase() === name.toLowerCase())
  if (/\b(?:keywords?|topic|theme|subject)\b/i.test(name))
    return { name, kind: 'text', value: 'morning, corner', options: [], hint: 'Separated by commas' }
  const known = [
    options,
    /^industry$/i.test(name) ? ['Food', 'Design', 'Software', 'Health'] : [],
    /^gender$/i.test(name) ? ['Female', 'Male'] : [],
    /^nationality$/i.test(name) ? ['Portuguese', 'Kenyan', 'Japanese'] : [],
    own?.options ?? [],
    /^direction$/i.test(name) ? ['To the right', 'Down', 'Diagonal'] : [],
    // "A category of jokes": the groups they are in.
    /^(?:categor(?:y|ies)|kinds?|types?)\b/i.test(name) ? base.groups : [],
    own ? [] : (valuesOf(name) ?? []),
    // Numbers that happen to be known are nothing to choose from.
  ].find((each) => each.length > 1 && !each.every((option) => /^\d/.test(option)))
  if (!known) return undefined
  const all = ['Any', ...new Set(known.filter((option) => option !== 'Any'))].slice(0, 5)
  return { name, kind: 'choice', value: 'Any', options: all }
}

/** "A meal with its category": what it has is what one sees of it. */
const holding =
  /,? (?:along |together )?(?:with|including|containing) (?=(?:its|their|his|the|an?)\b|\p{L}+,)/giu

/** "Random fox pictures", "a picture of a fox": that is what is drawn. */
const shotOf = (head: string) =>
  new RegExp(
    String.raw`\b(?:${head})s? (?:pictures?|images?|photos?|gifs?)\b|\b(?:pictures?|images?|photos?|gifs?) of (?:an? |the )?(?:${head})(?:e?s)?\b`,
    'iu',
  )
const seenAt = ['Just now', 'A minute ago', 'Today, 8:12', 'Yesterday', 'Tuesday', 'Monday']

/** Pictures of a thing, of which nothing is known but when they were seen. */
function asShots(plain: Entity, one: string): Entity {
  const { nounClass: _looked, ...rest } = plain
  return {
    ...rest,
    icon: 'camera',
    groups: [],
    samples: seenAt.map((time, index) => ({
      icon: 'camera',
      title: `${capitalise(one)} ${118 - 7 * index}`,
      time,
    })),
    about: 'One of many, shown by chance.',
    hero: { ...plain.hero, title: `${capitalise(one)} 118`, text: 'Shown by chance' },
  }
}

/** The drawn thing itself: one at a time, with the values the description tells of it. */
export function drawnEntity(noun: string, text: string, seed: number): Entity {
  const words = noun.split(' ').map((word) => toSingular(word))
  const head = words.at(-1) ?? noun
  const one = words.join(' ')
  const stems = ` ${words.map(stemOf).join(' ')} `
  const found = findEntity(/^(?:meal|dish|dinner|lunch|breakfast)$/.test(head) ? 'recipe' : head)
  const plain = found ? inItsKind(found, stems) : makeEntity(words, seed)
  const { inputs, outputs } = toldValues(text.replaceAll(holding, '; sees '))
  const isPictured = /\b(?:pictures?|images?|photos?|posters?)\b/i.test(text)
  const hasPictures = plain.samples.some(({ image }) => image !== undefined)
  const variety = inItsKind(generated, stems)
  const isShot = isPictured && !hasPictures && shotOf(head).test(text)
  const base = isShot
    ? asShots(plain, one)
    : variety !== generated && !(isPictured && hasPictures)
      ? variety
      : plain
  const fields = outputs
    .filter(({ name }) => !ofItself.test(name) && !name.toLowerCase().includes(head))
    .flatMap((value) => shownField(value, base) ?? [])
    .filter(({ kind }) => kind !== 'switch' && kind !== 'photo')
    .filter(({ value }) => !/^(?:Standard|General|Any)$/.test(value))
    .map((field): Field => (field.kind === 'choice' ? { ...field, kind: 'text', options: [] } : field))
  return {
    ...base,
    id: `drawn-${one.replaceAll(/[^\p{L}]+/gu, '-')}`,
    one: capitalise(one),
    words: [...new Set([one, head])],
    fields: [...fields, ...inputs.flatMap((input) => choiceOf(input, base) ?? [])],
    facts: [],
    figures: generated.figures,
    trend: generated.trend,
    add: `Another ${one}`,
    use: 'Share',
  }
}
