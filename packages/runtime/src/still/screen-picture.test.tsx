// @vitest-environment jsdom
import type { AppDocument } from '@kwiq/app-model'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawElement } from './draw-element.ts'
import { ScreenPicture } from './screen-picture.tsx'

vi.mock(import('./draw-element.ts'))

const appOf = (label: string): AppDocument => ({
  schemaVersion: 1,
  app: { name: 'App', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
  screens: [{ id: 'home', name: 'Home', components: [{ id: 'a', type: 'text', label, properties: {} }] }],
})

beforeEach(() => {
  let made = 0
  URL.createObjectURL = () => `blob:${++made}`
  URL.revokeObjectURL = vi.fn<(url: string) => void>()
})
afterEach(cleanup)

test('a picture is drawn once, and anew when the screen is another', async () => {
  const words: string[] = []
  vi.mocked(drawElement).mockImplementation((element) => {
    words.push(element.textContent)
    return Promise.resolve(new Blob())
  })
  const app = appOf('Hello')
  const { container, rerender } = render(<ScreenPicture document={app} screenId="home" width={36} />)
  const address = () => container.querySelector('img')?.getAttribute('src')
  await waitFor(() => expect(address()).toBe('blob:1'))
  // The image is all there is in the page.
  expect(container.querySelectorAll('*')).toHaveLength(1)
  rerender(<ScreenPicture document={{ ...app }} screenId="home" width={36} />)
  rerender(<ScreenPicture document={appOf('Goodbye')} screenId="home" width={36} />)
  expect(address()).toBe('blob:1')
  await waitFor(() => expect(address()).toBe('blob:2'))
  expect(words).toEqual([expect.stringContaining('Hello'), expect.stringContaining('Goodbye')])
  // It is let go of after the other one stands in the page.
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1'))
})

test('where no image can be made of it, the screen itself is shown, and tried anew when it changes', async () => {
  vi.mocked(drawElement).mockResolvedValueOnce(null).mockResolvedValueOnce(new Blob())
  const { container, rerender } = render(
    <ScreenPicture document={appOf('Hello')} screenId="home" width={36} />,
  )
  await waitFor(() => expect(container.textContent).toContain('Hello'))
  expect(container.querySelector('img')).toBeNull()
  rerender(<ScreenPicture document={appOf('Goodbye')} screenId="home" width={36} />)
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull())
  expect(container.textContent).not.toContain('Goodbye')
})
