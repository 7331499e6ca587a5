import { expect, test } from 'vitest'
import { understand } from '../understand/understand.ts'
import { withoutOwnPlace } from './own-place.ts'

const said = (text: string) => withoutOwnPlace(understand(text)).map(({ text: each }) => each)

test('the place whose app it is, is no list of such places', () => {
  expect(
    said('I need an app for our kite workshop. Guests can book a course, reserve a loom and pay the fee.'),
  ).not.toContain('kite workshop')
})

test('where little else is told, it says what the app is of', () => {
  expect(said('An app for our tool shed')).toContain('tool shed')
})
