import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

interface Pin {
  label: string
  x: number
  y: number
}

/** The properties of the first map of an app. */
function mapOf(prompt: string): { ground: string; caption?: string; pins: Pin[]; route: boolean } {
  const { document } = generateApp({ prompt })
  const maps = document.screens.flatMap(({ components }) => components).filter(({ type }) => type === 'map')
  expect(maps, prompt).toHaveLength(1)
  return maps[0]?.properties as never
}

describe('the map of an app', () => {
  it('shows the ground its things stand on', () => {
    for (const [prompt, ground] of [
      ['Hiking trails with a map, height profile and hut opening times', 'hills'],
      ['Surf spots on a map with swell and wind', 'coast'],
      ['Museum guide with exhibits and a floor plan', 'floor'],
      ['Find a parking space on the map and pay for it', 'city'],
      ['A photo gallery with a map of where each photo was taken', 'country'],
    ] as const) {
      expect(mapOf(prompt).ground, prompt).toBe(ground)
    }
  })

  it('puts what is farther away farther from where one is', () => {
    const { pins, caption } = mapOf('Find a parking space on the map and pay for it')
    const far = pins.map(({ x, y }) => Math.hypot((x - 0.46) * 1.22, y - 0.52))
    expect(far).toEqual(far.toSorted((one, other) => one - other))
    expect(caption).toMatch(/^\d within \d+ m$/)
  })

  it('says nothing of distances nobody knows, and draws no way from hike to hike', () => {
    const { caption, route } = mapOf('Hiking trails with a map, height profile and hut opening times')
    expect(caption).toBeUndefined()
    expect(route).toBe(false)
  })
})
