import { isPictureKnown } from '@kwiq/catalogue/pictures'
import { extraComponents } from '../extras.ts'
import { fieldComponent, fieldRows } from '../fields.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { Field } from '../../entity.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

/** Whether a generator draws something with values of its own: a meal, a person. */
export const isDrawn = ({ entity }: Scene): boolean => entity.id.startsWith('drawn-')

const most = 6
/** What it depends on is entered, the rest is seen. */
const isEntered = ({ kind, hint }: Field) => kind === 'choice' || hint !== undefined

/** One thing drawn by lot, all one sees of it, and the button for another. */
export function composeDrawn(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const [first] = entity.samples
  const isPictured = /\b(?:pictures?|images?|photos?|posters?)\b/i.test(app.story ?? app.description)
  const picture = first?.image ?? (isPictured && !first?.avatar ? entity.one : undefined)
  const choices = entity.fields.filter(isEntered)
  const rows = fieldRows(
    entity.fields.filter((field) => !isEntered(field)),
    most,
  )
  return {
    header: workingBar(scene),
    body: [
      ...(picture ? [kit.image(isPictureKnown(picture) ? picture : 'camera', { height: 190 })] : []),
      ...(first?.avatar
        ? [
            kit.image(first.avatar, {
              keyword: 'person',
              seed: first.avatar,
              shape: 'circle',
              width: 112,
              height: 112,
              align: 'center',
            }),
          ]
        : []),
      kit.hero(
        {
          overline: entity.one,
          title: first?.title ?? entity.one,
          ...(rows.length === 0 && first?.subtitle ? { text: first.subtitle } : {}),
        },
        [
          kit.row([
            kit.button('Save', {
              icon: 'bookmark',
              size: 'small',
              action: scene.to('saved', 'history', 'detail'),
            }),
            kit.button('Share', {
              icon: 'share',
              size: 'small',
              variant: 'secondary',
            }),
          ]),
        ],
      ),
      ...(rows.length > 0 ? [kit.list('rows', 'Details', rows)] : []),
      ...choices.map((field) => fieldComponent(kit, field)),
      ...extraComponents(scene),
      kit.button(entity.add, { full: true, icon: 'repeat', action: scene.toScreen(screen) }),
      kit.list(
        'rows',
        'Before this one',
        rowItems(entity, samplesFrom(entity, 1, 3), scene.to('detail', 'history')),
        { title: 'Before this one' },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
