import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { planOfThing } from './plans-of-places.ts'
import { boardOf, usual } from './board-forms.ts'
import { composeLifeTotals } from './life-totals.ts'
import { shortcuts } from './shortcuts.ts'
import { composeVisual, isVisual } from './visual.ts'

/** More of them are a keyboard. */
const manyPieces = 12

const firstWord = (label: string) => label.toLowerCase().split(' ')[0] ?? ''

/** What is asked for beyond what the board has: it is undone and begun anew there, and a card is turned by a tap. */
function besides(scene: Scene, moves: readonly string[]): Scene {
  const has = (word: string) => moves.some((move) => firstWord(move) === word)
  const isOfBoard = (label: string) =>
    has(firstWord(label)) ||
    /^(?:flip|turn|open|reveal|click|tap|select|place)\b/i.test(label) ||
    (/^(?:restart|reset|play again|start)\b/i.test(label) && has('new'))
  const extras = scene.screen.extras.filter((extra) => extra.kind !== 'action' || !isOfBoard(extra.label))
  return { ...scene, screen: { ...scene.screen, extras } }
}

/** Letters for which a third of a row, and half of one, has room. */
const longestMoves = [Infinity, Infinity, 14, 9]

/** What one can do, the usual thing last; those with long names have it in a row of its own. */
function moves({ kit, screen, toScreen }: Scene, titles: readonly string[]): ComponentNode[] {
  const longest = Math.max(0, ...titles.map((title) => title.length))
  const isShort = longest <= (longestMoves[titles.length] ?? 6)
  const rows = isShort ? [titles] : [titles.slice(0, -1), titles.slice(-1)]
  return rows.map((row) =>
    kit.row(
      row.map((title) =>
        kit.button(title, {
          variant: title === titles.at(-1) ? 'primary' : 'secondary',
          size: 'small',
          full: true,
          action: toScreen(screen),
        }),
      ),
      { equal: true },
    ),
  )
}

/** A game on squares: the board, what one puts on it, and what one can do. */
export function composeBoard(scene: Scene): ScreenParts {
  if (scene.entity.id === 'life-total') return composeLifeTotals(scene)
  if (isVisual(scene)) return composeVisual(scene)
  const { kit, entity, screen, app } = scene
  const board = planOfThing[scene.entity.id] ?? boardOf(app.description, app.story, app.archetype)
  const isWide = (board.rows[0]?.split(' ').length ?? 0) > 6
  const row = (cells: string): ComponentNode =>
    kit.row(
      cells
        .split(' ')
        .map((cell) =>
          kit.text(
            isWide ? 'label' : 'heading',
            cell === '.' ? '·' : cell.replaceAll('_', cell.length > 1 ? ' ' : '_'),
            { align: 'center' },
          ),
        ),
      { equal: true, gap: 2 },
    )
  return {
    header: kit.header(
      screen.title ?? (board.figures ? screen.name : (entity.samples[0]?.title ?? screen.name)),
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? board.line ?? 'Medium, 6:42',
        actions: barActions(scene, ['chart', 'Statistics', 'stats'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.list(
        'stats',
        'Now',
        (board.figures ?? usual).map(([value, title]) => ({ value, title })),
        { columns: 3 },
      ),
      board.pads
        ? kit.list(
            'grid',
            'Pads',
            board.pads.map((pad) => ({ ...pad, action: scene.toScreen(screen) })),
            { columns: 2 },
          )
        : kit.card(board.rows.map(row)),
      ...(board.pieces.length > 0
        ? [
            kit.list(
              'chips',
              'Put in',
              board.pieces.map((title) => ({ title })),
              board.pieces.length > manyPieces ? { wrap: true } : {},
            ),
          ]
        : []),
      ...moves(scene, board.moves),
      ...extraComponents(besides(scene, board.moves)),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
