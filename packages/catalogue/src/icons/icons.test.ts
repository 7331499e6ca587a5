import { describe, expect, it } from 'vitest'
import { definitionList } from '../registry.ts'
import { iconAliases } from './aliases.ts'
import { findIconName, iconNames, iconSvg, isIconName } from './index.ts'

describe('icons', () => {
  it('has an icon for every component of the palette', () => {
    for (const definition of definitionList) expect(isIconName(definition.icon), definition.icon).toBe(true)
  })

  it('draws every icon within its grid as one path', () => {
    expect(iconNames.length).toBeGreaterThan(150)
    for (const name of iconNames) {
      expect(iconSvg(name)).toMatch(
        /^<svg [^<>]*viewBox="0 0 24 24"[^<>]*><path d="[MmLlHhVvCcSsAaZz0-9 .-]+"[^<>]*\/><\/svg>$/,
      )
    }
  })

  it('understands other names for the same thing', () => {
    expect(findIconName('shopping-cart')).toBe('cart')
    expect(findIconName('Trending_Up')).toBe('trend')
    expect(findIconName('flibbertigibbet')).toBeUndefined()
    for (const target of Object.values(iconAliases)) expect(isIconName(target), target).toBe(true)
  })

  it('draws a spark for a name that means nothing, or that objects happen to have', () => {
    for (const name of ['', 'constructor', '__proto__', 'toString', '"><script>']) {
      expect(iconSvg(name)).toBe(iconSvg('spark'))
    }
  })

  it('lets no argument out of its attribute', () => {
    const hostile = '"/><script>alert(1)</script>'
    const svg = iconSvg(hostile, Number.NaN, hostile, hostile as unknown as number)
    expect(svg).not.toContain('script')
    expect(svg).toContain('stroke="currentColor"')
    expect(iconSvg('home', 24, 'url(javascript:alert(1))')).toContain('stroke="currentColor"')
    expect(iconSvg('home', 24, '#5b5bd6', 2)).toContain('stroke="#5b5bd6" stroke-width="2"')
  })
})
