// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(cleanup)

const frame = () => document.querySelector('iframe')

describe('a website in a running app', () => {
  it('is shown in a frame that cannot leave it', () => {
    runComponents([{ type: 'webview', label: 'Cafe', properties: { url: 'https://cafe.example/menu' } }])
    expect(frame()?.src).toBe('https://cafe.example/menu')
    expect(frame()?.title).toBe('Cafe')
    expect(frame()?.getAttribute('sandbox')).toBeTruthy()
    expect(frame()?.getAttribute('sandbox')).not.toMatch(/top-navigation/)
  })

  it('can be opened in the browser where a frame stays empty', () => {
    const { performed } = runComponents([{ type: 'webview', properties: { url: 'https://cafe.example/' } }])
    fireEvent.click(screen.getByText('Open'))
    expect(performed).toEqual([{ kind: 'link', href: 'https://cafe.example/' }])
  })

  it.each(['javascript:alert(1)', 'http://cafe.example', 'cafe', ''])('is only drawn for %j', (url) => {
    runComponents([{ type: 'webview', properties: { url } }])
    expect(frame()).toBeNull()
  })
})

it('is only drawn in the studio', () => {
  runComponents([{ type: 'webview', properties: { url: 'https://cafe.example/' } }], 'edit')
  expect(frame()).toBeNull()
})
