import { defineArchetype } from '../archetype.ts'

/** Fridges and shelves in public, where anybody puts food in and takes some. */
export const communityFridge = defineArchetype({
  id: 'community-fridge',
  words:
    'community fridge 30, community fridges 30, public fridge 30, public fridges 30, shared fridge 26, street fridge 26, food shelf 20, fair-share shelf 26, what is in the fridge 20, what is inside 8, fridge 5, fridges 5',
  examples: `
    Public fridge at the church, what lies in it, who cleans on Sunday
    Map of open shelves where you may put and take vegetables and jam
    Fridge on the corner for everybody: put something in, see what is inside, how full it is
    Volunteers look after eight food shelves in town, check temperature, clean, throw out what is old
    Which public fridge near me has bread left tonight
    Our street's fridge: photo of the inside, what has to go today, cleaning rota
    Neighbours fill a shared cupboard in the hall of the community centre with rice, tins and nappies
    Food savers bring what shops gave to the shelf and write down what they put in
    The fridge door does not close, tell whoever is responsible
    Bread and milk that nobody bought lie in the fridge by the library, take what you need
    Who keeps the key of the shelf, and when was it wiped out last
    Put in and take out, no questions asked, opening hours of each shelf`,
  bars: 'slots checkout cart',
  presets: 'natural, warm',
  icon: 'apple',
  names: 'Lower Shelf, Last Loaf, Half a Cake',
  entity: 'food-share',
  home: 'shelf',
  screens: `
    home | Inside | home
    browse | Offers | apple
    map | Fridges | map
    scanner? | Scan | camera
    checklist? | Cleaning rota | check | shelf-cleaning
    notifications? | Alerts | bell
    detail | Offer
    form | Put in
    stats? | Saved | chart
    profile | Me | user`,
})
