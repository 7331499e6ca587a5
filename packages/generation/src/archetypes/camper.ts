import { defineArchetype } from '../archetype.ts'

export const camper = defineArchetype({
  id: 'camper',
  words:
    'camper van 26, campervan 26, camper 14, motorhome 24, van life 26, vanlife 26, caravan 16, rv trip 22, rv park 18, overnight spots 24, sleep spots 18',
  presets: 'natural, editorial',
  icon: 'camp',
  names: 'Slow Van, Pitch Nine, Level Ground',
  entity: 'overnight-spot',
  home: 'shelf',
  screens: `
    map | Map | map
    home | Van | home
    browse | Spots | camp
    history | Nights | moon
    checklist? | Packing | check | packing
    saved? | Saved | heart
    detail | Spot
    form | Log night
    settings? | Settings | settings`,
})
