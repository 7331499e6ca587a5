import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import { hasPictures } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, closeBar, type Scene } from '../scene.ts'
import type { Action, ComponentNode } from '@kwiq/app-model'

/** Makes or changes one thing. */
export function composeForm(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const room = Math.max(3, 7 - screen.extras.length)
  const fields = entity.fields.slice(0, room)
  const isNamed =
    fields.some((field) => /(?:^|\b)(?:name|title)$/i.test(field.name)) ||
    fields
      .slice(0, 2)
      .some(
        ({ kind, options, value }) =>
          (kind === 'text' && options.length === 0 && !(hasPictures(entity) && /^\d/.test(value))) ||
          kind === 'person' ||
          kind === 'long',
      )
  const first = entity.samples[0]?.title ?? ''
  const inputs = fields.map((field) => fieldComponent(kit, field))
  const name = isNamed || screen.isDeed ? [] : [kit.input(nameLabel(entity.one), { value: first })]
  return {
    header: kit.header(
      screen.title ?? entity.add,
      screen.isTab ? barProperties(scene) : { ...closeBar, subtitle: screen.subtitle },
    ),
    body: [...name, ...pairShort(scene, inputs), ...extraComponents(scene)],
    foot: kit.footer([
      kit.button(screen.isDeed ? entity.use : buttonOf(screen.title ?? entity.add, entity.one), {
        full: true,
        icon: 'check',
        action: done(scene),
      }),
    ]),
  }
}

/** What the button of a form says, by the verb of its title; one that only adds something saves it. */
const buttons: Readonly<Partial<Record<string, string>>> = {
  ask: 'Send',
  back: 'Back up',
  book: 'Book',
  buy: 'Buy',
  donate: 'Donate',
  invite: 'Send invitation',
  join: 'Join',
  offer: 'Offer it',
  order: 'Place order',
  place: 'Place order',
  post: 'Publish',
  report: 'Send report',
  request: 'Send request',
  reserve: 'Reserve',
  sell: 'Put it up',
  send: 'Send',
  start: 'Start',
  submit: 'Send',
  trade: 'Place order',
}

function buttonOf(title: string, one: string): string {
  const [verb = ''] = title.toLowerCase().split(' ')
  // What others shall read is published.
  if (/^(?:new|write|create) (?:an? )?(?:post|story|tweet|toot|thread|announcement)$/i.test(title))
    return 'Publish'
  // "Add feed" in an app of articles saves a feed.
  const [, made] = /^(?:add|new|create) (?:an? |the )?(\p{L}[\p{L} -]*)$/iu.exec(title) ?? []
  const save = `Save ${(made ?? one).toLowerCase()}`
  return buttons[verb] ?? (save.length <= 24 ? save : 'Save')
}

/** What is sent or ordered is confirmed where the app has a screen for that; all else leads back to where one was. */
function done({ app, screen, entity, find, to }: Scene): Action {
  const isPaid = find('cart', 'checkout', 'slots') !== undefined
  const isSent =
    screen.isDeed === true ||
    buttons[(screen.title ?? entity.add).toLowerCase().split(' ')[0] ?? ''] !== undefined
  return (isSent && !isPaid && !app.isRegister ? to('confirmed') : undefined) ?? { kind: 'back' }
}

function nameLabel(one: string): string {
  return one.split(' ').length > 2 ? 'Name' : `${one} name`
}

/** Two dates or times in a row stand side by side. */
function pairShort(scene: Scene, inputs: ComponentNode[]): ComponentNode[] {
  const paired: ComponentNode[] = []
  for (let index = 0; index < inputs.length; index += 1) {
    const input = inputs[index]
    const next = inputs[index + 1]
    if (!input) continue
    if (next && input.type === 'datepicker' && next.type === 'datepicker') {
      // Half a line is too short for the day of the week.
      for (const { properties } of [input, next])
        if (typeof properties.value === 'string')
          properties.value = properties.value.replace(/^\p{L}{3} (?=\d)/u, '')
      paired.push(scene.kit.row([input, next], { equal: true, align: 'start' }))
      index += 1
    } else {
      paired.push(input)
    }
  }
  return paired
}
