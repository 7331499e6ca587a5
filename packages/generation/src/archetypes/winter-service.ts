import { defineArchetype } from '../archetype.ts'

/** Who clears which street of snow, and what has been done. */
export const winterService = defineArchetype({
  id: 'winter-service',
  words:
    'snow clearing 60, snow removal 60, snow plow 50, snow plough 50, snow ploughing 54, snow plowing 54, snow shovelling 54, snow shoveling 54, winter service 60, gritting 50, gritters 54, salt spreading 54, clears which street 50, clear snow 50, de-icing 44, shovel snow 44',
  examples: `
    Snow fell overnight: who drives which round, which pavements are cleared, photo as proof
    Village with five tractors and a salt spreader, streets in order of importance
    Neighbours clear the snow of those who cannot, by street
    Winter service of a facility firm: objects, at what hour cleared and gritted, for the insurance
    Salt left in the silo, litres of diesel, hours of each driver
    Alarm at three in the morning when five centimetres have fallen
    Bus stops, stairs and school paths first
    Residents report ice on a hill and see when the plough comes
    Two wheel loaders and a snow blower for the yards of six schools, who is out with which
    Contracts of forty houses for the winter, price by visit
    Drivers tick streets, GPS track and time are kept
    Where snow may be piled up and where the hydrants are`,
  unless:
    /\b(?:ski|slopes?|avalanche|snow ?board)\b|\b(?:whose turn|take (?:it in )?turns|turn(?: it)? is(?: it)?)\b/i,
  bars: 'cart checkout feed leaderboard',
  presets: 'clean, bold',
  icon: 'cloud',
  names: 'Before Six, Five Centimetres, Salt and Plough',
  entity: 'snow-street',
  home: 'focus ledger',
  screens: `
    home | Tonight | home
    checklist | Streets | check
    map | Map | map
    people | Drivers | users
    history | Done | clock
    weather? | Weather | cloud | city
    stats? | Numbers | chart
    detail | Street
    form | Add photo | camera
    notifications? | Alerts | bell
    settings? | Settings | settings`,
})
