import { defineArchetype } from '../archetype.ts'

/** Cafés and libraries where one can sit with a laptop. */
export const workSpots = defineArchetype({
  id: 'work-spots',
  words:
    'work from cafes 36, cafes to work 36, laptop friendly 40, laptop-friendly 40, places to work from 40, remote work spots 40, work spots 40, digital nomads 30, digital nomad 30, nomads 20, power sockets 26, wifi speed 14, work from 12, study spots 36, places to study 36, quiet places 20',
  examples: `
    Cafés with fast Wi-Fi and sockets where nobody minds a laptop
    Which library is quiet, open late and has free desks
    Speed tests by other nomads, noise level, coffee price
    Find a place to study near campus that is open on Sunday
    Lists of work spots per city, saved for my next trip
    See who else is working there and say hello
    Day pass for a corner table, the owner replies to reviews
    Photos of the tables, plugs per seat, chairs that do not hurt
    Filter: calls allowed, air conditioning, vegan snacks
    Rate noise, light and seats after an afternoon
    Map of desks outside, shade and signal
    I work on the road and need two good hours before the train`,
  bars: 'confirmed',
  presets: 'warm, clean',
  icon: 'coffee',
  names: 'Corner Table, Good Socket, Window Seat',
  entity: 'work-spot',
  screens: `
    browse | Spots | coffee
    map | Map | map
    saved | Lists | bookmark
    people? | Here now | users
    detail | Spot
    form | Add review | | spot-review
    profile | Me | user`,
})
