import { applyCommand } from '@kwiq/app-model'
import { describe, expect, it, test } from 'vitest'
import { edited, withLocked } from '../testing/edits.ts'
import { generateApp } from '../generate-app.ts'
import { kiosk } from '../testing/kiosk.ts'
import { editApp } from './edit-app.ts'
import { asWritten, termAsWritten } from './as-written.ts'

const said = [
  { english: 'make it green', written: 'Mach es grün', terms: [['green', 'grün'] as const] },
  {
    english: 'remove the garden',
    written: 'lösche den Garten',
    terms: [['the garden', 'den Garten'] as const],
  },
]

test('a clause is told as it was written', () => {
  expect(asWritten('remove the garden', '', said)).toBe('lösche den Garten')
  expect(asWritten('delete the hut', 'please delete the hut', [])).toBe('delete the hut')
  expect(termAsWritten('garden', said)).toBe('Garten')
  expect(termAsWritten('hut', said)).toBe('hut')
})

describe('what was not understood is told in the words of the person', () => {
  it.each([
    ['Lösche den Zoo-Bildschirm', 'Lösche den Zoo-Bildschirm', /„Zoo“|namens Zoo/],
    ["Supprime l'écran des girafes", "Supprime l'écran des girafes", /girafes/],
    ['Mach es grün und lösche den Zoo', 'lösche den Zoo', /„Zoo“/],
    ['bigger pictures on the orders page', 'bigger pictures on the orders page', /pictures/],
    ['could you get rid of the giraffes?', 'could you get rid of the giraffes?', /giraffes/],
  ])('%s', (prompt, told, note) => {
    const { notUnderstood, notes } = edited(kiosk, prompt)
    expect(notUnderstood).toEqual([told])
    expect(notes.join()).toMatch(note)
  })
})

describe('other languages', () => {
  const climbing = generateApp({ prompt: 'App für einen Ruderverein mit Kursen und Mitgliedern' }).document
  const screens = (prompt: string, document = kiosk) =>
    edited(document, prompt).document.screens.map(({ name }) => name)

  it.each(['Füge einen Bildschirm Einstellungen hinzu', 'Ajoute un écran Paramètres'])(
    'a screen of that name is that screen: %s',
    (prompt) => expect(screens(prompt)).toContain('Settings'),
  )

  it('in an app in their language the name is theirs', () => {
    expect(screens('Füge einen Bildschirm Preise hinzu', climbing)).toContain('Preise')
  })

  it('commands come in the order in which they are followed', () => {
    const { commands, document } = edited(
      climbing,
      'Füge einen Bildschirm Preise hinzu und lösche den Bildschirm Ich',
    )
    expect(commands.reduce((after, command) => applyCommand(after, command).document, climbing)).toEqual(
      document,
    )
  })

  it.each([
    ['Lösche den Account-Bildschirm', /^Start,Orders,Paper$/],
    ["Mets Orders comme page d'accueil", /orders/],
    ['Pon Orders como pantalla de inicio', /orders/],
  ])('%s', (prompt, what) => {
    const { document } = edited(kiosk, prompt)
    const told = document.screens.map(({ name }) => name).join()
    expect(what.test(told) || what.test(document.app.startScreenId)).toBe(true)
  })

  it.each([
    ['Neuer Kurs: Rudern für Kinder, 45 min', /"title":"Rudern für Kinder"/],
    ['Könntest du ein Feld für die Telefonnummer ins Formular einbauen?', /Telefonnummer/],
    ['Die Liste auf der Startseite soll als Karten angezeigt werden', /"layout":"cards"/],
  ])('%s', (prompt, form) => {
    expect(JSON.stringify(edited(climbing, prompt).commands)).toMatch(form)
  })

  it.each([
    ['Agrega un chicle a 2 euros a los papers', /"title":"Chicle".*"value":"€ 2"/],
    ['Ajoute un bonbon à 2 euros aux papers', /"title":"Bonbon".*"value":"€ 2"/],
    ['Rends le bouton rouge et le thème sombre', /"mode":"dark"/],
  ])('%s', (prompt, form) => {
    expect(JSON.stringify(edited(kiosk, prompt).commands)).toMatch(form)
  })
})

describe('locks', () => {
  it.each(['lock the Orders screen', 'unlock everything'])('words set none: %s', (prompt) => {
    const { commands, notes, notUnderstood } = edited(kiosk, prompt)
    expect(commands).toEqual([])
    expect(notUnderstood).toEqual([prompt])
    expect(notes.join()).toMatch(/^Locks are set by hand/)
  })

  it('nothing is lost that a lock will keep', () => {
    const prompt = 'remove the papers'
    expect(editApp({ document: kiosk, prompt }).notes.join()).toMatch(/Nothing leads to Paper/)
    const locked = withLocked(kiosk, 'Start')
    expect(editApp({ document: kiosk, prompt, locked }).notes.join()).not.toMatch(/Nothing leads to Paper/)
  })
})
