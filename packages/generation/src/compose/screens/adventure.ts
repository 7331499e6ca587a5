import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** Whether a game is read: one chooses what to do next. */
export const isAdventure = (text: string): boolean =>
  /\btext[- ](?:based )?(?:adventures?|games?|rpg)\b|\binteractive (?:fiction|stor(?:y|ies))\b|\bchoose[- ]your[- ]own[- ]adventure\b|\bbranching stor(?:y|ies)\b/i.test(
    text,
  )

const choices = [
  ['key', 'Open the small door with the brass key'],
  ['sun', 'Light the lamp and look around'],
  ['back', 'Go back to the harbour'],
] as const
const carried = ['Brass key', 'Lamp', 'Torn letter', 'Bread'] as const

/** A scene of a story, what one carries, and the choices it leaves. */
export function composeAdventure(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const again = scene.toScreen(screen)
  return {
    header: kit.header(
      'The lighthouse stairs',
      barProperties(scene, {
        compact: true,
        subtitle: 'Scene 12 of 40',
        actions: barActions(scene, ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.list(
        'stats',
        'Now',
        [
          { value: '8 of 10', title: 'Health' },
          { value: '4', title: 'Carried' },
          { value: '14', title: 'Gold' },
        ],
        { columns: 3 },
      ),
      kit.card([
        kit.text(
          'body',
          'The stairs end at two doors. Behind the small one something ticks. The wind has put out your candle, and below you somebody is coming up, slowly, counting the steps.',
        ),
      ]),
      kit.list(
        'rows',
        'What do you do?',
        choices.map(([icon, title]) => ({ icon, title, chevron: true, action: again })),
        { title: 'What do you do?' },
      ),
      kit.list(
        'chips',
        'Inventory',
        carried.map((title) => ({ title })),
        { title: 'Inventory', wrap: true },
      ),
      kit.row(
        [
          kit.button('Load game', { variant: 'secondary', full: true, action: again }),
          kit.button('Save game', { full: true, icon: 'bookmark', action: again }),
        ],
        { equal: true },
      ),
      ...extraComponents({
        ...scene,
        screen: {
          ...screen,
          extras: screen.extras.filter(
            (extra) => extra.kind !== 'action' || !/^(?:save|load|choose|read|open)\b/i.test(extra.label),
          ),
        },
      }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
