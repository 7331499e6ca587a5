import { defineArchetype } from '../archetype.ts'

/** What stood where, told on the spot. */
export const historyWalk = defineArchetype({
  id: 'history-walk',
  words:
    'history walk 60, history walks 60, history trail 54, heritage trail 54, heritage walk 54, local history walk 60, historical walk 54, then and now 44, old photos of our town 60, old photos of the town 54, old photos on a map 60, historical photos on a map 54, town history 34, history of our village 44, walk through history 54, looked like in the early 50, looked like a hundred years ago 50, looked like in the past 50, used to look 34, area looked 34, street looked 34, town looked 34, blue plaques 44, stumbling stones 44',
  examples: `
    Walk through our town with a voice at each stop that tells what stood here
    Old photographs on the map, slide between then and now
    Houses and who lived in them, for visitors on foot
    Historical society puts its pictures where they were taken
    Ten stops, one hour, with witnesses speaking
    Plaques on walls and the stories behind them
    Mining trail with sounds of the works
    School class collects memories of a street
    City wall, gates and towers that are gone, drawn over the camera picture
    Memorial stones with names and lives
    Walk in the steps of emigrants to the harbour
    Postcards of 1910 and the same view today`,
  unless: /\b(?:podcasts?|episodes|browser history|medical history|order history|genealogy)\b/i,
  bars: 'cart checkout slots leaderboard',
  presets: 'editorial, warm',
  icon: 'map',
  names: 'Stood Here, Mill Street 1904, Slow Steps',
  entity: 'history-stop',
  home: 'shelf',
  screens: `
    home | Walk | home
    map | Map | map
    browse | Stops | list
    player | Listen | volume
    saved | Saved | heart
    detail | Stop
    form? | Add photo | camera
    settings? | Settings | settings`,
})
