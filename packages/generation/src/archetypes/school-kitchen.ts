import { defineArchetype } from '../archetype.ts'

/** Those who cook for a school or kindergarten: how many eat, who must not eat what, what is left. */
export const schoolKitchen = defineArchetype({
  id: 'school-kitchen',
  words:
    'school kitchen 38, school kitchens 38, kindergarten kitchen 36, school meals 28, school lunch count 36, how many kids eat 36, how many children eat 36, lunch count 34, meal count 34, meals per class 34, canteen kitchen of a school 34, cook for the school 30, hospital kitchen 60, kitchen of a hospital 50, canteen kitchen 40',
  examples: `
    Hospital kitchen cooks for three hundred patients: diets, trays by ward, what came back
    Kitchen of a primary school: how many children eat today in each class, allergies, what was left over
    Teachers report by nine how many have lunch, the cook sees the sum and the diets
    Kindergarten cook: portions by group, no pork, no milk, menu of the week
    Left-overs weighed every day, which dish they do not like
    Lunch count with vegetarian and gluten-free plates, labels for each child
    Menu plan for four weeks, shopping amounts for 140 portions
    Parents cancel lunch when the child is ill until eight, the kitchen sees it
    Fridge temperatures and samples kept, signed by the cook
    Afternoon care: who gets a snack, who has an allergy plan
    Portions for 1a to 4b, two sittings, who is on a trip today
    Children with coeliac disease, nuts and milk, a plate with a name for each
    How much did we throw away this month, costs per portion`,
  unless:
    /^(?!.*\b(?:kitchen\w*|lunch\w*|meals?|menus?|canteen|food|cook\w*|dinners?|diets?|allerg\w+)\b)|\b(?:order lunch|pupils (?:can )?(?:see|order|rate|pay)|pay for lunch|lunch account|restaurant)\b/is,
  bars: 'cart checkout slots feed',
  presets: 'clean, warm',
  icon: 'pot',
  names: 'Hundred and Forty, Second Helping, Soup at Twelve',
  entity: 'class-meal',
  keepsThing: true,
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Classes | list | | | | classes, per class, groups, how many eat, meals per class, portions
    browse | Allergies | warning | meal-allergy | | | allergies, allergy, diets, special diets, vegetarian
    week | Menu | calendar | meal | | | menu, menu plan, dishes, menu of the week
    stats | Left over | chart | | | | left over, leftovers, left-overs, thrown away, waste
    detail | Class
    form | Report | edit | | Report today | | report, enter numbers, count
    profile? | Me | user`,
})
