import { defineArchetype } from '../archetype.ts'

export const packingList = defineArchetype({
  id: 'packing-list',
  words:
    'packing list 22, packing lists 22, what to pack 18, pack for 9, packing app 20, suitcase 9, luggage list 16, packing checklist 22, camping checklist 24, camping list 18, hiking checklist 18',
  examples: `
    Checklist for my camera bag before a shoot, tick what is packed
    What do I need to take to the beach for a week with two small kids
    Never forget the charger again: tick off everything before I close the case
    Packing lists by trip type, beach, business, winter, with how many pieces of each and which bag
    Generates a list of clothes and toiletries from destination, number of nights and weather forecast
    Camping gear check before we drive off: tent, pegs, stove, sleeping bags, torches, who carries it
    Scouts going on camp tick off sleeping mat, mess tin, raincoat and name tags, parents see the same list
    Hand luggage only. Weigh each item and show me whether the rucksack stays under eight kilos
    Our family of five shares one list per holiday, everyone ticks socks, swimwear, passports and toothbrush
    Backpackers want to reuse last year's list and see what they took but never wore
    Festival weekend checklist, from wellies and earplugs to ticket and power bank
    I travel for work every month, so a reusable template: shirts, laptop, adapter, documents, medication
    List of things for the ski chalet sorted by suitcase, with packed and still missing`,
  presets: 'editorial, natural',
  icon: 'bag',
  names: 'Two Bags, Nothing Forgotten, Hand Luggage',
  entity: 'packing',
  screens: `
    checklist | Packing | check
    home | Trips | bag | trip
    browse | Items | list
    weather? | Weather | sun | city
    detail | Item
    form | Add item
    settings | Settings | settings`,
})
