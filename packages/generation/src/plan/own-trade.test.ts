import { describe, expect, it } from 'vitest'
import type { ComponentNode } from '@kwiq/app-model'
import { generateApp } from '../index.ts'

const shown = (prompt: string): string => JSON.stringify(generateApp({ prompt }).document)

describe('a trade shows what is of it', () => {
  it.each([
    [
      'Swimming pool service, jobs of the week, water values',
      /Weekly clean, 40 m³/,
      /Lawn and edges|Door sensor/,
    ],
    ['Phone repair counter, tickets and prices', /Cracked screen/, /Toaster/],
    ['Umbrella repair shop: tickets, price, ready on', /No\. 118/, /Golf, HB-KW|Toaster/],
    ['Upholstery workshop with armchairs, estimates', /Wing chair/, /Golf, HB-KW/],
    ['Curtains made to measure: windows, fabric, lining', /Rail to floor/, /Chest in cm|Summer dress/],
    ['Guitar teacher, pupils, homework, lesson times', /Folk song/, /left hand alone|Boogie/],
    ['Lunch vote in our office, where to eat today', /Thai place/, /mayor|Mayor/],
    ['Meals on wheels: drivers, stops, diet, not at home', /Low salt/, /2 parcels|Wheel, /],
    ['Towing company: calls, driver, price', /hard shoulder/, /answers at once|Full tank/],
    ['Deer hunting club with members and harvest log', /Roe buck/, /Pumpkins/],
    ['Sobriety group with coins and meetings', /30 days/, /Silver thaler|Annual meeting/],
    ['Hat shop catalogue with size, colour, price', /"Hats"/, /"Catalogues"/],
  ])('%s', (prompt, own, another) => {
    const app = shown(prompt)
    expect(app).toMatch(own)
    expect(app).not.toMatch(another)
  })

  it('calls customers of a trade by their house, and no sales leads', () => {
    expect(shown('Pest control: jobs, customers list, photos')).not.toMatch(/Warm|Pipeline/)
  })

  it('chooses what the description begins with', () => {
    const nodes = (all: readonly ComponentNode[]): ComponentNode[] =>
      all.flatMap((node) => [node, ...nodes(node.children ?? [])])
    const { document } = generateApp({ prompt: 'Cello teacher, pupils, pieces, fees, homework' })
    const details = document.screens.flatMap(({ components }) => nodes(components))
    expect(JSON.stringify(details)).toMatch(/"title":"Plays","value":"Cello"/)
  })

  it('takes orders for the holidays and lists no holidays', () => {
    const names = generateApp({
      prompt: 'Butcher orders for the holidays: turkey, ham, pickup day',
    }).document.screens.map(({ name }) => name)
    expect(names).not.toContain('Holidays')
  })
})

describe('what several trades have tells none of them', () => {
  it.each([
    ['Sharpening van for kitchens: knives counted, paid', /Chef’s knife/, /Golf, HB-KW/],
    ['Puppet maker, commissions with size, colours and deposit', /Lea Brandt, No\. 118/, /Oak side table/],
    ['Litter group with members, next dates', /River bank/, /Autumn clean-up|Annual meeting/],
    ['Tutoring in physics, pupils, topics, homework, progress', /Pupils/, /Cerca|Vedi tutti/],
    ['Feeding log of our twins, bottles, nappies', /120 ml, all|"All"|7:10/, /Negroni/],
    ['Lash studio with bookings and clients', /Refill, two weeks/, /Manicure/],
  ])('%s', (prompt, own, another) => {
    const app = shown(prompt)
    expect(app).toMatch(own)
    expect(app).not.toMatch(another)
  })
})
