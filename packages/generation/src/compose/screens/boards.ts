import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { boardOf, usual } from './board-forms.ts'
import { shortcuts } from './shortcuts.ts'

/** A game on squares: the board, what one puts on it, and what one can do. */
export function composeBoard(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const board = boardOf(app.description)
  const isWide = (board.rows[0]?.split(' ').length ?? 0) > 6
  const row = (cells: string): ComponentNode =>
    kit.row(
      cells
        .split(' ')
        .map((cell) =>
          kit.text(isWide ? 'label' : 'heading', cell === '.' ? '·' : cell, { align: 'center' }),
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
      kit.card(board.rows.map(row)),
      ...(board.pieces.length > 0
        ? [
            kit.list(
              'chips',
              'Put in',
              board.pieces.map((title) => ({ title })),
            ),
          ]
        : []),
      kit.row(
        board.moves.map((title, index) =>
          kit.button(title, {
            variant: index === board.moves.length - 1 ? 'primary' : 'secondary',
            size: 'small',
            full: true,
            action: scene.toScreen(screen),
          }),
        ),
        { equal: true },
      ),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
