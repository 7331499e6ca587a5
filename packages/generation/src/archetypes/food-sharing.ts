import { defineArchetype } from '../archetype.ts'

export const foodSharing = defineArchetype({
  id: 'food-sharing',
  words:
    'food sharing 18, foodsharing 18, leftovers 10, food waste 14, surplus food 14, expiry dates 6, reduce waste 9, pantry 5, pantry inventory 14, food donation 12, donate food 12, leftover food 22, share leftover 22, give away food 26',
  examples: `
    Donate food to those who go hungry: whoever gives enters what and where, those in need search by postcode
    Food drives and community kitchens that serve free meals, and a way to locate one
    A donation system for surplus meals, with volunteers who take them to people who need them
    Owners of fruit trees and people who would like to pick the fruit find each other, map of trees, what is ripe
    Gardens with too many apples, plums or courgettes: come and pick, share the harvest
    Six rolls and soup left after the party, who wants to fetch them tonight
    Bakeries and cafés give away what is left after closing, neighbours reserve a bag and fetch it before eight
    Surprise bags of unsold food from shops nearby, reserve, pick up in the evening, show the code
    Rescue unsold bread from bakeries, teams pick up at closing time
    Surplus apples from our tree, come with bags
    Restaurants offer what remains at closing for a third of the price
    Neighbours give away groceries before their holidays
    Canteen tells the students' group how many portions remain
    Food bank branches enter donated pallets, and volunteers collect them
    Offer half a cake with photo, collect until, allergens
    I cooked too much: portions left, somebody next door claims it and fetches it at the door
    Pick-ups from supermarkets, rota of savers, kilos saved from the bin
    Too much zucchini in the allotment, free for anyone in our street`,
  bars: 'slots checkout cart',
  presets: 'natural, warm',
  icon: 'apple',
  names: 'Last Loaf, Half a Cake, Second Helping',
  entity: 'given-food',
  home: 'shelf',
  screens: `
    home | Today | home
    browse | Offers | apple
    map | Map | map
    chats? | Messages | chat
    notifications? | Alerts | bell
    detail | Offer
    form | Offer food
    stats? | Saved | chart
    profile | Me | user`,
})
