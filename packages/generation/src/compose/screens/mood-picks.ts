import { hasPictures } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom, tileItems } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, closeBar, type Scene } from '../scene.ts'

const feelings = ['Happy', 'Calm', 'Sad', 'Angry', 'Tired', 'In love', 'Silly'] as const
/** How one feels, what suits that, and the way to another. */
export function composeMoodPicks(scene: Scene): ScreenParts {
  const { kit, screen, app } = scene
  const [main = scene.entity] = app.entities.values()
  const open = scene.to('detail', 'browse')
  const suiting = samplesFrom(main, 1, 4)
  const title = 'Suits you now'
  return {
    header: kit.header(
      'How do you feel?',
      screen.isTab
        ? barProperties(scene, { subtitle: 'Thursday evening' })
        : { ...closeBar, compact: false, subtitle: 'Thursday evening' },
    ),
    body: [
      kit.list(
        'chips',
        'Mood',
        feelings.map((feeling) => ({ title: feeling })),
        { wrap: true, active: 1 },
      ),
      hasPictures(main)
        ? kit.list('grid', main.many, tileItems(main, suiting, open), { title, columns: 2, height: 150 })
        : kit.list('rows', main.many, rowItems(main, suiting, open), { title }),
      ...extraComponents(scene),
      kit.button('Another suggestion', { full: true, icon: 'repeat', action: scene.toScreen(screen) }),
    ],
  }
}
