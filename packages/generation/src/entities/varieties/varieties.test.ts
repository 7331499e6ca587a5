import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'

describe('things of one kind', () => {
  it.each([
    ['migraine diary', 'Throbbing', 'Itchy eyes'],
    ['Learn Japanese words with flashcards and a streak', 'メロン', 'melão'],
    ['A flag quiz for my kids', 'Whose flag', 'Which river'],
    ['Flight log of my drone: battery, place, minutes', 'Quarry', 'Bremen'],
    ['Log the launches, landings and hours of our gliding club', 'winch', 'C172'],
    ['Neighbours offer seeds and swap seeds for others', 'Climbing bean', 'Monstera'],
    ['Cocktail recipes with what I have at home', 'Basil smash', 'ramen'],
    ['A quiz about animals', 'sleeps standing up', 'Which river'],
    ['My pokemon cards collection', 'Ember fox', 'Blue mare'],
    ['I want to quit vaping', 'While gaming', 'After dinner'],
    ['Dive log with depth and buddy', 'The sunken tram', 'Four tries'],
    ['Skydiving logbook: exit altitude, canopy, drop zone', 'four-way', 'east wall'],
    ['Log the routes I have climbed with grade and photos', 'Blue slab', 'Depth'],
    ['Kitesurf spots with wind in knots, log sessions with the kite used', '9 m²', 'fish, clean'],
    ['Fuel log: odometer, litres filled, price per litre', '41.2 litres', 'Oil and filter'],
    ['Count my beers and units of alcohol, with dry days', 'Pale ale', 'Green tea'],
    ['Social calendar for my friends and me, share upcoming plans', 'Dinner at Kim’s', 'Dentist, Lea'],
    ['Cat rescue, adopt one of our cats', 'Three-coloured', 'Terrier'],
    ['Reef tank log with salinity and coral', '35 ppt', 'tetras'],
    ['Roll call of my karate club: who came, who missed training', 'Beginners', '7b'],
    ['Renovation of our house with contractors and a budget per room', 'Floors', 'Groceries'],
    ['Contraction timer with a bag list for the hospital', 'Car seat', 'Swimming things'],
    ['Separated parents: custody calendar, handover and shared costs', 'Class trip', 'Bar Centrale'],
    ['Gift ideas for each birthday, with a budget', 'Wrapping and postage', 'Groceries'],
    ['My pedalboard and guitar pedals, what is on which board', 'Salt Drive', 'Polar Six'],
    ['Weather forecast for a hike, hour by hour', 'Owl ridge', 'Nairobi'],
    ['Dragonflies counted along a transect by volunteers', 'Small copper', 'Yellowhammer'],
    ['Marketplace for second-hand things, sellers mark an item as booked', 'Reading lamp', 'Statistics'],
    ['Lifeguard rota for our lake', 'North tower, early', 'Early, counter'],
    ['Lifeguard rota for our indoor pool', 'Main pool, early', 'Early, counter'],
    ['Find a beach volleyball partner', 'Blocks, level B', 'Long walks'],
    ['Flight log of my radio controlled gliders', 'Heron 3.2 m', 'C172'],
    ['Ranger rounds in a national park: fences, checkpoints', 'post 118 to 122', 'Server room'],
    ['Training log of a search dog', 'Area, forest edge', 'Off the sofa'],
    ['Flea market stall: what I sold', 'Enamel lamp', 'Harbour steps'],
    ['Laser tag bookings', 'Capture the Tower', 'Clockmaker'],
    ['Museum guards: rooms and incidents', 'Room 4, lamps', 'Loading bay'],
    ['Shared calendar for a holiday house of four families', 'Omar and Kim', 'Dentist, Lea'],
    ['Pizza oven hire for parties', 'Pizza oven on a trailer', 'Mini excavator'],
    ['Junk removal: people send a photo, choose a day and pay', 'Half a van', 'Removal 12'],
    ['Uber for snow removal, drivers clear your driveway', 'Paths and steps', 'Two rooms'],
    ['We remove stumps and fell trees, book a visit with stump removal', 'Stump ground out', 'Two rooms'],
    ['Movers: book a moving company and see the price', 'Two rooms', 'Driveway'],
    ['Chimney sweep: jobs, inspections, invoices', 'Harbour 9, open fire', 'Harbour Dental, toilets'],
  ])('have their own content: %s', (prompt, own, other) => {
    const text = JSON.stringify(generateApp({ prompt }).document.screens)
    expect([text.includes(own), text.includes(other)]).toEqual([true, false])
  })

  it('have no fields of other kinds', () => {
    const form = generateApp({ prompt: 'Whisky tasting notes' }).document.screens.find(({ name }) =>
      name.startsWith('Add'),
    )
    const text = JSON.stringify(form)
    expect([text.includes('Distillery'), text.includes('Grape')]).toEqual([true, false])
  })
})
