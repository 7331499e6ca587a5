import { expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

const screenOf = (prompt: string, name: string) =>
  JSON.stringify(generateApp({ prompt }).document.screens.find((screen) => screen.name === name) ?? 'none')

it('warnings say what is wrong, and list no places', () => {
  const text = screenOf(
    'Lake water quality of our district with measuring stations, warnings and charts',
    'Warnings',
  )
  expect(text).toContain('Algae at Forest lake')
})

it('what is due is told, and not what was done', () => {
  const text = screenOf('Drone logbook with flights, batteries and a reminder when my licence expires', 'Due')
  expect(text).toContain('Licence ends on 14 March')
  expect(text).not.toContain('Quarry')
})

it('what was written for all of a thing is not told of one kind of it', () => {
  const text = screenOf('Glider flight log with launches, hours and reminders', 'Due')
  expect(text).not.toContain('Pack A')
})
