import { walkComponents } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { generateApp } from '../../generate-app.ts'

test('a ring of shares says which is the largest of them', () => {
  const nodes = Array.from({ length: 6 }, (_none, seed) =>
    generateApp({ prompt: 'Plan my goals for life and see how far I am', seed }),
  ).flatMap(({ document }) => document.screens.flatMap(({ components }) => [...walkComponents(components)]))
  const rings = nodes.filter(({ properties }) => properties.kind === 'donut')
  expect(rings.length).toBeGreaterThan(0)
  for (const { properties } of rings) {
    expect(properties.center).toMatch(/^\d{1,2} %$/)
    expect(properties.centerCaption).toBeTruthy()
  }
})

test('all of them are no share of all', () => {
  const nodes = Array.from({ length: 6 }, (_none, seed) =>
    generateApp({ prompt: 'Logbook for my drone: flights with battery and place, hours in total', seed }),
  ).flatMap(({ document }) => document.screens.flatMap(({ components }) => [...walkComponents(components)]))
  const rings = nodes.filter(({ properties }) => properties.kind === 'donut')
  expect(rings.length).toBeGreaterThan(0)
  for (const { properties } of rings) expect(properties.labels).not.toContain('All')
})

test('the course of every month stands there once', () => {
  const { document } = generateApp({
    prompt: 'I flip old cameras. Add a camera with what I paid and the fees. Show a graph of every month.',
  })
  const courses = document.screens.map(
    ({ components }) =>
      [...walkComponents(components)].filter(
        ({ type, properties }) =>
          type === 'chart' && ['area', 'bar', 'line'].includes(String(properties.kind)),
      ).length,
  )
  expect(Math.max(...courses)).toBe(1)
  expect(JSON.stringify(document.screens)).toContain('Graph of every month')
})
