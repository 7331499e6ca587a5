import { defineArchetype } from '../archetype.ts'

export const waste = defineArchetype({
  id: 'waste',
  words:
    'waste collection 14, recycling 7, bin day 14, garbage 9, rubbish 9, trash 7, waste 5, which bin 9, recycling centre 8, recycling center 8',
  examples: `
    Which bin goes out tonight: paper, bio, plastic or glass
    Remind me the evening before the lorry comes
    Where do I throw away batteries, paint, an old fridge
    Our town tells households the pick-up dates by street, with changes at holidays
    Sort correctly: type yoghurt pot, see the colour of the container
    Opening hours of the tip, what they take and what it costs
    Bulky items such as a sofa or a mattress: order collection by the council
    My black bin was not emptied, tell the depot with a photo
    Glass, textiles and metal drop-off points on the map, with how full they are
    Yellow sacks every second Tuesday, garden clippings in spring, Christmas trees in January
    Separating household refuse made easy for newcomers, in six languages with pictures
    Compost, residual, packaging: calendar for our house number with alerts`,
  needs: /^(?!.*trash[ -]talk)/is,
  presets: 'natural, clean',
  icon: 'bin',
  names: 'Bin Night, Blue Bin, Out by Six',
  entity: 'collection-day',
  home: 'focus',
  screens: `
    home | Next | home
    calendar | Calendar | calendar
    browse | What goes where | search | | What goes where
    map | Yards | map
    detail | Collection
    form? | Report a problem
    notifications | Reminders | bell
    profile? | Me | user`,
})
