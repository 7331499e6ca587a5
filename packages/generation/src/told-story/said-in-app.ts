import type { AppPlan } from '../plan/types.ts'
import type { readWordings } from '../trace/coverage.ts'
import { isOf } from '../trace/names-of.ts'
import { isOfBoth } from '../trace/of-both.ts'
import { stopWords } from '../words/lexicon.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import type { StoryPart } from './story-part.ts'

const enough = 0.6
const mostInName = 3

export const stemsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []).map(stemOf)

export type Wordings = ReturnType<typeof readWordings>

/** Whether one short text of the app has most words of a label. */
export function isSaid(label: string, wordings: Wordings, least = enough): boolean {
  const all = stemsIn(label)
  const telling = all.filter((stem) => !stopWords.has(stem))
  const stems = telling.length > 0 ? telling : all
  // One word within a line of content ("Two photos by Ruth") names nothing.
  return wordings.some(
    (wording) =>
      (stems.length > 1 || wording.stems.size <= mostInName) &&
      stems.filter((stem) => wording.stems.has(stem)).length / stems.length >= least,
  )
}

/** "Pause game" where "Pause" is pressed, "copy result" where "Copy" is. */
function isDoneAlready({ form, label }: StoryPart, { tool, screens }: AppPlan): boolean {
  const [verb = ''] = label.toLowerCase().split(' ')
  const held = screens
    .filter(({ id }) => tool === undefined || id === tool)
    .flatMap(({ extras }) =>
      extras.flatMap((extra) => (extra.kind === 'action' ? [extra.label.toLowerCase()] : [])),
    )
  return (
    form === 'do' &&
    held.some((each) =>
      tool
        ? each.split(' ').includes(verb)
        : each.includes(label.toLowerCase()) || label.toLowerCase().includes(each),
    )
  )
}

/** "Edit note in Markdown" where a note is edited, and Markdown is spoken of. */
function isDoneSo({ form, label }: StoryPart, wordings: Wordings): boolean {
  const [, doing = '', how = ''] = /^(\p{L}+ .+?) (?:in|with|by|as|for|from) (.+)$/iu.exec(label) ?? []
  return (
    form === 'do' &&
    doing !== '' &&
    isSaidWhole(doing, wordings) &&
    isSaidInPieces(`${doing} ${how}`, wordings)
  )
}

/** "Active to-do's" where the list of tasks has the choice "Active". */
function isKindShown({ form, label }: StoryPart, { entities }: AppPlan, wordings: Wordings): boolean {
  const [, kind = '', noun = ''] = /^(\p{L}+) ([\p{L}'’-]+)$/u.exec(label) ?? []
  return (
    /^(?:see|value|list)$/.test(form) &&
    kind !== '' &&
    [...entities.values()].some((entity) => isOf(entity, toSingular(noun.replace(/['’]s$/u, '')))) &&
    isSaidWhole(kind, wordings)
  )
}

/** "Binary digits" where "Binary" is turned into "Decimal". */
const isEndOf = ({ form, label }: StoryPart, { screens }: AppPlan, wordings: Wordings): boolean =>
  form !== 'do' &&
  form !== 'warn' &&
  screens[0]?.kind === 'transform' &&
  label.split(' ').some((word) => isSaidWhole(word, wordings))

/** Whether a text of the app is just these words. */
const isSaidWhole = (label: string, wordings: Wordings): boolean => {
  const stems = stemsIn(label)
  return wordings.some(
    (wording) =>
      wording.stems.size <= stems.length + (stems.length > 1 ? 1 : 0) &&
      stems.every((stem) => wording.stems.has(stem)),
  )
}

/** "Minutes in both sessions" where the minutes of each session are set. */
function isSaidInPieces(label: string, wordings: Wordings): boolean {
  const stems = stemsIn(label).filter(
    (stem) => !stopWords.has(stem) && !/^(?:both|each|every|all|format|form|way)$/.test(stem),
  )
  return stems.length > 1 && stems.every((stem) => wordings.some((wording) => wording.stems.has(stem)))
}

/** "JPEG, PNG or WebP" without a name, where one chooses among these. */
const isChosenAlready = ({ form, label, options }: StoryPart, wordings: Wordings): boolean =>
  form === 'choose' && /^(?:kind|level)$/i.test(label) && options.every((option) => isSaid(option, wordings))

/** "Number of moves" where the moves are counted. */
const isCountShown = ({ form, label }: StoryPart, wordings: Wordings): boolean => {
  const [, what = ''] = /^(?:total )?(?:number|count) of (\p{L}+)$/iu.exec(label) ?? []
  return /^(?:see|value)$/.test(form) && what !== '' && isSaidWhole(what, wordings)
}

/** "Height per wall" of a tool that takes the height. */
const isTakenOfEach = ({ form, label }: StoryPart, { tool }: AppPlan, filledIn: Wordings): boolean => {
  const [, what = ''] = /^(.+) per \p{L}+$/iu.exec(label) ?? []
  return tool !== undefined && form === 'enter' && what !== '' && isSaidWhole(what, filledIn)
}

/** "Close reports" where somebody's list of them says what a tap does, "sort by urgency" where it stands in that order. */
function isOfRoleList({ form, label }: StoryPart, { screens }: AppPlan): boolean {
  const [verb = '', ...others] = label.toLowerCase().split(' ')
  const noun = toSingular(others.at(-1) ?? '')
  return screens.some(({ sections = [] }) =>
    sections.some(
      (section) =>
        section.kind === 'list' &&
        ((form === 'do' &&
          section.hint?.split(' ').includes(verb) === true &&
          noun !== '' &&
          isOf(section.entity, noun)) ||
          (/^sort by /i.test(label) &&
            section.title.toLowerCase().endsWith(` by ${others.slice(1).join(' ')}`))),
    ),
  )
}

/** What all texts of an app say, and those of the screens where something is filled in. */
interface Said {
  wordings: Wordings
  filledIn: Wordings
}

/** Whether an app has a part in another way, beyond what `isSaid` finds. */
export const isInApp = (part: StoryPart, plan: AppPlan, { wordings, filledIn }: Said): boolean =>
  (part.form === 'enter' && isOfBoth(part.label, plan)) ||
  (/^(?:enter|choose)$/.test(part.form) && isSaidInPieces(part.label, filledIn)) ||
  isOfRoleList(part, plan) ||
  isCountShown(part, wordings) ||
  isTakenOfEach(part, plan, filledIn) ||
  isDoneAlready(part, plan) ||
  isDoneSo(part, wordings) ||
  isKindShown(part, plan, wordings) ||
  isEndOf(part, plan, wordings) ||
  isChosenAlready(part, wordings)
