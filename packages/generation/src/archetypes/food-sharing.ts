import { defineArchetype } from '../archetype.ts'

export const foodSharing = defineArchetype({
  id: 'food-sharing',
  words:
    'community fridge 20, food sharing 18, foodsharing 18, leftovers 10, food waste 14, surplus food 14, expiry dates 6, reduce waste 9, pantry 5, pantry inventory 14, fridge 5, what is inside 8, food donation 12, donate food 12',
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
