import type { ComponentNode } from '@kwiq/app-model'
import type { PageBlock } from '../../pages/page.ts'
import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** A page with content of its own, whatever the app is about. */
export function composePage(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const blocks = screen.page?.blocks ?? []
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { compact: true, ...(screen.page ? { subtitle: screen.page.line } : {}) }),
    ),
    body: [
      ...blocks.flatMap((block) => drawBlock(scene, block)),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** Where pins stand, as shares of width and height. */
const places = [
  { x: 0.5, y: 0.4 },
  { x: 0.24, y: 0.62 },
  { x: 0.76, y: 0.58 },
  { x: 0.32, y: 0.24 },
  { x: 0.7, y: 0.22 },
]

function drawBlock(scene: Scene, block: PageBlock): ComponentNode[] {
  const { kit } = scene
  const list = (layout: string, items: readonly Loose[], properties: Loose = {}) => [
    kit.list(layout, block.kind === 'fields' || !('title' in block) ? 'List' : block.title || 'List', items, {
      ...('title' in block && block.title ? { title: block.title } : {}),
      ...properties,
    }),
  ]
  switch (block.kind) {
    case 'hero':
      return [kit.hero({ title: block.title, text: block.text })]
    case 'text':
      return [kit.text('body', block.text, { tone: 'muted' })]
    case 'image':
      return [kit.image(block.picture, { height: 180 })]
    case 'map':
      return [
        kit.node('map', block.title, {
          height: 240,
          ground: 'city',
          seed: block.title,
          me: true,
          pins: block.pins.map((label, index) => ({ ...places[index % places.length], label })),
        }),
      ]
    case 'code':
      return [
        kit.card(
          [
            kit.image('QR code', { keyword: 'qr code', width: 170, height: 170, align: 'center' }),
            kit.text('caption', block.code, { align: 'center' }),
          ],
          block.title ? { title: block.title } : {},
        ),
      ]
    case 'banner':
      return [kit.banner(block.icon, 'accent', block.title, block.text)]
    case 'chart':
      return [
        kit.section(block.title, [
          kit.card([kit.chart(block.title, 'bar', block.data, { labels: block.labels, height: 120 })]),
        ]),
      ]
    case 'chips':
      return list(
        'chips',
        block.options.map((title) => ({ title })),
        { wrap: true, active: 0 },
      )
    case 'button':
      return [
        kit.button(block.label, {
          full: true,
          icon: block.icon,
          action: block.href ? { kind: 'link', href: block.href } : { kind: 'back' },
        }),
      ]
    case 'fields':
      return block.fields.map((field) =>
        fieldComponent(kit, field, field.kind !== 'text' && field.kind !== 'long'),
      )
    case 'switches':
      return [kit.card(block.items.map(([title = '']) => kit.toggle(title, true)))]
    case 'rows':
      return list(
        'rows',
        block.items.map(([icon, title = '', subtitle, value, badge]) => ({
          icon: icon || undefined,
          title,
          subtitle: subtitle || undefined,
          value: value || undefined,
          badge: badge || undefined,
        })),
      )
    case 'people':
      return list(
        'rows',
        block.items.map(([name = '', subtitle, value]) => ({
          avatar: name,
          title: name,
          subtitle: subtitle || undefined,
          value: value || undefined,
        })),
      )
    case 'stats':
      return list(
        'stats',
        block.items.map(([value = '', title = '']) => ({ value, title })),
        { columns: Math.min(3, block.items.length) },
      )
    case 'steps':
    case 'timeline':
      return list(
        block.kind,
        block.items.map(([title = '', subtitle]) => ({ title, subtitle: subtitle || undefined })),
      )
    case 'agenda':
      return list(
        'agenda',
        block.items.map(([time = '', title = '', subtitle]) => ({
          time,
          title,
          subtitle: subtitle || undefined,
        })),
      )
    case 'ticks':
      return list(
        'checklist',
        block.items.map(([title = '', subtitle]) => ({
          title: title.replace(/^x /, ''),
          subtitle: subtitle || undefined,
          checked: title.startsWith('x '),
        })),
        { boxed: true },
      )
    case 'tiles':
      return list(
        'grid',
        block.items.map(([icon = '', title = '', subtitle]) => ({
          icon,
          title,
          subtitle: subtitle || undefined,
        })),
        { columns: block.items.length > 7 ? 4 : block.items.length % 3 === 0 ? 3 : 2 },
      )
    case 'cards':
      return list(
        'grid',
        block.items.map(([image = '', title = '', subtitle, value]) => ({
          image,
          title,
          subtitle: subtitle || undefined,
          value: value || undefined,
        })),
        { columns: 2 },
      )
  }
}
