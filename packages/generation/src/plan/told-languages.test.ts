import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { languagesTold } from './told-languages.ts'

describe('languages a description lists', () => {
  it('are those of what the app is of', () => {
    expect(languagesTold('Proverbs in Welsh, basque and Maltese.')).toEqual(['Welsh', 'Basque', 'Maltese'])
    expect(languagesTold('Available in German and French.')).toEqual([])
    expect(languagesTold('A guide in plain English.')).toEqual([])
    expect(languagesTold('Polish and wax boards.')).toEqual([])
  })

  it('are what one chooses between', () => {
    const app = JSON.stringify(
      generateApp({ prompt: 'An app to learn greetings in Welsh, Basque, Maltese and Breton.' }).document,
    )
    for (const language of ['Welsh', 'Basque', 'Maltese', 'Breton'])
      expect(app).toContain(`"title":"${language}"`)
  })
})
