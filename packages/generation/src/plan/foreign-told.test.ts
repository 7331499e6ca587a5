import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { screensOf } from '../testing/apps.ts'
import { lineBelow, toldOf } from './foreign-told.ts'

const labelsOf = (prompt: string, type: string) =>
  screensOf(prompt).flatMap(({ components }) =>
    [...walkComponents(components)].filter((node) => node.type === type).map(({ label }) => label),
  )
const kayaks =
  'App für den Kajakverleih:\n- Boote (Länge, Farbe, Zustand)\n- Touren: Seerunde, Moorfahrt, Wehrtour\n- Schäden melden\n- Rechnungen\nRollen: Gast, Verleih, Werkstatt'

describe('what a description in another language tells of its things', () => {
  it('is asked for in a form where it is values, and listed where it is names', () => {
    const told = [
      { label: 'Boote', values: ['Länge', 'Farbe'], isHad: false },
      { label: 'Touren', values: ['Seerunde', 'Moorfahrt'], isHad: false },
    ]
    expect(toldOf('Boote', told, 'de')?.fields.map(({ name }) => name)).toEqual(['Länge', 'Farbe'])
    expect(toldOf('Touren', told, 'de')).toEqual({ fields: [], rows: ['Seerunde', 'Moorfahrt'] })
    expect(toldOf('Preise', told, 'de')).toBeUndefined()
  })

  it('stands in the app, with the roles as a choice and each where the trace says', () => {
    expect(labelsOf(kayaks, 'input')).toEqual(expect.arrayContaining(['Länge', 'Farbe', 'Zustand']))
    expect(JSON.stringify(screensOf(kayaks))).toContain('Moorfahrt')
    expect(labelsOf(kayaks, 'list')).toContain('Rollen')
    const features = generateApp({ prompt: kayaks }).trace.map(({ feature }) => feature)
    expect(features).toEqual(expect.arrayContaining(['Länge', 'Seerunde', 'Werkstatt']))
  })

  it('asks for answers to its questions', () => {
    const walks =
      'Une appli pour les balades du club : qui guide, quel jour, combien de marcheurs et où on se gare'
    expect([...labelsOf(walks, 'input'), ...labelsOf(walks, 'datepicker')]).toEqual(
      expect.arrayContaining(['Qui guide', 'Quel jour', 'Combien de marcheurs', 'Où on se gare']),
    )
  })

  it('is said below the name of its screen as it was written', () => {
    const lines = new Map([['Schlüssel', 'Schlüssel an der Pforte abholen']])
    expect(lineBelow('Schlüssel', lines)).toBe('Schlüssel an der Pforte abholen')
    expect(lineBelow('Pforte', lines)).toBeUndefined()
    expect(lineBelow('Tore', new Map([['Tore', 'tore']]))).toBeUndefined()
  })

  it('has no page of one’s own where nobody signs in', () => {
    const names = screensOf('Eine App mit Pilzfunden, Karte und Fotos. Ohne Anmeldung').map(
      ({ name }) => name,
    )
    expect(names).toContain('Einstellungen')
    expect(names).not.toContain('Ich')
  })

  it('is chosen in the languages it is to be in', () => {
    expect(labelsOf('App para el museo: salas, audios y entradas. En español e inglés', 'list')).toContain(
      'Idioma',
    )
  })
})
