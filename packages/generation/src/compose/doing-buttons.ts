import type { ComponentNode } from '@kwiq/app-model'
import { doingOf, targetOf } from './doing-target.ts'
import type { Scene } from './scene.ts'
import { toldMain } from './screens/main-action.ts'

const longestTile = 22
const tones = ['primary', 'accent', 'success', 'warning'] as const

/** One doing is a button; more are tiles, as is what is only named; long ones are rows. */
export function doings(scene: Scene): ComponentNode[] {
  const { kit, screen } = scene
  const main = toldMain(scene)
  const found = screen.extras.flatMap((extra) =>
    (extra.kind === 'action' && extra.label !== main) || extra.kind === 'note'
      ? [{ icon: extra.icon, title: extra.label, isDoing: extra.kind === 'action' }]
      : [],
  )
  const [first] = found
  if (!first) return []
  const [button] = found.filter(({ title }) => / button$/i.test(title))
  if (button)
    return [
      ...found
        .filter(({ title }) => / button$/i.test(title))
        .slice(0, 2)
        .map(({ icon, title }) =>
          kit.button(title.replace(/ button$/i, ''), { full: true, ...doingOf(scene, { icon, title }) }),
        ),
      ...doings({
        ...scene,
        screen: {
          ...screen,
          extras: screen.extras.filter(
            (extra) => (extra.kind === 'action' || extra.kind === 'note') && !/ button$/i.test(extra.label),
          ),
        },
      }),
    ]
  const buttons = found.filter(({ isDoing }) => isDoing)
  const tiles = found.filter(({ isDoing }) => !isDoing)
  return [...doingButtons(scene, buttons), ...noteTiles(scene, tiles)]
}

interface Doing {
  icon: string
  title: string
  isDoing?: boolean
}
const longestBeside = 10

/** A doing is a button; a second and third stand side by side, more are tiles. */
function doingButtons(scene: Scene, found: readonly Doing[]): ComponentNode[] {
  const { kit } = scene
  if (found.length > 3) return noteTiles(scene, found)
  const button = (doing: Doing, variant: 'secondary' | 'outline') =>
    kit.button(doing.title, { variant, full: true, ...doingOf(scene, doing) })
  const [first, ...rest] = found
  if (!first) return []
  const isBeside = (all: readonly Doing[]) =>
    all.length === 2 && all.every(({ title }) => title.length <= longestBeside)
  if (isBeside(found))
    return [
      kit.row(
        found.map((each) => button(each, 'secondary')),
        { equal: true },
      ),
    ]
  return [
    button(first, 'secondary'),
    ...(isBeside(rest)
      ? [
          kit.row(
            rest.map((each) => button(each, 'outline')),
            { equal: true },
          ),
        ]
      : rest.map((each) => button(each, 'outline'))),
  ]
}

/** What several of them are together; in other languages they are named one by one. */
const nameOf = ({ app }: Scene, found: readonly Doing[]): string =>
  found.length < 2 || app.language !== undefined
    ? found.map(({ title }) => title).join(', ')
    : found.every(({ isDoing }) => isDoing)
      ? 'Actions'
      : 'More'

/** What is only named: tiles two by two, or rows where words are long or one would stand alone. */
function noteTiles(scene: Scene, found: readonly Doing[]): ComponentNode[] {
  const { kit } = scene
  if (found.length === 0) return []
  const name = nameOf(scene, found)
  if (found.length % 2 === 0 && found.every(({ title }) => title.length <= longestTile))
    return [
      kit.list(
        'grid',
        name,
        found.map(({ icon, title, isDoing = false }, index) => ({
          icon,
          title,
          tone: tones[index % tones.length],
          action: targetOf(scene, title, isDoing),
        })),
        { columns: 2 },
      ),
    ]
  return [
    kit.list(
      'rows',
      name,
      found.map(({ icon, title, isDoing = false }) => ({
        icon,
        title,
        chevron: true,
        action: targetOf(scene, title, isDoing),
      })),
    ),
  ]
}
