import { type AppDocument, validateDocument, walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { editApp } from '../edit-app.ts'
import { itemsOf, textOf } from '../entry.ts'

const choir = generateApp({
  prompt: 'Choir app: rehearsals in a calendar, members, news and songs to practise.',
}).document
const bakery = generateApp({
  prompt: 'Bakery app: what we bake today with prices, order for pickup, opening hours.',
}).document
const studio = generateApp({ prompt: 'Dance studio: class timetable, book a spot, our teachers.' }).document

const nodes = (document: AppDocument) => [...walkNodes(document)]
const edited = (document: AppDocument, prompt: string) => {
  const result = editApp({ document, prompt })
  expect(result.notUnderstood).toEqual([])
  expect(validateDocument(result.document).ok).toBe(true)
  return result.document
}

describe('questions people answer', () => {
  it('are asked with the answers to choose from, and no title is written over', () => {
    const after = edited(choir, 'let members say if they sing at the concert: yes, no, not sure')
    const asked = nodes(after).find(({ node }) => node.label === 'Do you sing at the concert?')?.node
    expect(asked && itemsOf(asked).map((item) => textOf(item, 'title'))).toEqual(['Yes', 'No', 'Not sure'])
    expect(nodes(after)).toHaveLength(nodes(choir).length + 1)
  })
})

describe('one for the other, and what is only told', () => {
  it('what is taken out makes room for what is put in, with its price', () => {
    const list = nodes(bakery).find(({ node }) => node.properties.layout === 'carousel')?.node
    const title = list ? textOf(itemsOf(list)[1], 'title') : undefined
    const after = edited(bakery, `take ${title} out and put Seed roll 2.30 in instead`)
    const written = JSON.stringify(after)
    expect(written).toContain('"title":"Seed roll"')
    expect(written).toMatch(/"title":"Seed roll"[^}]*"value":"€ 2\.30"/)
    expect(written).not.toContain(`"title":"${title}"`)
  })

  it('a fact is written where it is to be mentioned', () => {
    const shown = bakery.screens.find(({ id }) => id === bakery.app.startScreenId)
    const after = edited(bakery, `minimum order is 15 euros, mention it on the ${shown?.name} page`)
    expect(nodes(after).find(({ node }) => node.label === 'Minimum order is 15 euros')?.screen.id).toBe(
      shown?.id,
    )
  })

  it('a button is meant by its words alone', () => {
    const button = nodes(bakery).find(({ node }) => node.type === 'button' && node.label === 'Add to order')
    const after = edited(bakery, 'Add to order should be full red')
    expect(nodes(after).find(({ node }) => node.id === button?.node.id)?.node.properties.variant).toBe(
      'destructive',
    )
    expect(after.app.theme).toEqual(bakery.app.theme)
  })

  it('when it is and with whom stand below the name of an entry', () => {
    const after = edited(studio, 'add a class Tango on friday 20:00 with Carmen')
    const entry = nodes(after)
      .flatMap(({ node }) => itemsOf(node))
      .find((item) => textOf(item, 'title') === 'Tango')
    expect(textOf(entry, 'subtitle')).toBe('Friday 20:00 · With Carmen')
  })

  it('white cards are no colour of the app', () => {
    const { document, notes } = editApp({ document: studio, prompt: 'make the cards white' })
    expect(document).toBe(studio)
    expect(notes.join(' ')).toContain('theme')
  })

  it('it is the app that is called so, where nothing else was spoken of', () => {
    expect(edited(studio, 'call it Red Shoes').app.name).toBe('Red Shoes')
  })
})
