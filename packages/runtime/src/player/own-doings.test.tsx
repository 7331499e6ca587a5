// @vitest-environment jsdom
import type { AppDocument, ComponentNode, ComponentType, Properties } from '@kwiq/app-model'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppPlayer } from './app-player.tsx'

let ids = 0
const node = (type: ComponentType, label: string, properties: Properties = {}): ComponentNode => {
  ids += 1
  return { id: `n${ids}`, type, label, properties }
}
const to = (screenId: string) => ({ kind: 'screen' as const, screenId })
const item = (title: string, image: string) => ({ title, subtitle: 'Kitchen', image, action: to('plant') })
const plants: AppDocument = {
  schemaVersion: 1,
  app: { name: 'Plants', description: '', icon: 'leaf', theme: { preset: 'calm' }, startScreenId: 'home' },
  screens: [
    {
      id: 'home',
      name: 'Home',
      components: [
        node('list', 'Plants', {
          layout: 'media',
          items: [item('Monstera', 'monstera'), item('Fern', 'fern')],
        }),
        node('button', 'New plant', { action: to('new') }),
      ],
    },
    {
      id: 'new',
      name: 'New plant',
      components: [
        node('image', 'Photo', { keyword: 'camera' }),
        node('button', 'Choose image', { icon: 'image', variant: 'secondary' }),
        node('input', 'Name', { value: 'Monstera' }),
        node('button', 'Save plant', { action: { kind: 'back' } }),
      ],
    },
    {
      id: 'plant',
      name: 'Plant',
      components: [
        node('header', 'Monstera', { leading: { icon: 'back' } }),
        node('button', 'Follow', { icon: 'heart', action: to('plant') }),
        node('button', 'Share plant', { icon: 'share' }),
      ],
    },
  ],
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a picture of one’s own', () => {
  const address = 'data:image/jpeg;base64,AAAA'
  let chosen: File | undefined

  beforeEach(() => {
    chosen = new File(['x'], 'fern.png', { type: 'image/png' })
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1920, height: 960, close: () => {} }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(address)
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(this: HTMLInputElement) {
      if (!chosen) return void this.dispatchEvent(new Event('cancel'))
      Object.defineProperty(this, 'files', { value: [chosen] })
      this.dispatchEvent(new Event('change'))
    })
  })

  it('stands in the form, and is the picture of the row that is kept', async () => {
    render(<AppPlayer document={plants} />)
    tap('New plant')
    tap('Choose image')
    await waitFor(() => expect(screen.getByAltText('Photo').getAttribute('src')).toBe(address))
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Palm' } })
    tap('Save plant')
    const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    expect(pictures()).toEqual([address])
    tap('New plant')
    expect(pictures()).toEqual([])
  })

  it('is none when nothing was chosen', async () => {
    chosen = undefined
    render(<AppPlayer document={plants} />)
    tap('New plant')
    tap('Choose image')
    await Promise.resolve()
    expect(screen.queryByAltText('Photo')).toBeNull()
  })
})

describe('a button that leads nowhere else', () => {
  it('with a heart is switched, for each row by itself', () => {
    render(<AppPlayer document={plants} />)
    const isOn = () => screen.getByRole('button', { name: 'Follow' }).getAttribute('aria-pressed')
    tap('Fern')
    expect(isOn()).toBe('false')
    tap('Follow')
    expect(isOn()).toBe('true')
    tap('Back')
    tap('Monstera')
    expect(isOn()).toBe('false')
  })

  it('with the sign for sharing shares the row its screen shows, or copies it', async () => {
    const share = vi.fn(async () => {})
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText } })
    render(<AppPlayer document={plants} />)
    tap('Fern')
    tap('Share plant')
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: 'Fern, Kitchen' }))
    expect(writeText).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: { writeText } })
    tap('Share plant')
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('Fern, Kitchen'))
  })
})
