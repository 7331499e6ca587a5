// @vitest-environment jsdom
import type { AppDocument } from '@kwiq/app-model'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { imageOfElement } from './image-of-element.ts'
import { ScreenPicture } from './screen-picture.tsx'

vi.mock(import('./image-of-element.ts'))
// jsdom draws nothing.
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)

const appOf = (label: string): AppDocument => ({
  schemaVersion: 1,
  app: { name: 'App', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
  screens: [{ id: 'home', name: 'Home', components: [{ id: 'a', type: 'text', label, properties: {} }] }],
})

afterEach(cleanup)

test('a picture is drawn once, and anew when the screen is another', async () => {
  const words: string[] = []
  vi.mocked(imageOfElement).mockImplementation((element) => {
    words.push(element.textContent)
    return Promise.resolve(new Image())
  })
  const app = appOf('Hello')
  const { container, rerender } = render(<ScreenPicture document={app} screenId="home" width={36} />)
  await waitFor(() => expect(words).toEqual([expect.stringContaining('Hello')]))
  rerender(<ScreenPicture document={{ ...app }} screenId="home" width={36} />)
  rerender(<ScreenPicture document={appOf('Goodbye')} screenId="home" width={36} />)
  await waitFor(() => expect(words).toHaveLength(2))
  expect(words[1]).toContain('Goodbye')
  // The canvas is all there is in the page.
  expect(container.querySelectorAll('*')).toHaveLength(1)
})

test('where it cannot be drawn, the screen itself is shown, and tried anew when it changes', async () => {
  vi.mocked(imageOfElement).mockResolvedValueOnce(null).mockResolvedValueOnce(new Image())
  const { container, rerender } = render(
    <ScreenPicture document={appOf('Hello')} screenId="home" width={36} />,
  )
  await waitFor(() => expect(container.textContent).toContain('Hello'))
  expect(container.querySelector('canvas')).toBeNull()
  rerender(<ScreenPicture document={appOf('Goodbye')} screenId="home" width={36} />)
  await waitFor(() => expect(container.querySelector('canvas')).not.toBeNull())
  expect(container.textContent).not.toContain('Goodbye')
})
