import { expect, test } from 'vitest'
import { parseManifest } from './parse-manifest.ts'
import { parsePage } from './parse-page.ts'
import { isColorful, readColor } from './read-color.ts'

test('the head of a page is read, its body is not', () => {
  const head = parsePage(`<base href="https://a.example/x/"><title> Fern
    &amp; Oak </title><meta property="og:site_name" content="Fern">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">
    <meta name="theme-color" content="#2f5d46"><link rel="apple-touch-icon" href="a.png">
    <link rel="shortcut icon" sizes="32x32" href="b.png"><link rel="manifest" href="m.json">
    <body><title>Other</title><link rel="manifest" href="evil.json">`)
  expect(head).toEqual({
    title: 'Fern & Oak',
    appName: 'Fern',
    description: null,
    themeColor: '#2f5d46',
    manifestHref: 'm.json',
    baseHref: 'https://a.example/x/',
    icons: [
      { href: 'a.png', size: 180 },
      { href: 'b.png', size: 32 },
    ],
  })
})

test('text of a site is one short line without what turns or hides text', () => {
  const { title } = parsePage(`<title>a\u202Eb\u0000 ${'x'.repeat(500)}</title>`)
  expect(title).toHaveLength(120)
  expect(title).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(parsePage('<title>\u200b </title>').title).toBeNull()
})

// Read in square time neither would end within the time of a test.
test('a page of a million opening tags is read', () => {
  expect(parsePage(`<title>One</title>${'<a '.repeat(300_000)}`).title).toBe('One')
  expect(parsePage(`<title>Two</title>${'<link rel=icon href=x>'.repeat(40_000)}`).title).toBe('Two')
})

test('a manifest is read as far as it makes sense', () => {
  const text = JSON.stringify({
    name: 5,
    short_name: 'Fern',
    theme_color: 7,
    icons: [{ src: 'a.png' }, 'x', { sizes: '1x1' }],
  })
  expect(parseManifest(text)).toMatchObject({
    name: 'Fern',
    themeColor: null,
    icons: [{ href: 'a.png', size: 0 }],
  })
  expect(parseManifest('[]')).toBeNull()
  expect(parseManifest('no json')).toBeNull()
})

test.each([
  ['#ABC', '#aabbcc'],
  [' #2F5D46 ', '#2f5d46'],
  ['rgb(255, 0, 16)', '#ff0010'],
  ['rgb(300,0,0)', null],
  ['red;}</style>', null],
  [null, null],
])('the colour %s is read as %s', (text, color) => {
  expect(readColor(text)).toBe(color)
})

test('white and greys stand for no site', () => {
  expect(['#ffffff', '#111111', '#777780', '#2f5d46'].map(isColorful)).toEqual([false, false, false, true])
})
