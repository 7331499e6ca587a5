import { defineArchetype } from '../archetype.ts'

/** Beds for those who have none tonight; patients by bed are `ward`. */
export const nightShelter = defineArchetype({
  id: 'night-shelter',
  words:
    'night shelter 44, night shelters 44, homeless shelter 44, homeless shelters 44, emergency shelter 36, winter shelter 40, warming centre 36, warming center 36, shelter beds 44, shelter for the homeless 44, rough sleepers 30, emergency beds 30',
  examples: `
    Which shelter has a bed tonight, for women, for somebody with a dog
    Check a guest in without a name, give a locker and a towel
    Beds for people without a home, free ones and those in use
    Winter programme of the town: beds by house, street workers see them
    Meals we served tonight, soup and tea
    The late shift leaves notes for the early shift at the shelter
    What happened tonight, who called the ambulance
    Warm rooms on cold nights, open from eight
    Guests leave at half past seven, sheets are changed
    Lower bunks for those who cannot climb
    How many slept here each night this month
    Turned away because we were full, and where we sent them`,
  // Who writes down how well they slept is at home.
  unless:
    /^(?!.*\b(?:shelters?|homeless|beds?|bunks?|rough sleepers?|warming|warm rooms?|without a home)\b)/is,
  bars: 'checkout cart slots chats',
  presets: 'calm, clean',
  icon: 'bed',
  names: 'Warm Until Seven, Bed Free, Night Door',
  entity: 'shelter-bed',
  home: 'ledger focus',
  screens: `
    home | Tonight | home
    browse | Beds | bed
    form | Check in | plus
    stats? | Numbers | chart
    detail | Bed
    map? | Shelters | map
    profile? | Me | user`,
})
