import { defineArchetype } from '../archetype.ts'

export const waste = defineArchetype({
  id: 'waste',
  words:
    'waste collection 14, recycling 7, bin day 14, garbage 9, rubbish 9, trash 7, waste 5, which bin 9, recycling centre 8, recycling center 8, trash picked up 26, when is the trash 22',
  examples: `
    Which bin goes out tonight: paper, bio, plastic or glass rubbish
    Remind me to put the bin out the evening before the bin lorry comes to collect
    Where do I throw away batteries, paint, an old fridge, and in which container
    Our town tells households the collection dates for paper, plastic and bio by street, changes at holidays
    Sort rubbish correctly: type yoghurt pot, see the colour of the bin or container
    Opening hours of the recycling yard, what rubbish they take and what it costs
    Bulky rubbish such as a sofa or a mattress: order collection by the council
    My black bin was not emptied on collection day, tell the depot with a photo
    Glass, textile and metal containers on the map, with how full they are
    Yellow sacks every second Tuesday, paper monthly, garden clippings in spring, tree collection in January
    Separating household rubbish and recycling made easy for newcomers, in six languages with pictures
    Compost, residual, paper, packaging: collection calendar for our house number with alerts`,
  needs: /^(?!.*trash[ -]talk)/is,
  presets: 'natural, clean',
  icon: 'bin',
  names: 'Bin Night, Blue Bin, Out by Six',
  entity: 'collection-day',
  home: 'focus',
  screens: `
    home | Next | home
    calendar | Calendar | calendar | | | | collection calendar, residual, paper, bio, glass, organic, plastic, bins
    browse | Sorting | search | | What goes where
    map | Yards | map | recycling-yard | | | recycling yard, yards, yard, recycling centre, recycling center, bottle banks, route, route on a map, how busy it is, how busy, opening hours
    browse! | Give away | | given-away | | | free stuff, free stuff corner, give away, gives things away, giving away, give things away
    detail | Collection
    form? | Report a problem
    notifications | Reminders | bell
    profile? | Me | user`,
})
