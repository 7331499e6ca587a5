import { expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { hashText } from '../seed.ts'
import { appAsTold } from './app-as-told.ts'

const about = 'Band planner: gigs, setlists and fees'

it('the app a description makes is made once', () => {
  const app = appAsTold(about)
  const seed = hashText(about)
  expect(app.document).toEqual(generateApp({ prompt: about, seed, contentSeed: seed }).document)
  expect(appAsTold(about)).toBe(app)
  expect(appAsTold(`${about}. Members can chat.`, about)).not.toBe(app)
})

it('only the last ones are kept', () => {
  const app = appAsTold(about)
  for (let count = 0; count < 7; count += 1) appAsTold(`${about}. There are ${count + 2} of us.`, about)
  expect(appAsTold(about)).not.toBe(app)
  expect(appAsTold(about).document).toEqual(app.document)
})
