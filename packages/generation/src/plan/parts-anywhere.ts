import { type Entity, hasPictures } from '../entity.ts'
import { type PageBlock, readBlocks, stemsSaid } from '../pages/page.ts'
import { endsByHead } from '../parts/anywhere/by-head.ts'
import { nounsAnywhere, partsAnywhere } from '../parts/anywhere/index.ts'
import { anyKind } from '../parts/anywhere/any-kind.ts'
import { labelOf } from '../trace/label-of.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { KindPart } from '../parts/part.ts'
import { isOf } from '../trace/names-of.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { nameOf, partMeant, putPart } from './kind-parts.ts'
import { filledWith } from './filled-with.ts'
import { type AppPlan, mostScreens, type ScreenPlan } from './types.ts'

const longestTitle = 24

/** "Get paid", "Sign NDA": what one does there, as it is said. */
const nameBySaying = (phrase: Phrase): string | undefined => {
  const label = capitalise(labelOf(phrase))
  return phrase.verb !== undefined && label.length <= longestTitle ? label : undefined
}

/** Things without pictures stand in rows, with the sign of their kind. */
function withoutPicture(block: PageBlock, { icon }: Entity): PageBlock[] {
  if (block.kind === 'image') return []
  if (block.kind === 'fields')
    return [
      {
        ...block,
        fields: block.fields.map((field) =>
          field.kind === 'photo' && field.value === '' ? { ...field, value: 'box' } : field,
        ),
      },
    ]
  return block.kind === 'cards' && block.items.some(([picture = '']) => picture === '')
    ? [{ ...block, kind: 'rows', items: block.items.map(([, ...rest]) => [icon, ...rest]) }]
    : [block]
}

const isOfPictures = (block: PageBlock): boolean =>
  block.kind === 'fields' || block.kind === 'cards' || (block.kind === 'image' && block.picture === '')

/** The blocks of a part, with the things of the app for which its file leaves room. */
const blocksFor =
  (main: Entity | undefined) =>
  (content: string): PageBlock[] => {
    if (!main) return readBlocks(content)
    const blocks = readBlocks(filledWith(content, main))
    return hasPictures(main)
      ? blocks
      : blocks.flatMap((block) => (isOfPictures(block) ? withoutPicture(block, main) : [block]))
  }

const drawing = /^(?:see|show|get|pick|draw|choose|find|open|read|display|generate|view|suggest|select)$/

/** "Random article", "pick a random game": a button above the app's own things that opens one of them. */
const drawnByLot = ({ words, verb = 'see' }: Phrase, main: Entity): KindPart | undefined => {
  const at = words.indexOf('random')
  const noun = toSingular(words[at + 1] ?? '')
  return at >= 0 && drawing.test(verb) && isOf(main, noun)
    ? {
        of: new Set([anyKind]),
        said: `random ${noun}`,
        on: ['home', 'browse'],
        isFirst: false,
        keepsName: true,
        content: `button shuffle | Random ${noun} | #detail`,
      }
    : undefined
}

const listing: ReadonlySet<PageBlock['kind']> = new Set(['rows', 'people', 'ticks', 'agenda', 'cards'])
/** The screens a part without a page of its own may stand on, the best first. */
const hosts: readonly ScreenPlan['kind'][] = ['home', 'profile', 'browse']
const mostSections = 2
const mostInSection = 3

/** Where an app has all the screens it may have: the beginning of the part's first list, on a screen there is. */
function asSection(
  name: string | undefined,
  blocks: readonly PageBlock[],
  plan: AppPlan,
): ScreenPlan | undefined {
  const first = blocks.find((block) => listing.has(block.kind))
  if (!first || !('items' in first)) return undefined
  const host = hosts
    .flatMap((kind) => plan.screens.find((screen) => screen.kind === kind) ?? [])
    .find(({ parts = [] }) => parts.length < mostSections)
  if (!host) return undefined
  const section = { ...first, title: name ?? first.title, items: first.items.slice(0, mostInSection) }
  host.parts = [...(host.parts ?? []), { isFirst: false, blocks: [section] }]
  return host
}

/**
 * Gives a feature many apps have, which nothing in this one shows yet, its part: earnings, polls, a wishlist. Returns the
 * screen it stands on; undefined where the phrase means none, is of a brief's sentence, or there is no room.
 */
export function partAnywhere(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (plan.tool || plan.language || phrase.isActor) return undefined
  const text = plan.whole ?? plan.description
  const [main] = plan.entities.values()
  const lot = main && drawnByLot(phrase, main)
  if (lot) return putPart(lot, undefined, plan, stemsSaid(text), { blocks: readBlocks, most: mostScreens })
  const known = phrase.verb === undefined && endsByHead(phrase.words) ? nounsAnywhere : partsAnywhere
  const part = partMeant(phrase, [anyKind], text, known)
  if (!part || (phrase.isOfStory && phrase.words.length < 2)) return undefined
  const name = nameBySaying(phrase) ?? nameOf(phrase, part, text)
  const blocks = blocksFor(main)
  const screen = putPart(part, name, plan, stemsSaid(text), {
    blocks,
    most: mostScreens,
  })
  return screen ?? (part.page ? asSection(name ?? part.page.name, blocks(part.content), plan) : undefined)
}
