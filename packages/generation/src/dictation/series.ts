import { byWord } from '../by-word.ts'
import { asked } from './frame.ts'
import type { DictatedScreen, Part } from './part.ts'
import { find } from '../understand/searched.ts'

/** "An onboarding with three pages", "a tutorial of 4 steps". */
const series =
  /^(?:an?|the) (?:simple |short )?(?<name>onboarding|intro|introduction|walkthrough|welcome tour|tutorial|tour)(?: (?:flow|screen|sequence|process))? (?:with|of|has|consisting of) (?<count>two|three|four|five|\d) (?:pages|screens|slides|steps)\b/iu
/** "Each page has ...". */
const eachPage =
  /^(?:each|every)(?: (?:page|screen|slide|step))? (?:should |must )?(?:has|have|shows?|contains?|includes?)\s+(?<rest>.+)$/iu
/** "The last page has ..., the others ...". */
const lastPage =
  /^(?:on )?the (?:last|final)(?: (?:page|screen|slide|step|one))?,? (?:should |must )?(?:has|have|shows?|contains?|includes?|there is)\s+(?<last>.+?)(?:[,;]? (?:and |while )?(?:the|all) (?:others?|rest)(?: (?:pages|screens|slides))? (?:have |has |show )?(?<others>.+))?$/iu

/** "Page one has ...", "on the second screen there is ...". */
const onePage =
  /^(?:on |in )?(?:the )?(?:(?:page|screen|slide) (?<numeral>one|two|three|four|five|[1-5])|(?<ordinal>first|second|third|fourth|fifth) (?:page|screen|slide|one)),? (?:should |must )?(?:has|have|shows?|contains?|includes?|displays?|says|there is|is)\s+(?<rest>.+)$/iu
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
/** Which page a sentence tells of, from 0, and what is on it. */
function pageIn(sentence: string): { at: number; rest: string } | undefined {
  const { numeral = '', ordinal = '', rest } = find(onePage, sentence)?.groups ?? {}
  if (rest === undefined) return undefined
  const number = numbers[numeral.toLowerCase()] ?? Number(numeral)
  return { at: ordinal === '' ? number - 1 : ordinals.indexOf(ordinal.toLowerCase()), rest }
}

const words = [
  'Welcome',
  'All in one place',
  'At your own pace',
  'Together with others',
  'Ready when you are',
]
/** Titles given to pages without any: they say nothing of the app. */
export const isOfPages = (title: string): boolean => words.includes(title)
const texts = [
  'Good to have you here. It takes a minute to look around.',
  'What you need is on the first screen, the rest one tap away.',
  'Begin small and come back whenever it suits you.',
  'Invite those you do it with, or keep it to yourself.',
  'That was all. You can change everything later.',
]
const numbers: Readonly<Partial<Record<string, number>>> = byWord({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
})

/** How many pages a sentence says one goes through at first; undefined when it says nothing of the kind. */
export function pagesIn(sentence: string): number | undefined {
  const said = find(series, sentence.replace(asked, ''))?.groups?.count
  if (said === undefined) return undefined
  const count = numbers[said.toLowerCase()] ?? Number(said)
  return count >= 2 && count <= 5 ? count : undefined
}

/** The pages one goes through, each with what all have and, the last, with what only it has; the sentences that are used up are taken out. */
export function readPages(
  count: number,
  sentences: string[],
  read: (text: string) => Part[],
  isFollowed = false,
): DictatedScreen[] {
  let all: Part[] = []
  let last: Part[] = []
  let others: Part[] = []
  const own = new Map<number, Part[]>()
  for (const sentence of sentences.slice()) {
    const each = find(eachPage, sentence)?.groups?.rest
    const end = find(lastPage, sentence)?.groups
    const page = pageIn(sentence)
    if (page && page.at >= 0 && page.at < count)
      own.set(page.at, [...(own.get(page.at) ?? []), ...read(page.rest)])
    else if (each === undefined && !end) continue
    sentences.splice(sentences.indexOf(sentence), 1)
    if (each !== undefined) all = [...all, ...read(each)]
    if (end) {
      last = [...last, ...read(end.last ?? '')]
      others = [...others, ...read(end.others ?? '').map(asButton)]
    }
  }
  const areTold = [...own.values()].some((told) => told.some((part) => part.kind !== 'heading'))
  if (!areTold && !all.some(isSaid)) all = [...all, { kind: 'fact', label: 'Text' }]
  const next: Part = { kind: 'button', label: 'Next', isQuiet: false }
  const moving = [...all, ...others].some(isWayOn) ? others : [...others, next]
  return Array.from({ length: count }, (_, index): DictatedScreen => {
    const isLast = index === count - 1
    const told = own.get(index) ?? []
    const isLeadingOn = !isLast && !told.some(({ kind }) => kind === 'button')
    const isButton = ({ kind }: Part) => kind === 'button'
    // What leads on stands below all else; the last page may have a way of its own.
    const ways =
      isLast && last.some(isButton)
        ? all.filter((part) => isButton(part) && !isWayOn(part))
        : isLast && isFollowed
          ? []
          : all.filter(isButton)
    const onward: Part[] =
      isLast && isFollowed && !last.some(isButton) && !told.some(isButton)
        ? [{ kind: 'button', label: 'Get started', isQuiet: false }]
        : []
    const shown = [
      ...all.filter((part) => !isButton(part)),
      ...told,
      ...ways,
      ...(isLast ? [...last, ...onward] : isLeadingOn ? moving : []),
    ]
    const title = told.find(({ kind }) => kind === 'heading')
    const parts = shown.filter((part) => part !== title).flatMap((part) => onPage(part, index, count))
    return {
      title: title?.label ?? words[isLast ? words.length - 1 : index] ?? '',
      groups: [parts],
      isPage: true,
      from: index === 0 ? [] : ['Next', ...(isLast ? ['Get started'] : [])].slice(0, 1),
    }
  })
}

const isDots = (label: string) => /dots?|indicator|progress/i.test(label)
const isSaid = ({ kind, label }: Part) =>
  kind === 'heading' || kind === 'text' || (kind === 'fact' && !isDots(label))
/** A button that leads to the next page; one may skip them all, too. */
const isWayOn = (part: Part) => part.kind === 'button' && !/^skip\b/i.test(part.label)
/** "The others "Skip" and "Next"". */
const asButton = (part: Part): Part =>
  part.kind === 'heading' || (part.kind === 'fact' && part.value === undefined && !isDots(part.label))
    ? { kind: 'button', label: part.label, isQuiet: /^skip\b/i.test(part.label) }
    : part

/** What a part says on the page: its text, and where one is. */
function onPage(part: Part, index: number, count: number): Part[] {
  if (part.kind !== 'fact') return [part]
  if (/headline|heading|title/i.test(part.label)) return []
  if (isDots(part.label))
    return [
      {
        kind: 'text',
        label: Array.from({ length: count }, (_, at) => (at === index ? '●' : '○')).join('  '),
      },
    ]
  if (/text|description|sentence|paragraph|message/i.test(part.label))
    return [{ kind: 'text', label: texts[index === count - 1 ? texts.length - 1 : index] ?? '' }]
  return [part]
}
