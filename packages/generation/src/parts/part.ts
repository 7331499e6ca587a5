import { type PageBlock, readBlocks, stemsSaid } from '../pages/page.ts'

/** What a feature is in apps of one kind: the shares of a network in a file manager, the pencil marks of a Sudoku. */
export interface KindPart {
  /** Ids of the kinds of app, of the things they are about, or of gadgets, that have it. */
  of: ReadonlySet<string>
  /** The phrases that mean it, as its file writes them. */
  said: string
  /** Words one of which the description must have. */
  within?: RegExp
  /** The screens it may stand on, the best first: by kind, or by name behind a `#`. */
  on: readonly string[]
  /** It stands above what the screen shows. */
  isFirst: boolean
  /** The screen of its own it is, where it is one. */
  page?: { name: string; icon: string; line: string }
  /** Its screen shows more than what any of its phrases says, and is called by its own name. */
  keepsName: boolean
  content: string
}

interface PartSource {
  /** Phrases, separated by commas; with a star behind it, one that may stand within a longer one. */
  said: string
  within?: RegExp
  /** "#Units browse home": kinds of screens, with `#` the name of one. Absent: a page of its own. */
  on?: string
  isFirst?: true
  /** "Lists | list | Three of them": the screen of its own, with its icon and the line below its title. */
  page?: string
  keepsName?: true
  /** Blocks, as a page has them; empty: the screen shows it by itself. */
  content?: string
}

/** The parts that apps of some kinds have, by the ids of the kinds. */
export const partsOf = (kinds: string, sources: readonly PartSource[]): KindPart[] => {
  const of = new Set(kinds.split(' '))
  return sources.map(({ said, within, on = '', isFirst = false, keepsName = false, page, content = '' }) => {
    const [name = '', icon = '', line = ''] = page?.split(' | ') ?? []
    return {
      of,
      said,
      ...(within ? { within } : {}),
      on: on.split(' ').filter(Boolean),
      isFirst,
      keepsName,
      ...(page === undefined ? {} : { page: { name, icon, line } }),
      content,
    }
  })
}

/** How many words a phrase may have beside those a part is known by. */
const mostBeside = 2

interface Name {
  stems: string
  /** It may stand within a longer phrase. */
  isLoose: boolean
}

const namesOf = new WeakMap<KindPart, readonly Name[]>()

/** The phrases that mean a part; read when its kind of app is first made. */
function namesIn(part: KindPart): readonly Name[] {
  const known = namesOf.get(part)
  if (known) return known
  const names = part.said
    .split(',')
    .map((each) => ({ stems: stemsSaid(each), isLoose: each.endsWith('*') }))
    .filter(({ stems }) => stems.trim() !== '')
  namesOf.set(part, names)
  return names
}

/** Whether words, given by their stems as `stemsSaid` has them, name a part: all of them where one word does, else most of them. */
export function meansPart(part: KindPart, said: string): boolean {
  return namesIn(part).some(
    ({ stems, isLoose }) =>
      said === stems ||
      (said.includes(stems) &&
        (isLoose ||
          (stems.trim().includes(' ') && said.split(' ').length - stems.split(' ').length <= mostBeside))),
  )
}

/** What a part is made of. */
export const blocksOf = ({ content }: KindPart): PageBlock[] => readBlocks(content)
