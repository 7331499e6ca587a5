import type { Field } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { ownName } from '../people.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

const mailOf = (me: string) =>
  `${me.split(' ')[0]?.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '') ?? 'me'}@studio-lund.example`

/** The fields of one's own card, filled with who uses the app. */
export const filledByMe = (fields: readonly Field[], me: string): Field[] =>
  fields.map((field) =>
    field.kind === 'person'
      ? { ...field, value: me }
      : field.kind === 'email'
        ? { ...field, value: mailOf(me) }
        : field,
  )

/** One's own business card: face, name, trade, the code others scan, the ways to hand it over, and whose one got last. */
export function composeMyCard(scene: Scene): ScreenParts {
  const { kit, entity, app, screen } = scene
  const me = ownName(app.contentSeed, entity)
  const form = app.screens.find((each) => each.kind === 'form' && each.entity === 'my-card')
  const nearby = scene.to('map', 'people')
  const camera = scene.to('scanner')
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: 'Others scan it, or take it from nearby',
        actions: barActions(scene, ['camera', 'Scan a card', 'scanner'], ['user', 'Profile', 'profile']),
      }),
    ),
    body: [
      kit.hero({}, [
        kit.row(
          [
            kit.image('person', { seed: me, shape: 'circle', width: 72, height: 72 }),
            kit.column([kit.text('title', me), kit.text('body', 'Product designer, Studio Lund')], {
              gap: 2,
            }),
          ],
          { gap: 16 },
        ),
      ]),
      kit.card([
        kit.image('QR code', { keyword: 'qr code', width: 170, height: 170, align: 'center' }),
        kit.text('caption', 'Scan to keep my card', { align: 'center' }),
      ]),
      kit.button('Share my card', { full: true, icon: 'share' }),
      ...(form
        ? [
            kit.button('Edit my card', {
              variant: 'outline',
              full: true,
              icon: 'edit',
              action: scene.toScreen(form),
            }),
          ]
        : []),
      ...(nearby
        ? [
            kit.button('Exchange with somebody nearby', {
              variant: 'secondary',
              full: true,
              icon: 'users',
              action: nearby,
            }),
          ]
        : camera
          ? [
              kit.button('Scan a card', {
                variant: 'secondary',
                full: true,
                icon: 'camera',
                action: camera,
              }),
            ]
          : []),
      kit.list(
        'rows',
        'On my card',
        [
          { icon: 'phone', title: 'Phone', value: '+49 160 7741' },
          { icon: 'mail', title: 'Email', value: mailOf(me) },
          { icon: 'globe', title: 'Website', value: 'studio-lund.example' },
        ],
        { title: 'On my card' },
      ),
      ...extraComponents(scene),
      kit.list(
        'rows',
        entity.many,
        rowItems(entity, samplesFrom(entity, 0, 2), scene.to('detail', 'browse')),
        {
          title: 'Got lately',
          ...(scene.has('browse') ? { actionLabel: 'See all', action: scene.to('browse') } : {}),
        },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
