import { type Screen, walkComponents } from '@kwiq/app-model'
import { generateApp } from '../generate-app.ts'

/** The screens of the app a description makes. */
export const screensOf = (prompt: string): Screen[] => generateApp({ prompt }).document.screens

/** What its screens are called. */
export const namesOf = (prompt: string): string[] => screensOf(prompt).map(({ name }) => name)

/** All that stands on its screens, or on the one of that name, as one text to look for words in. */
export const textOf = (prompt: string, name?: string): string =>
  JSON.stringify(
    screensOf(prompt)
      .filter((screen) => name === undefined || screen.name === name)
      .flatMap((screen) => [...walkComponents(screen.components)]),
  )
