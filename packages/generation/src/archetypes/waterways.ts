import { defineArchetype } from '../archetype.ts'

/** Canals and rivers by boat: locks, moorings, water; wind and waves are `surf`. */
export const waterways = defineArchetype({
  id: 'waterways',
  words:
    'canal 18, canals 18, canal boat 34, canal boats 34, canal boaters 36, narrowboat 36, narrowboats 36, houseboat 22, locks and moorings 36, moorings 26, waterways 30, inland waterways 36, marina 18, marinas 18, harbour guide 24, boat trip planner 30, cruising times 24, lock keeper 26',
  examples: `
    Locks, bridges and moorings along the canal with opening times
    How long from here to the next marina at five kilometres an hour
    Water points, pump-out and fuel for houseboats
    Which moorings are free and for how many nights
    Notices: lock closed for repairs until Friday
    Plan a week on the narrowboat with hours at the tiller
    River cruising guide with depth and headroom
    Harbour list with showers, electricity, price by length
    Boaters report shallow places and fallen trees
    Log of the trip with engine hours
    Phone and radio channel of the lock keeper
    Pubs and shops near the towpath`,
  bars: 'checkout cart slots',
  presets: 'natural, calm',
  icon: 'wave',
  names: 'Towpath, Next Lock, Slow Water',
  entity: 'mooring',
  screens: `
    home | Along the way | home
    map | Map | map
    browse | Moorings | pin
    browse | Locks | key | canal-lock
    browse? | Water points | drop | water-point
    week? | Plan | calendar
    detail | Mooring
    form? | Add
    settings | Settings | settings`,
})
