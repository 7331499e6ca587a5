import type { Action, ComponentNode } from '@kwiq/app-model'
import type { PageBlock } from '../../pages/page.ts'
import { fieldComponent } from '../fields.ts'
import type { Loose } from '../kit.ts'
import type { Scene } from '../scene.ts'

/** Where pins stand, as shares of width and height. */
const places = [
  { x: 0.5, y: 0.4 },
  { x: 0.24, y: 0.62 },
  { x: 0.76, y: 0.58 },
  { x: 0.32, y: 0.24 },
  { x: 0.7, y: 0.22 },
]

/** What a button leads to: a web address, a screen by its name, or what is done right there. */
function leadingTo(scene: Scene, href: string | undefined): Action {
  if (href === undefined) return scene.screen.isGadget ? scene.toScreen(scene.screen) : { kind: 'back' }
  if (!href.startsWith('#')) return { kind: 'link', href }
  const target = scene.app.screens.find(({ name }) => name === href.slice(1))
  return scene.toScreen(target ?? scene.screen)
}

/** Keys of a running clock work it; others do what they say right there. */
const keyAction = (scene: Scene, icon: string): Action | undefined =>
  /^(?:repeat|plus|play|pause)$/.test(icon) ? undefined : scene.toScreen(scene.screen)

/** The components a block of a page is made of. */
export function drawBlock(scene: Scene, block: PageBlock): ComponentNode[] {
  const { kit } = scene
  const list = (layout: string, items: readonly Loose[], properties: Loose = {}) => [
    kit.list(layout, block.kind === 'fields' || !('title' in block) ? 'List' : block.title || 'List', items, {
      ...('title' in block && block.title ? { title: block.title } : {}),
      ...properties,
    }),
  ]
  switch (block.kind) {
    case 'hero':
      return [kit.hero({ title: block.title, text: block.text, formula: block.formula })]
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
    case 'line':
      return [
        kit.card([
          kit.chart(block.title, 'area', block.data, { labels: block.labels, height: 120 }),
          kit.text('caption', block.title, { align: 'center' }),
        ]),
      ]
    case 'ring':
      return [
        kit.chart(block.title, 'ring', [block.share], {
          size: 220,
          thickness: 16,
          center: block.center,
          centerCaption: block.caption,
          clock: block.clock,
        }),
      ]
    case 'camera':
      return [kit.node('camera', 'Camera', { hint: block.hint, keyword: block.picture, height: 300 })]
    case 'tabs':
      return [kit.tabs(block.title, block.options)]
    case 'chips':
      return list(
        'chips',
        block.options.map((title) => ({ title: title.replace(/^\* /, '') })),
        {
          wrap: true,
          active: Math.max(
            0,
            block.options.findIndex((title) => title.startsWith('* ')),
          ),
        },
      )
    case 'button':
      return [
        kit.button(block.label, {
          full: true,
          icon: block.icon || undefined,
          ...(block.isQuiet ? { variant: 'secondary' } : {}),
          action: leadingTo(scene, block.href),
        }),
      ]
    case 'keys': {
      const isPlayer = /^(?:play|pause)$/.test(block.items[1]?.[0] ?? '') && block.items.length === 3
      return [
        ...(block.isTitled ? [kit.text('heading', block.title)] : []),
        kit.row(
          block.items.map(([icon = '', label = ''], index) =>
            kit.icon(
              icon,
              label,
              isPlayer && index === 1
                ? { size: 'large', filled: true, diameter: 68 }
                : { diameter: 54, showLabel: true, action: keyAction(scene, icon) },
            ),
          ),
          { justify: isPlayer ? 'center' : 'between', ...(isPlayer ? { gap: 26 } : {}) },
        ),
      ]
    }
    case 'sliders':
      return [
        ...(block.title ? [kit.text('heading', block.title)] : []),
        kit.card(
          block.items.map(([name = '', value = '50']) =>
            kit.input(name, { kind: 'slider', value, min: 0, max: 100 }),
          ),
        ),
      ]
    case 'cells':
      return [
        kit.card(
          block.items.map(([cells = '']) =>
            kit.row(
              cells
                .split(' ')
                .map((cell) => kit.text('label', cell.replaceAll('_', ' '), { align: 'center' })),
              { equal: true, gap: 2 },
            ),
          ),
          block.title ? { title: block.title } : {},
        ),
      ]
    case 'fields':
      return block.fields.map((field) =>
        fieldComponent(kit, field, field.kind !== 'text' && field.kind !== 'long'),
      )
    case 'switches':
      return [
        kit.card(
          block.items.map(([title = '']) => kit.toggle(title.replace(/^x /, ''), !title.startsWith('x '))),
        ),
      ]
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
        block.items.map(([value = '', title = '', formula]) => ({ value, title, formula })),
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
