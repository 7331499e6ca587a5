import { type AppDocument, componentTypes } from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { themePresets } from '@kwiq/catalogue/theme'
import { describe, expect, test } from 'vitest'
import { renderScreenToHtml } from './static.tsx'

function app(components: AppDocument['screens'][number]['components'], preset = 'clean'): AppDocument {
  return {
    schemaVersion: 1,
    app: { name: 'App', description: '', icon: null, theme: { preset }, startScreenId: 'home' },
    screens: [{ id: 'home', name: 'Home', components }],
  }
}

describe('every component draws in every theme', () => {
  test.each(themePresets.map(({ id }) => id))('%s', (preset) => {
    for (const type of componentTypes) {
      const { defaultLabel } = definitions[type]
      const node = { id: type, type, label: defaultLabel, properties: {}, children: [] }
      const { html } = renderScreenToHtml(app([node], preset), 'home')
      expect(html.length, type).toBeGreaterThan(1500)
    }
  })
})

test('words stay words: no markup of a label reaches the page', () => {
  const label = '<img src=x onerror=alert(1)>'
  const nodes = ['header', 'text', 'button', 'gadget'].map((type) => ({
    id: type,
    type,
    label,
    properties: { image: label, icon: label, variant: type === 'header' ? 'cover' : undefined },
  }))
  expect(renderScreenToHtml(app(nodes), 'home').html).not.toContain('<img src=x')
})

test('a component nobody knows is drawn as a placeholder with its type and label', () => {
  const { html } = renderScreenToHtml(
    app([{ id: 'x', type: 'hologram', label: 'Sea view', properties: { depth: 3 } }]),
    'home',
  )
  expect(html).toContain('Sea view')
  expect(html).toContain('Unknown component: hologram')
})

test('the style sheet has a rule for the classes that are used', () => {
  const { html, css } = renderScreenToHtml(
    app([{ id: 't', type: 'text', label: 'Hello', properties: {} }]),
    'home',
  )
  const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  const missing = [...new Set(used)].filter((name) => name.startsWith('r-') && !css.includes(`.${name}`))
  expect(missing).toEqual([])
})

test('a screen that is not there is an error', () => {
  expect(() => renderScreenToHtml(app([]), 'elsewhere')).toThrow('No screen elsewhere')
})

test('a shelf that does not scroll in a picture is marked as one', () => {
  const items = [{ title: 'One' }, { title: 'Two' }]
  const chips = { id: 'c', type: 'list', label: '', properties: { layout: 'chips', items } }
  expect(renderScreenToHtml(app([chips]), 'home').html).toMatch(/<div[^>]*data-shelf="true"/)
})
