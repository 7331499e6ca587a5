import type { ComponentNode } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { pictureChoicesOn } from './screen-pictures.ts'

const node = (id: string, type: string, properties: ComponentNode['properties'] = {}): ComponentNode => ({
  id,
  type,
  label: id,
  properties,
})
const on = (...components: ComponentNode[]) => pictureChoicesOn({ id: 'new', name: 'New', components })

it('a button with the sign of a picture is for the image above it, else for the first below', () => {
  const choose = node('choose', 'button', { icon: 'image' })
  expect(on(node('cover', 'image'), node('photo', 'image'), choose)).toEqual({ choose: 'photo' })
  expect(on(choose, node('photo', 'image'), node('map', 'image'))).toEqual({ choose: 'photo' })
  expect(on(node('card', 'container'), choose)).toBeUndefined()
})

it('buttons that lead somewhere, have another sign or no words choose nothing', () => {
  const photo = node('photo', 'image')
  expect(on(photo, node('gallery', 'button', { icon: 'image', action: { kind: 'back' } }))).toBeUndefined()
  expect(on(photo, node('like', 'button', { icon: 'heart' }))).toBeUndefined()
  expect(on(photo, node('pictures', 'button', { icon: 'image', variant: 'icon' }))).toBeUndefined()
})
