import type { Field } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import type { ScreenParts } from '../kit.ts'
import { closeBar, type Scene } from '../scene.ts'
import { waysToPay } from './ways-to-pay.ts'

const giving = /^(?:donate|give)\b/i

/** How much one gives to what the app lists; undefined where nothing is given. */
export function giftOf({ app, entity, screen, find }: Scene): Field | undefined {
  const form = screen.kind === 'form' ? screen : find('form')
  const isGift =
    form !== undefined &&
    !form.isDeed &&
    form.entity === screen.entity &&
    giving.test(form.title ?? entity.add) &&
    !app.language
  return isGift
    ? entity.fields.find(({ name, kind }) => kind === 'money' && /^amount$/i.test(name))
    : undefined
}

/** What belongs to the gift: all else in the fields tells of whom it is for. */
const ofGift = /^(?:monthly gift|monthly|purpose|message|dedication|in memory of|anonymous)$/i

const sums = [10, 25, 50, 100]

/** "Give", "Donate": to the house itself, and for nothing it sells. */
export const isGivingScreen = ({ screen, app }: Scene): boolean =>
  !app.language && /^(?:give|donate|giving|donations?|offering|tithe)\b/i.test(screen.name)

/** One gives to the house: how much, how often, and how it is paid. */
export function composeGift(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const steps = sums.map((sum) => `€ ${sum}`)
  return {
    header: kit.header(screen.title ?? screen.name, { ...closeBar, subtitle: screen.subtitle }),
    body: [
      kit.list(
        'chips',
        'Amount',
        steps.map((title) => ({ title })),
        { title: 'Amount', wrap: true, active: 1 },
      ),
      kit.input('Other amount', { placeholder: '€ 35', icon: 'wallet' }),
      kit.toggle('Every month', false),
      kit.input('Message', { placeholder: 'With thanks for the summer', kind: 'multiline' }),
      ...extraComponents(scene),
      waysToPay(kit),
    ],
    foot: kit.footer([
      kit.button(`Give ${steps[1] ?? ''}`, {
        full: true,
        icon: 'lock',
        action: scene.to('confirmed', 'home'),
      }),
    ]),
  }
}

/** One gives to what one has chosen already: how much, how often, and how it is paid. */
export function composeGiving(scene: Scene, amount: Field): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = entity.samples
  const [sign = '€'] = amount.value.split(' ')
  const steps = sums.map((sum) => `${sign} ${sum}`)
  return {
    header: kit.header(screen.title ?? entity.add, { ...closeBar, subtitle: screen.subtitle }),
    body: [
      kit.list('rows', entity.one, [
        {
          ...(first?.image ? { image: first.image } : { icon: entity.icon }),
          title: first?.title ?? entity.one,
          subtitle: first?.subtitle,
        },
      ]),
      kit.list(
        'chips',
        amount.name,
        steps.map((title) => ({ title })),
        { title: amount.name, wrap: true, active: Math.max(0, steps.indexOf(amount.value)) },
      ),
      kit.input('Other amount', { placeholder: `${sign} 35`, icon: 'wallet' }),
      ...entity.fields
        .filter(({ name }) => ofGift.test(name))
        .map((field) => fieldComponent(kit, field, field.kind === 'switch')),
      ...extraComponents(scene),
      waysToPay(kit),
    ],
    foot: kit.footer([
      kit.button(`Give ${amount.value}`, {
        full: true,
        icon: 'lock',
        action: scene.to('confirmed', 'home') ?? { kind: 'back' },
      }),
    ]),
  }
}
