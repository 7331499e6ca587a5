import { expect, it } from 'vitest'
import { withListedApps } from './listed-apps.ts'

it.each([
  [
    'For our hut\n- beds\n- Splitwise clone\n- Trello-like',
    'For our hut\n- beds\n- shared costs\n- task board',
  ],
  ['A Splitwise clone', 'A Splitwise clone'],
  ['For our hut\n- Foobar clone', 'For our hut\n- Foobar clone'],
])('in “%s” known apps are what they are there', (text, plain) => {
  expect(withListedApps(text)).toBe(plain)
})
