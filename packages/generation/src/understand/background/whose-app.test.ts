import { describe, expect, it } from 'vitest'
import { asWhoseApp } from './whose-app.ts'

const wish = 'Guests see the plan and sign up.'

describe('an opening that tells who somebody is', () => {
  it.each([
    [
      'Our orchestra meets every Monday in the gym.',
      'An app for an orchestra that meets every Monday in the gym.',
    ],
    ['My uncle keeps goats.', 'An app for my uncle who keeps goats.'],
    ['Our harbour has 40 berths and a crane.', 'An app for a harbour with 40 berths and a crane.'],
    ['We are a small brewery on an island.', 'An app for a small brewery on an island.'],
    ["I'm a tiler with two apprentices.", 'An app for a tiler with two apprentices.'],
    ['I run a sewing school.', 'An app for a sewing school.'],
    ["We're opening a bicycle kitchen.", 'An app for a bicycle kitchen.'],
    ['We have a small vineyard by the river.', 'An app for a small vineyard by the river.'],
    ['Every Thursday we have a quiz night.', 'An app for a quiz night every Thursday.'],
    ['My garage repairs tractors.', 'An app for a garage that repairs tractors.'],
  ])('“%s”', (opening, asked) => {
    expect(asWhoseApp(`${opening} ${wish}`)).toBe(`${asked} ${wish}`)
  })

  it.each([
    ['Our theatre needs a plan of its props.', 'An app for a theatre: a plan of its props.'],
    ["I'm a roofer and drive to leaking roofs.", 'An app for a roofer. I drive to leaking roofs.'],
    ['The coach needs to know who is fit.', 'An app for a coach to know who is fit.'],
    ['The canoe club lends its canoes to members.', 'An app to lend canoes to members.'],
    ['Our school holds a science fair.', 'An app for a science fair.'],
  ])('“%s”', (opening, asked) => {
    expect(asWhoseApp(`${opening} ${wish}`)).toBe(`${asked} ${wish}`)
  })

  it('begins another sentence with what is wanted', () => {
    expect(asWhoseApp('I own a kiln and want to know when it is cold.')).toBe(
      'An app for a kiln. I want to know when it is cold.',
    )
    expect(asWhoseApp('I own a kennel and people ring me at night. They should book online.')).toBe(
      'An app for a kennel. People ring me at night. They should book online.',
    )
  })

  it.each([
    'An app for a sewing school. Guests sign up.',
    'We need an app for our sewing school.',
    'I want to see who has which key.',
    'Guests see the plan and sign up.',
    'My keys get lost all the time.',
    'We are looking for a way to share keys.',
    'Track my runs and show a chart.',
  ])('leaves “%s”', (text) => {
    expect(asWhoseApp(text)).toBe(text)
  })
})
