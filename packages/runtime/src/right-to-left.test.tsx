import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { renderScreenToHtml } from './static.tsx'

const draw = (name: string, language?: string) => {
  const components = [
    makeNode('a', 'header', { label: 'A', properties: { leading: { icon: 'back' } } }),
    makeNode('b', 'datepicker', { label: 'B', properties: { variant: 'month', month: '2026-11-19' } }),
    makeNode('c', 'chart', {
      label: 'C',
      properties: { kind: 'bar', data: [1, 2.5], labels: ['one', 'two'], highlight: 1, unit: ' h' },
    }),
  ]
  const document = makeDocument({ screens: [makeScreen('home', components, name)] })
  const theme = { ...document.app.theme, ...(language === undefined ? {} : { language }) }
  return renderScreenToHtml({ ...document, app: { ...document.app, theme } }, 'home').html
}
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)

describe('an app in Arabic', () => {
  it('is mirrored: its reading, the way back, and the order of a chart', () => {
    const html = draw('Home', 'ar')
    expect(html).toContain('dir="rtl"')
    expect(html).toContain('lang="ar"')
    expect(html).toMatch(/scaleX\(-1\)/)
    expect(textsOf(html)).toEqual(['2.5 h', 'two', 'one'])
    expect(html).toContain('نوفمبر 2026')
  })

  it('is known by the letters of a screen’s name where the app names no language', () => {
    expect(draw('الرئيسية')).toContain('dir="rtl"')
    expect(draw('בית')).toContain('lang="he"')
  })
})

describe('other languages', () => {
  it('have their own months and numbers, and are read from the left', () => {
    const html = draw('Start', 'fr')
    expect(html).not.toContain('dir="rtl"')
    expect(html).not.toMatch(/scaleX\(-1\)/)
    expect(html).toContain('Novembre 2026')
    expect(textsOf(html)).toEqual(['one', '2,5 h', 'two'])
  })

  it('leave English as it is', () => {
    expect(draw('Home')).toContain('November 2026')
    expect(draw('Home')).toContain('lang="en"')
  })
})
