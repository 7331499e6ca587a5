// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(cleanup)

it('draws a picture from words, with a name', () => {
  runComponents([{ type: 'image', label: 'A bowl of ramen', properties: { keyword: 'ramen' } }])
  expect(screen.getByRole('img', { name: 'A bowl of ramen' }).querySelector('svg')).toBeTruthy()
})

it('loads a picture without telling where from, and draws one when it does not come', () => {
  runComponents([{ type: 'image', label: 'Our house', properties: { url: 'https://example.com/a.jpg' } }])
  const picture = screen.getByAltText<HTMLImageElement>('Our house')
  expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer')
  fireEvent.error(picture)
  expect(screen.queryByAltText('Our house')).toBeNull()
  expect(screen.getByRole('img', { name: 'Our house' }).querySelector('svg')).toBeTruthy()
})

it('loads nothing from an address that is not safe', () => {
  for (const url of ['javascript:alert(1)', 'http://example.com/a.jpg', 'data:image/png;base64,x']) {
    runComponents([{ type: 'image', label: 'x', properties: { url } }])
  }
  expect(document.querySelector('img')).toBeNull()
})

it('writes words on a picture, above and below', () => {
  runComponents([
    {
      type: 'image',
      label: 'A ferry',
      properties: { topText: 'When it waits', bottomText: 'For the baker' },
    },
  ])
  expect(screen.getByText('When it waits')).toBeTruthy()
  expect(screen.getByText('For the baker')).toBeTruthy()
})
