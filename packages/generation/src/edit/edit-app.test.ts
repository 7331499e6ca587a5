import { checkNavigation, validateDocument } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { editApp } from './edit-app.ts'

const { document } = generateApp({ prompt: 'Recipe app with search, favorites and meal planning' })
const edit = (prompt: string) => editApp({ document, prompt })

describe('editApp', () => {
  it('adds a screen with what it should hold and a way to it', () => {
    const result = edit('add a settings screen with dark mode and language')
    const added = result.document.screens.at(-1)
    expect(added?.name).toBe('Settings')
    expect(JSON.stringify(added)).toContain('Dark mode')
    expect(validateDocument(result.document)).toMatchObject({ ok: true })
    expect(checkNavigation(result.document)).toEqual([])
  })

  it('puts a login before everything', () => {
    const result = edit('add a login before everything')
    expect(result.document.app.startScreenId).toBe(result.document.screens[0]?.id)
    expect(checkNavigation(result.document)).toEqual([])
  })

  it('changes colours and corners', () => {
    expect(edit('make it green and rounder').document.app.theme).toMatchObject({
      colors: ['#2f8a4c'],
      corners: 'round',
    })
  })

  it('renames a screen where it is and where it is named', () => {
    const { document: renamed } = edit('rename Kitchen to Feed')
    expect(renamed.screens[0]?.name).toBe('Feed')
    expect(JSON.stringify(renamed.screens)).not.toContain('"title":"Kitchen"')
  })

  it('moves a component above another', () => {
    const screen = edit('put search below the list').document.screens.find(({ components }) =>
      components.some((node) => node.type === 'list'),
    )
    const types = screen?.components.map((node) => node.type) ?? []
    expect(types.indexOf('input')).toBeGreaterThan(types.indexOf('list'))
  })

  it('removes a screen and all that led there', () => {
    const result = edit('delete the favorites screen')
    expect(result.document.screens.map(({ name }) => name)).not.toContain('Favorites')
    expect(checkNavigation(result.document).filter(({ kind }) => kind === 'dangling-action')).toEqual([])
  })

  it('does several things in one go', () => {
    const result = edit('use dark mode, then call the app Lumen')
    expect(result.document.app).toMatchObject({ name: 'Lumen', theme: { mode: 'dark' } })
  })

  it('leaves alone what is not named', () => {
    const result = edit('add a bar chart to the Kitchen screen')
    for (const [index, screen] of document.screens.entries()) {
      if (screen.name !== 'Kitchen') expect(result.document.screens[index]).toBe(screen)
    }
  })

  it('changes nothing and says so when it does not understand', () => {
    const result = edit('translate all to Spanish')
    expect(result).toMatchObject({ document, commands: [], notUnderstood: ['translate all to Spanish'] })
    expect(result.document).toBe(document)
    expect(result.notes).toHaveLength(1)
  })
})
