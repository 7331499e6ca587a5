import { hasPictures } from '../../entity.ts'
import type { ScreenPlan } from '../../plan/types.ts'
import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom, tileItems } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { tipLine } from '../state-line.ts'
import { headerActions } from './header-actions.ts'
import { shortcuts } from './shortcuts.ts'

/** First screens that are given to one thing. */
export const leads: Readonly<Record<NonNullable<ScreenPlan['lead']>, (scene: Scene) => ScreenParts>> = {
  now: helpNow,
  raise,
  swipe,
}

/** The bar above such a screen: what the app is called, and a line on it. */
const headerOf = (scene: Scene) => {
  const { kit, entity, app, screen } = scene
  return kit.header(
    screen.title ?? app.name,
    barProperties(scene, {
      subtitle: screen.subtitle ?? tipLine(entity, app),
      actions: headerActions(scene),
    }),
  )
}

/** Help at once: one large button, a few other ways, and whom to call. */
function helpNow(scene: Scene): ScreenParts {
  const { kit, entity } = scene
  const { hero } = entity
  return {
    header: headerOf(scene),
    body: [
      kit.hero({ overline: hero.overline, title: hero.title, text: hero.text }, [
        kit.button(hero.button, {
          full: true,
          size: 'large',
          icon: 'playf',
          action: scene.to('guide', 'timer', 'detail'),
        }),
      ]),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Somebody to talk to',
        [
          {
            avatar: 'Kim Osei',
            title: 'Kim Osei',
            subtitle: 'My person for such moments',
            trailingIcon: 'phone',
            action: { kind: 'link', href: 'tel:+4915120480000' },
          },
        ],
        { title: 'Somebody to talk to' },
      ),
      kit.list(
        hasPictures(entity) ? 'carousel' : 'rows',
        entity.many,
        hasPictures(entity)
          ? tileItems(entity, samplesFrom(entity, 1, 4), scene.to('detail'))
          : rowItems(entity, samplesFrom(entity, 1, 3), scene.to('detail')),
        {
          title: 'Also helps',
          ...(scene.has('browse') ? { actionLabel: 'See all', action: scene.to('browse') } : {}),
        },
      ),
      ...shortcuts(scene, 'More'),
    ],
  }
}

/** What one raises, large, with how far it has come, what makes it grow, and the others. */
function raise(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const { hero } = entity
  const [first] = entity.samples
  // What one does makes it grow.
  const form =
    app.screens.find(
      ({ kind, entity: made, isDeed }) => kind === 'form' && made !== screen.entity && !isDeed,
    ) ?? scene.find('form')
  const logs = app.screens.find(
    ({ kind, entity: listed }) => (kind === 'browse' || kind === 'history') && listed !== screen.entity,
  )
  const logged = logs ? scene.entityOf(logs) : undefined
  return {
    header: headerOf(scene),
    body: [
      kit.feature({
        image: first?.image,
        overline: hero.overline,
        title: hero.title,
        text: hero.text,
        height: 280,
        action: scene.to('detail'),
      }),
      kit.chart('Grown', 'progress', [Number(first?.progress ?? 50) / 100], {
        caption: `${first?.progress ?? '50'} % grown`,
      }),
      ...(form
        ? [
            kit.button(scene.entityOf(form).add, {
              full: true,
              icon: 'plus',
              action: scene.toScreen(form),
            }),
          ]
        : []),
      ...extraComponents(scene),
      ...(logs && logged
        ? [
            kit.list('rows', logged.many, rowItems(logged, samplesFrom(logged, 0, 2), scene.toScreen(logs)), {
              title: 'What made it grow',
              actionLabel: 'See all',
              action: scene.toScreen(logs),
            }),
          ]
        : []),
      kit.list('carousel', entity.many, tileItems(entity, samplesFrom(entity, 1, 5), scene.to('detail')), {
        title: 'Your others',
      }),
      ...shortcuts(scene, 'More to do'),
    ],
  }
}

const cardWidth = 310
const cardHeight = 320

/** One card after the other, large enough to be swiped, and below it what one thinks of it. */
function swipe(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const open = scene.to('detail')
  const liked = scene.to('saved', 'chats') ?? open
  return {
    header: headerOf(scene),
    body: [
      kit.list(
        'carousel',
        entity.many,
        entity.samples.map((sample) => ({
          ...(sample.image
            ? { image: sample.image }
            : sample.avatar
              ? { avatar: sample.avatar }
              : { icon: sample.icon ?? entity.icon, tone: sample.tone }),
          title: sample.title,
          subtitle: sample.subtitle ?? sample.meta,
          action: open,
        })),
        { width: cardWidth, height: cardHeight },
      ),
      kit.row(
        [
          kit.icon('close', 'Skip', { diameter: 64, showLabel: true, action: scene.toScreen(screen) }),
          kit.icon('info', 'More', { diameter: 54, showLabel: true, action: open }),
          kit.icon('heart', 'Like', { diameter: 64, showLabel: true, filled: true, action: liked }),
        ],
        { justify: 'center', gap: 28 },
      ),
      ...extraComponents(scene),
      ...shortcuts(scene, 'More to do'),
    ],
  }
}
