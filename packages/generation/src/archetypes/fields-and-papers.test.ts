import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf } from '../plan/short.test-helper.ts'

describe('kinds of app of fields, papers, shores and shops', () => {
  it.each([
    ['Test the soil of our plots and learn which manure it lacks', 'soil-check', 'North field'],
    ['Med students swap lecture notes by block', 'note-sharing', 'Fractions, lesson of Tuesday'],
    [
      'Hurt at work: keep reports and letters of my compensation case together',
      'injury-claims',
      'Wage loss, March to June',
    ],
    ['Say how clean the sand of a beach is, with photos of plastic', 'beach-reports', 'Lighthouse bay'],
    ['Is hake overfished? Guide to seafood for shoppers', 'seafood-guide', 'Blue mussel'],
    ['Photograph sheet music and hear it', 'sheet-scanner', 'Old town waltz'],
    ['A selfie a day to see my hair grow', 'photo-a-day', 'First frost, new scarf'],
    ['Lorry drivers talk to an assistant while driving, hands-free', 'co-driver', 'Take me to dock 4'],
    ['Baristas tick the opening and closing checklist', 'open-close', 'Alarm off, lights on'],
    ['Face scan that tells my skin type and suggests creams', 'beauty-advisor', 'Light gel cream, morning'],
    ['Motorbike rides and errands delivered, a super app for Gulu', 'ride-and-delivery', 'Corner bakery'],
    ['Track bills in parliament by topic', 'bill-watch', 'Clean Water for Schools Act'],
    ['Exhibition tickets by time slot with group price', 'exhibition-tickets', 'Paper Cities'],
    ['Mandi rates for tomato growers', 'crop-prices', 'Tomatoes'],
    ['Wedding guests upload photos by QR code', 'guest-photos', 'The first laugh'],
  ])('are known: %s', (prompt, kind, row) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(allOf(prompt)).toContain(row)
  })

  it.each([
    ['Mark on a map where ceps and other mushrooms are found', 'nature'],
    ['Groceries and household management with stock overview', 'food-stock'],
    ['Aircraft maintenance for a small flying school', 'maintenance'],
    ['Digital library app with two texts side by side', 'ereader'],
    ['Blend layers of sounds to fall asleep faster', 'sound-mixer'],
    ['A pizza guide of Naples on a map', 'dining'],
    ['Deworming and shots of my two cats', 'pets'],
    ['Cooking step by step, hands-free', 'recipes'],
    ['Guide for visitors of our town: sights, tours and a map', 'map-guide'],
  ])('are told from others: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('show the ground shaking where it is an earthquake, although a tsunami is named', () => {
    const rows = allOf('Earthquakes worldwide with depth and tsunami warnings')
    expect(rows).toContain('Off the east coast')
    expect(rows).not.toContain('High water at Mill bridge')
  })

  it('have pizzerias in a guide to pizza, and aircraft in their hangar', () => {
    expect(namesOf('Guide to the best pizzerias, with a map')).toContain('Pizzerias')
    expect(allOf('Maintenance of our aircraft, faults and checks')).toContain('D-EKLW, left brake fades')
  })

  it('have places on the map of a guide, and not for whom it is', () => {
    const names = allOf('Offline city guide of Porto for families')
    expect(names).toContain('Map of places')
    expect(names).not.toContain('Map of families')
    expect(allOf('City guide of Turin for tourists')).not.toContain('Map of tourists')
    expect(allOf('Chat with an AI assistant, with a map')).not.toContain('Map of conversations')
  })
})
