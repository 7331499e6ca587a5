import { withTies } from '../understand/grammar/told-values.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { cut, shortened } from './names-in-story.ts'

/** What a clause asks for on a screen, under its own short words. */
export interface StoryPart {
  form:
    | 'enter'
    | 'choose'
    | 'slider'
    | 'switch'
    | 'see'
    | 'value'
    | 'list'
    | 'picture'
    | 'photo'
    | 'map'
    | 'chart'
    | 'link'
    | 'narrow'
    | 'warn'
    /** What is filled in together, below the title of the form. */
    | 'caption'
    /** What the values of a thing are called together. */
    | 'heading'
    | 'do'
  label: string
  options: string[]
  /** Singular noun of the thing it is told of; empty where it stands by itself. */
  of: string
}

const longest = 40
const nothing =
  /^(?:it|them|that|this|these|those|one|more|others?|result|app|screen|page|list|what|which|how|who|you|me|us|everything|something|stuff|things?)$/iu

const whole: ReadonlySet<StoryPart['form']> = new Set(['chart', 'warn', 'caption', 'heading'])
const mostInWhole = 6

/** One part under a label, none where the words name nothing. */
export const part = (
  form: StoryPart['form'],
  label: string,
  of = '',
  options: string[] = [],
): StoryPart[] => {
  const name = withTies(label.trim())
  const said = whole.has(form) ? name : shortened(name)
  if (whole.has(form) && said.split(' ').length > mostInWhole) return []
  return said.length < 2 || said.length > longest || nothing.test(said)
    ? []
    : [{ form, label: capitalise(said), of, options }]
}

export const headOf = (words: string): string => toSingular(cut(words).toLowerCase().split(' ').at(-1) ?? '')

export const pictured =
  /\b(?:photos?|pictures?|images?|logo|avatar|cover|poster|thumbnail|drawing|illustration)$/iu
export const mapped = / (?:on|in) (?:a |an |the )?(?:[\p{L}]+ )?maps?$/iu

/** "A list of volcanoes with country and height": what is listed, and what is told of each. */
export const ofEach =
  /^(.+?)(?:,? (?:with|including|along with|containing|showing|consisting of|such as its)(?: (?:its|their|his|her|the))? |: | \((?=[^()]+\)$))(.+)$/iu

/** What is told of each without the bracket it ends with, where that was opened before it. */
export const withoutLoneBracket = (told: string): string =>
  (told.match(/\(/gu) ?? []).length < (told.match(/\)/gu) ?? []).length ? told.replace(/\)$/u, '') : told
