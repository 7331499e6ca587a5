import { genericArchetype } from '../archetypes/index.ts'
import type { Archetype } from '../archetype.ts'
import { partsOf } from '../dictation/part.ts'
import { entityById } from '../entities/index.ts'
import { generated } from '../entities/generated.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import { readToldTool, type ToldTool } from '../told-tool/read-told-tool.ts'
import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { isStory } from '../understand/story.ts'
import { isWorkedOut } from './calculator-entity.ts'
import { chooseArchetype } from './choose-archetype.ts'
import { classify } from './classify.ts'
import { drawnNoun } from './drawn-thing.ts'
import { findSubject } from './find-entities.ts'
import { gadgetsOf } from './plan-gadget.ts'

/** Several words of this weight name a tool that is known. */
const plainly = 10

const stemsOf = (words: string) =>
  ` ${(words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).join(' ')} `

/** Whether a kind of app is called what the brief calls its tool: its content is better than a plain form. */
const isKnownAs = ({ triggers }: Archetype, title: string, head: string): boolean =>
  triggers.some(
    ({ stems, weight }) =>
      weight >= plainly &&
      title.includes(stems) &&
      (stems.trim().includes(' ') || title.endsWith(stems) || ofTools.test(head)),
  )
/** One word before these says what tool it is. */
const ofTools = /^(?:converter|generator|translator|previewer|tester|formatter|editor|tool)$/i

/** What a kind of app has that is such a tool, by the last word of its name. */
const screensOf: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:generator|maker|creator|builder|designer)$/, /^(?:generator|board)$/],
  [
    /^(?:converter|translator|encoder|decoder|formatter|minifier|beautifier|tester|validator|previewer)$/,
    /^(?:converter|transform)$/,
  ],
  [/^(?:checker|analy[sz]er|inspector|detector|comparer|splitter)$/, /^(?:transform|converter)$/],
  [/^(?:compressor|resizer|cropper|editor)$/, /^(?:editor|form|transform|scanner)$/],
  [/^(?:solver|simulator|explorer|machine|tool)$/, /^(?:board|generator|typing|converter|transform)$/],
]
/** They make, turn or show whatever they are asked to. */
const ofAnything: ReadonlySet<string> = new Set([
  'generator',
  'text-tool',
  'dev-tool',
  'visualiser',
  'converter',
  'unit-converter',
  'media-tools',
  'board-puzzle',
  'game',
  'editor',
  'palettes',
])
/** Of these anything could be called so. */
const isLoose = (head: string) => /^(?:simulator|explorer|machine|tool|editor|designer|builder)$/.test(head)

/** Names, dice or what the brief draws by lot: the generator has results for these. */
const drawsKnown = ({ text, stems }: Understanding) =>
  drawnNoun(text) !== undefined || inItsKind(generated, stems) !== generated

const filledIn: ReadonlySet<string> = new Set(['input', 'choice', 'switch', 'date', 'menu'])
const enoughOfItsOwn = 3
const enoughKnown = 0.5

/** "Horizontal offset, blur, spread": what one fills in there is what a tool for anything knows nothing of. */
function hasOwnFields({ screen }: ToldTool, { entity }: Archetype): boolean {
  const filled = partsOf(screen).filter(({ kind, label }) => filledIn.has(kind) && label !== '')
  const known = stemsOf(
    entityById(entity)
      ?.fields.map(({ name }) => name)
      .join(' ') ?? '',
  )
  const isKnown = (label: string) =>
    stemsOf(label)
      .trim()
      .split(' ')
      .some((stem) => known.includes(` ${stem} `))
  return (
    filled.length >= enoughOfItsOwn &&
    filled.filter(({ label }) => isKnown(label)).length < filled.length * enoughKnown
  )
}

/** "Enter a noun, a verb and a place": what comes out is made of what one writes, and nothing drawn by lot. */
const takesWords = ({ screen }: ToldTool): boolean =>
  partsOf(screen).filter((part) => part.kind === 'input' && /^(?:text|multiline)$/.test(part.entry)).length >=
  enoughOfItsOwn

/** The tool of a brief that is of no kind of app known by that name; undefined otherwise. */
export function toolAsTold(meant: Understanding): ToldTool | undefined {
  if (!meant.isEnglish || meant.dictated || gadgetsOf(meant).length > 0) return undefined
  const tool = readToldTool(meant.text)
  // What a story tells is a tool only where it is of no kind of app.
  const told = tool ?? (isStory(meant.text) ? readToldTool(meant.text, true) : undefined)
  if (!told) return undefined
  const named = findSubject(meant.phrases, meant.seed, meant.isEnglish)
  const { archetype } = chooseArchetype(meant, undefined, named, meant.seed)
  const isGuessed = archetype.id === 'estimator' && !isWorkedOut(meant.text)
  if (archetype === genericArchetype || isGuessed) return told
  if (!tool) return undefined
  const isOfWords = ofAnything.has(archetype.id) && takesWords(tool) && hasOwnFields(tool, archetype)
  if (isKnownAs(archetype, stemsOf(tool.title), tool.head) && !isOfWords) return undefined
  if (isOfWords) return tool
  if (isLoose(tool.head) && classify(meant, named).isSure) return undefined
  if (archetype.id === 'generator' && !drawsKnown(meant)) return tool
  const [, fitting] = screensOf.find(([form]) => form.test(tool.head)) ?? []
  const isSuch = ofAnything.has(archetype.id) && archetype.screens.some(({ kind }) => fitting?.test(kind))
  return isSuch && !hasOwnFields(tool, archetype) ? undefined : tool
}
