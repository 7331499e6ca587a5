import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const made = (prompt: string) => generateApp({ prompt }).document
const said = (prompt: string) => JSON.stringify(made(prompt).screens)
const names = (prompt: string) => made(prompt).screens.map(({ name }) => name)

describe('apps ordered from an app builder', () => {
  it('have the tabs that shall be at the bottom', () => {
    const prompt =
      'Build a stamp collecting app. Collectors add stamps, see their worth and message each other. Home, Collection, Messages, Profile at the bottom.'
    expect(names(prompt).slice(0, 4)).toEqual(['Home', 'Collection', 'Messages', 'Profile'])
    expect(said(prompt)).not.toContain('at the bottom')
  })

  it('show what the AI proposes, and nobody proposes it by hand', () => {
    const prompt =
      'A notes app with folders and tags. AI should summarize long notes and suggest action items.'
    expect(names(prompt)).not.toContain('Suggest action items')
    expect(said(prompt)).toContain('Suggested action items')
  })

  it('have all sorts of devices where several are named', () => {
    const text = said(
      'Smart home app to control lights, thermostat, door locks and blinds by room, with scenes.',
    )
    expect(text).toContain('Front door lock')
    expect(text).not.toContain('Add thermostat')
  })

  it('vote on the books of a book club', () => {
    const text = said(
      'Book club community app. Members join clubs, vote on the next book, discuss chapters and plan meetups.',
    )
    expect(text).not.toContain('Which community')
  })

  it('are studios for portraits where an AI makes them', () => {
    const prompt =
      'AI headshot app: upload 12 selfies, choose a style, wait until they are ready and download them, buy credits.'
    expect(names(prompt)).toContain('Styles')
    expect(said(prompt)).toContain('Download in HD')
    expect(said(prompt)).not.toMatch(/Wait \d/)
  })

  it('are boxes of tools where several calculators are named', () => {
    const text = said(
      'Calculator toolbox: length, weight, currency, tip calculator, BMI, QR scanner and flashlight, history of results.',
    )
    for (const tool of ['Tip calculator', 'Flashlight', 'BMI', 'Length']) expect(text).toContain(tool)
  })

  it('name who plays what where musicians look for each other', () => {
    const text = said('Musicians find collaborators nearby by genre, swipe, match and chat, and post gigs.')
    expect(text).toContain('Bass and synths')
  })

  it('never list those who keep an app in order', () => {
    const text = said('A marketplace for used bikes. Sellers chat with buyers. Admin can remove listings.')
    expect(text).not.toMatch(/"title":"Admins?"/)
  })

  it('have the tabs of a bottom navigation, and rooms furnished anew', () => {
    const prompt =
      'AI interior design app: take a photo of your room, choose a style like Nordic or Boho, AI generates new designs, save to projects.'
    expect(names(prompt)).toContain('Designs')
    expect(said(prompt)).not.toContain('Contractor')
    expect(
      names('A recipe app with a shopping list. Explore, Saved, Profile as bottom navigation. Cosy.').slice(
        0,
        3,
      ),
    ).toEqual(['Explore', 'Saved', 'Profile'])
  })

  it('count down to days, and sell a membership by the month', () => {
    const text = said('Flashcards for law students with decks, an exam countdown and a premium subscription.')
    expect(text).not.toContain('Evening countdown')
    expect(text).not.toContain('Flex membership')
  })
})
