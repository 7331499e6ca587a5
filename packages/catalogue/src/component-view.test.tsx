// @vitest-environment jsdom
import type { ComponentNode } from '@kwiq/app-model'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComponentView } from './component-view.tsx'

vi.mock('./video/view.tsx', () => ({
  VideoView: ({ label }: { label: string }) => {
    if (label === 'Broken') throw new Error('cannot draw this')
    return label
  },
}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const node = (type: string, label: string, properties = {}): ComponentNode => ({
  id: 'n',
  type,
  label,
  properties,
})
const draw = (drawn: ComponentNode) => <ComponentView node={drawn} childViews={[]} />

test('properties that do not fit fall back instead of failing', () => {
  render(draw(node('button', 'Go', { variant: 7, action: 'everywhere', size: ['big'] })))
  expect(screen.getByText('Go')).toBeTruthy()
})

test('an unknown type is a placeholder with type and label', () => {
  render(draw(node('hologram', 'Sea view')))
  expect(screen.getByText('Sea view')).toBeTruthy()
  expect(screen.getByText('Unknown component: hologram')).toBeTruthy()
})

test('a component that cannot be drawn leaves a placeholder until it is edited', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(draw(node('video', 'Broken')))
  expect(screen.getByText('Cannot be drawn: video')).toBeTruthy()
  rerender(draw(node('video', 'Mended')))
  expect(screen.getByText('Mended')).toBeTruthy()
})
