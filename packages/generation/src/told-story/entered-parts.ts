import { isDescriber } from '../words/describers.ts'
import { capitalise } from '../words/forms.ts'
import { cut, itemsOf, optionsIn } from './names-in-story.ts'
import { isAsked } from './question-labels.ts'
import { cutQuestion, seen } from './seen-parts.ts'
import { mapped, part, pictured, type StoryPart } from './story-part.ts'

/** What one fills in: a field for each, and what they are together. */
export function entered(object: string, of: string): StoryPart[] {
  const [, group, listed] = /^(\p{L}+(?: \p{L}+){0,2}) for ([^,]+, .+)$/iu.exec(object) ?? []
  const items = itemsOf(
    (listed ?? object).replace(
      /,? (?:in|into|using|through) (?:an?|the) (?:\p{L}+ )?(?:field|input|box|form|text ?area)\b.*$/iu,
      '',
    ),
  )
  const names = items.map(({ name }) => name)
  return [
    ...(group
      ? part('caption', cut(group), of)
      : captioned(names, of, names.every((name) => name.split(' ').length <= 2) ? 2 : leastEntered)),
    ...items.flatMap(entryOf(of)),
  ]
}

const leastEntered = 3
/** "Callsign, band and mode", what is filled in together. */
export function captioned(names: readonly string[], of: string, least: number): StoryPart[] {
  const short = names.slice(0, leastEntered).map((name) => labelOfEntry(name).toLowerCase())
  return names.length < least || names.some(isAsked)
    ? []
    : part('caption', `${short.slice(0, -1).join(', ')} and ${short.at(-1) ?? ''}`, of)
}

/** Without what is told of it: "the time they come". */
const labelOfEntry = (name: string) =>
  isAsked(name)
    ? shortQuestion(name)
    : cut(
        name.replace(/ too$/iu, '').replace(/ (?:that |which )?(?:they|he|she|i|we|you)(?: \p{L}+)+$/iu, ''),
      ).replace(besides, (tail, _at: number, whole: string) =>
        bareName.test(whole.slice(0, -tail.length))
          ? tail.replaceAll(/ (?:the|an?|each|every)(?= )/giu, '')
          : '',
      )
/** "The number beside the ship": without where it stands it is any number. */
const bareName = /^(?:number|code|name|text|date|time|word|value|letter)s?$/iu
const besides = / (?:under|below|beside|above|within|during) .*$/iu

const entryOf =
  (of: string) =>
  ({ name, options }: { name: string; options: string[] }): StoryPart[] => {
    const [, is = ''] =
      /^(?:whether|if) (?:it|they|the \p{L}+|he|she)(?: is| are| has| have)? ?(.+)$/iu.exec(name) ?? []
    if (is !== '') return part('switch', cut(is), of)
    // "Was the queen seen"
    const [, seenThing = '', wasDone = ''] =
      /^(?:was|were|is|are|has|have|did) (?:the |an? |any |it )?(\p{L}+(?: \p{L}+)?) (\p{L}+)$/iu.exec(
        name,
      ) ?? []
    if (wasDone !== '') return part('switch', `${seenThing} ${wasDone}`, of)
    if (pictured.test(cut(name))) return part('photo', cut(name), of)
    return part(options.length > 1 ? 'choose' : 'enter', labelOfEntry(name), of, options)
  }

const shortQuestion = (name: string) => cutQuestion(name).replace(/ (?:it|they|them)$/iu, '')

/** "Light, medium or strong": words to choose from, and nothing each of which is chosen. */
export const eitherOf = (object: string): string[] => {
  const plain = object.replaceAll(/(?<=^|[ ,])(?:an?|the) /giu, '')
  return / or \p{L}+(?: (?:up|in|out|off|home))?$/u.test(plain) &&
    /^(?:\p{L}+, )*\p{L}+,? or \p{L}+(?: (?:up|in|out|off|home))?$/u.test(plain)
    ? plain.split(/, or |, | or /u).map(capitalise)
    : []
}
const longestEither = 30

/** What one chooses, sets, or moves a slider for. */
export function chosen(object: string): StoryPart[] {
  const [, slid, amount] =
    /^(?:an? |the )?sliders? (?:for|of) (.+)$|^(.+?) (?:with|using|by|on) (?:an? |the )?sliders?\b.*$/iu.exec(
      object,
    ) ?? []
  if (slid ?? amount) return itemsOf(slid ?? amount ?? '').flatMap(({ name }) => part('slider', cut(name)))
  const [, whole = '', sliders] = /^(.+?) with (.+) sliders$/iu.exec(object) ?? []
  if (sliders)
    return [
      ...part('enter', cut(whole)),
      ...itemsOf(sliders).flatMap(({ name }) => part('slider', cut(name))),
    ]
  // "Between easy, medium and hard grids": of which they are.
  const [, kindsOf = '', noun = ''] =
    /^(?:between |from |one of )?(?:the )?((?:\p{L}+, )+\p{L}+,? (?:and|or) \p{L}+) (\p{L}+s)$/iu.exec(
      object,
    ) ?? []
  if (
    optionsIn(kindsOf).length > 2 &&
    optionsIn(kindsOf).every(
      (option) => isDescriber(option.toLowerCase()) || /^(?:easy|medium|hard|small|large|big)$/i.test(option),
    )
  )
    return part('choose', noun, '', optionsIn(kindsOf))
  const [, before, list] =
    /^(.*?),? ?\b(?:between|such as|like|from|among|out of)\b(?: the)? (.+)$/iu.exec(object) ??
    /^([^:]{3,40}): (.+)$/u.exec(object) ??
    []
  const options = list === undefined ? [] : optionsIn(list)
  if (options.length > 1) return part('choose', cut(before ?? '') || 'Kind', '', options)
  // "Green energy only", "a strict mode": so or not.
  const [, alone, mode] =
    /^(?:(?:the )?(\p{L}+(?: \p{L}+){0,2} only)|(?:an? |the )?((?!game |play )\p{L}+ mode))$/iu.exec(
      object,
    ) ?? []
  if (alone ?? mode) return part('switch', alone ?? mode ?? '')
  // "A tour by length and difficulty": by these one finds it.
  const [, by = ''] = /^(?:an? |the )[\p{L} ]{3,24} by (?!\p{L}+ing\b)([^.;]+)$/iu.exec(object) ?? []
  if (by !== '')
    return itemsOf(by).flatMap(({ name, options: those }) =>
      part('narrow', `Filter by ${cut(name)}`, cut(name).toLowerCase(), those),
    )
  // "Slow, normal or fast speed and a strict mode"
  const [, grades = '', scale = '', further] =
    /^(?:an? |the )?((?:\p{L}+, )*\p{L}+,? or \p{L}+) (speed|mode|level|difficulty|tempo|size|quality|theme|pace|strength)(?:,? and (.+))?$/iu.exec(
      object,
    ) ?? []
  if (scale !== '' && optionsIn(grades).length > 1)
    return [
      ...part('choose', scale, '', optionsIn(grades)),
      ...(further === undefined ? [] : chosen(further)),
    ]
  // "X or O and the size of the board"
  const [, oneOrOther = '', besides] =
    /^(\p{L}{1,10} or \p{L}{1,10}) and ((?:the|an?|his|her|their) .+)$/iu.exec(object) ?? []
  if (besides !== undefined)
    return [...part('choose', oneOrOther, '', optionsIn(oneOrOther)), ...chosen(besides)]
  const [, first, is] = /^(.+?) and ((?:whether|if) .+)$/iu.exec(object) ?? []
  if (first !== undefined && is !== undefined)
    return [...chosen(first), ...entryOf('')({ name: is, options: [] })]
  // "Easy, medium or hard"
  const isBoth = / or both$/iu.test(object)
  const either = [...eitherOf(object.replace(/ or both$/iu, '')), ...(isBoth ? ['Both'] : [])]
  const all = object.replaceAll(/(?<=^|[ ,])(?:an?|the) /giu, '')
  if (either.length > 1)
    return part(
      'choose',
      /easy|hard/iu.test(object) ? 'Level' : all.length < longestEither ? all : 'Kind',
      '',
      either,
    )
  // "A spread for past, present and future", "a 9 or 18 hole course"
  const [, spread, kinds = ''] = /^(.{3,30}?) for ((?:the )?\p{L}+, .+)$/iu.exec(object) ?? []
  if (spread && optionsIn(kinds).length > 1) return part('choose', cut(spread), '', optionsIn(kinds))
  const [, few, many, unit] = /^(?:an? |the )?(\d+) or (\d+)[ -](\p{L}+)\b/iu.exec(object) ?? []
  if (few && many && unit)
    return part('choose', cut(object.replace(/ with .*$/iu, '')), '', [`${few} ${unit}`, `${many} ${unit}`])
  // "15, 30 or 60 seconds", "4, 6 or 8 players"
  const [, amounts = '', counted = ''] =
    /^(?:between |from )?((?:\d+, )+\d+,? (?:or|and) \d+)[ -](\p{L}+?)s?$/iu.exec(object) ?? []
  if (counted !== '')
    return part(
      'choose',
      /^(?:second|minute|hour|day|week)$/iu.test(counted) ? 'Duration' : `Number of ${counted}s`,
      '',
      (amounts.match(/\d+/gu) ?? []).map((amount) => `${amount} ${counted}s`),
    )
  const items = itemsOf(object)
  return [
    ...(items.some(({ name }) => mapped.test(name))
      ? []
      : captioned(
          items.map(({ name }) => name),
          '',
          2,
        )),
    ...items.flatMap(({ name, options: told }) =>
      mapped.test(name)
        ? seen(name, '', [])
        : part(told.length > 1 ? 'choose' : 'enter', labelOfEntry(name), '', told),
    ),
  ]
}
