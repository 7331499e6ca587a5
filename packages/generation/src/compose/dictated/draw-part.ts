import type { Action, ComponentNode } from '@kwiq/app-model'
import type { Part } from '../../dictation/part.ts'
import { valuesOf } from '../../plan/content/values.ts'
import { capitalise } from '../../words/forms.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { Loose } from '../kit.ts'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'
import { wayOf } from './way-of.ts'
import { talkOf } from '../screens/talk-lines.ts'
import { drawList } from './draw-list.ts'
import { isText } from './facts.ts'

/** The components of one dictated part; of buttons, the `buttons`th of its sentence that is no quiet one. */
export function drawPart(scene: Scene, part: Part, buttons: number): ComponentNode[] {
  const { kit, entity } = scene
  const sample = entity.samples[0]
  switch (part.kind) {
    case 'fact':
      return isText(part.label)
        ? [kit.text('body', entity.about)]
        : [kit.text('title', part.value ?? sample?.title ?? part.label)]
    case 'heading':
      return [kit.text('heading', part.label)]
    case 'badge':
      return [kit.list('chips', part.label, [{ title: part.label }], { plain: true })]
    case 'input':
      return [kit.input(part.label, inputProperties(part))]
    case 'checkbox':
      return [kit.node('checkbox', part.label, { checked: false })]
    case 'switch':
      return [kit.toggle(part.label, true)]
    case 'date':
      return [kit.date(part.label, { value: /time/i.test(part.label) ? '18:30' : 'Thu 19 Nov' })]
    case 'button':
      return [drawButton(scene, part, buttons)]
    case 'image':
      return [kit.image(sample?.image ?? entity.one.toLowerCase(), { height: 180, caption: part.label })]
    case 'avatar':
      return [kit.list('rows', part.label, [avatarRow(scene)])]
    case 'video':
      return [kit.node('video', part.label, {})]
    case 'map':
      return [kit.node('map', part.label, {})]
    case 'bubbles': {
      const [, one = 'Omar Haddad', two = 'Lea Brandt'] = peopleOf(scene.app.contentSeed, 3)
      return [kit.list('bubbles', part.label, talkOf(scene).messages(one, two))]
    }
    case 'choice': {
      const options =
        part.options.length > 1
          ? part.options
          : (valuesOf(part.label)?.slice(0, 3) ?? ['First', 'Second', 'Third'])
      return [
        kit.list(
          'chips',
          part.label,
          [...new Set(options)].map((title) => ({ title })),
          { title: part.label === '' ? undefined : part.label, wrap: part.label !== '', active: 0 },
        ),
      ]
    }
    case 'tabs': {
      const titles = part.options.length > 0 ? part.options : ['First', 'Second']
      return [kit.tabs(`${titles.join(', ')} tabs`, titles)]
    }
    case 'steps':
      return [
        kit.list(
          'steps',
          part.label,
          part.options.map((title, index) => ({ title, done: index < 2, now: index === 2 })),
          { title: part.label },
        ),
      ]
    case 'columns':
      return drawColumns(scene, part.options)
    case 'figures':
      return [
        kit.list(
          'stats',
          part.options.join(', '),
          part.options.map((title, index) => ({ title, value: figureFor(title, index) })),
          { columns: 2 },
        ),
      ]
    case 'chart':
      return part.form === 'progress'
        ? [kit.chart(`Progress bar: ${part.label}`, 'progress', [0.64], { caption: part.label })]
        : [
            kit.section(part.label, [
              kit.card([
                kit.chart(`${capitalise(part.form)} chart: ${part.label}`, part.form, entity.trend.data, {
                  labels: entity.trend.labels,
                  height: 140,
                }),
              ]),
            ]),
          ]
    case 'list':
      return [drawList(scene, part)]
  }
}

function inputProperties({ entry, label, options }: Part & { kind: 'input' }): Loose {
  switch (entry) {
    case 'select': {
      const words = valuesOf(label)?.filter((value) => /^\p{L}{3}/u.test(value)) ?? []
      const known = options.length > 0 ? options : words.length > 1 ? words : ['Everyday', 'Savings', 'Work']
      return { kind: 'select', options: [...new Set(known)], value: known[0] }
    }
    case 'slider':
      return { kind: 'slider', value: '40', min: 0, max: 100 }
    case 'stepper':
      return { kind: 'stepper', value: '1' }
    case 'multiline':
      return { kind: 'multiline', height: 96, placeholder: label }
    case 'search':
      return { kind: 'search', placeholder: label }
    case 'text':
    case 'email':
    case 'password':
    case 'number':
      return { kind: entry, placeholder: label }
  }
}

function drawButton(scene: Scene, { label, isQuiet }: Part & { kind: 'button' }, nth: number): ComponentNode {
  const action: Action = wayOf(scene, label) ??
    scene.to('detail', 'browse', 'home', 'form', 'stats', 'profile') ?? { kind: 'back' }
  const variant = isQuiet ? 'ghost' : nth === 1 ? undefined : nth === 2 ? 'secondary' : 'outline'
  return scene.kit.button(label, { full: true, variant, action })
}

function avatarRow(scene: Scene): Loose {
  const [who = 'Mara Vogt'] = peopleOf(scene.app.contentSeed, 1)
  return { avatar: who, title: who, subtitle: scene.app.kindLine }
}

/** Where things stand, each column with what is in it. */
function drawColumns(scene: Scene, options: readonly string[]): ComponentNode[] {
  const { kit, entity } = scene
  const list = [...(scene.screen.dictated?.lists.values() ?? [])][0] ?? entity
  const open = scene.to('detail', 'form', 'browse')
  return options.map((title, index) =>
    kit.list('rows', title, rowItems(list, samplesFrom(list, index * 2, 2), open), { title }),
  )
}

const figureFor = (title: string, index: number) =>
  valuesOf(title)?.[0] ?? ['128', '36', '12', '4', '57', '9'][index % 6] ?? '12'
