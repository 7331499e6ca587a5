import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it('what one sees then, thing by thing, is asked for in a story', () => {
  const { phrases } = understand(
    'As a warden, I want to see a listing of all caves so that I can open one and see the survey records, bat counts and rescue history. As a visitor, I want to book a tour.',
  )
  const said = phrases.map(({ text }) => text)
  expect(said).toEqual(expect.arrayContaining(['survey records', 'bat counts', 'rescue history']))
})

it('what one only knows or can do then is a reason', () => {
  const { text } = understand(
    'As a coach, I want to record attendance so that I can see who trains. As a parent, I want to get a message so that I can plan.',
  )
  expect(text).not.toMatch(/who trains|plan/)
})
