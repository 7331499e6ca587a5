import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { editApp } from '../edit-app.ts'
import { itemsOf, textOf } from '../entry.ts'
import { languageOfInstruction } from '../to-english.ts'

const salon = generateApp({
  prompt: 'Eine App für unser Nagelstudio: Termine buchen, Leistungen mit Preisen, Team und Öffnungszeiten.',
}).document
const bistro = generateApp({
  prompt:
    'Une application pour notre restaurant : la carte avec les prix, réserver une table, des photos et les avis.',
}).document
const school = generateApp({
  prompt: 'Una app para una escuela de baile: cursos, horarios, profesores y mensajes.',
}).document

const nodes = (document: AppDocument) => [...walkNodes(document)]
const tabs = (document: AppDocument) => {
  const bar = nodes(document).find(({ node }) => node.type === 'navbar')?.node
  return bar ? itemsOf(bar).map((item) => textOf(item, 'title')) : []
}
const edited = (document: AppDocument, prompt: string) => {
  const result = editApp({ document, prompt })
  expect(result.notUnderstood).toEqual([])
  expect(validateDocument(result.document).ok).toBe(true)
  return result
}

describe('wishes in other languages, as they are said', () => {
  it('what nobody needs goes', () => {
    const search = nodes(salon).find(({ node }) => node.properties.kind === 'search')
    const { document } = edited(salon, `Die Suche auf der Seite ${search?.screen.name} brauchen wir nicht`)
    expect(nodes(document).some(({ node }) => node.id === search?.node.id)).toBe(false)
  })

  it('hours are told by the day, and stand there in the language of the app', () => {
    const { document } = edited(salon, 'Unsere Öffnungszeiten sind Di-Fr 9-18 Uhr, Sa 9-14 Uhr')
    expect(JSON.stringify(document)).toContain('Dienstag bis Freitag')
    expect(JSON.stringify(document)).toContain('Samstag')
    const closed = edited(document, 'mittwochs haben wir geschlossen').document
    expect(JSON.stringify(closed)).toContain('"title":"Mittwoch","value":"Geschlossen"')
    expect(JSON.stringify(closed)).toContain('"title":"Dienstag","value":"9:00 bis 18:00"')
    expect(JSON.stringify(closed)).toContain('"title":"Donnerstag und Freitag","value":"9:00 bis 18:00"')
  })

  it('one tab in the place of another', () => {
    const [, , , last = ''] = tabs(school)
    const other = school.screens.find(({ name }) => !tabs(school).includes(name) && name === 'Mensajes')
    expect(other).toBeDefined()
    const { document } = edited(school, `pon Mensajes en la barra de abajo en vez de ${last}`)
    expect(tabs(document)).toContain('Mensajes')
    expect(tabs(document)).not.toContain(last)
  })

  it('a tab alone is called otherwise, without the words of the place', () => {
    const [, second = ''] = tabs(bistro)
    const { document } = edited(bistro, `change "${second}" en "Notre sélection" dans la barre du bas`)
    expect(tabs(document)).toContain('Notre sélection')
    expect(JSON.stringify(document)).not.toContain('dans la barre')
  })

  it('the app begins with what is said', () => {
    const screen = school.screens.find(({ name }) => name === 'Horarios')
    expect(edited(school, 'quiero que la app empiece por Horarios').document.app.startScreenId).toBe(
      screen?.id,
    )
  })

  it('stars are given in the language of the app', () => {
    const { document, notes } = edited(
      school,
      'que los alumnos puedan valorar a los profesores con estrellas',
    )
    const labels = nodes(document).map(({ node }) => node.label)
    expect(labels).toEqual(expect.arrayContaining(['Estrellas', 'Comentario', 'Valorar: profesores']))
    expect(labels).not.toContain('Stars')
    expect(notes.join(' ')).toContain('pantalla propia')
  })

  it('a page is called as it was asked for', () => {
    const { document } = edited(bistro, "ajoute un menu du jour sur l'accueil")
    expect(document.screens.at(-1)?.name).toBe('Menu du jour')
  })

  it.each([
    ['Unsere Kunden wollen nicht warten', 'de'],
    ['on est fermé le lundi', 'fr'],
    ['que los alumnos puedan pagar', 'es'],
    ['put the die roll on the home screen', undefined],
    ['add a note', undefined],
    ['Rename Für uns to We', undefined],
  ])('is told by small words: %s', (prompt, language) => {
    expect(languageOfInstruction(prompt)).toBe(language)
  })
})
