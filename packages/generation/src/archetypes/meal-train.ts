import { defineArchetype } from '../archetype.ts'

/** Friends and neighbours cook in turn for somebody who is ill, has a baby or is in mourning. */
export const mealTrain = defineArchetype({
  id: 'meal-train',
  words:
    'meal train 70, meal trains 70, mealtrain 60, meals for new parents 60, cook for a sick 60, cooks on which day 50, cook for a family 50, bring meals 44, bring a meal 44, casserole 24, meal rota 40, lasagne rota 44, postpartum meals 54, meals after surgery 54, take them a meal 50',
  examples: `
    Our friend had surgery: who brings dinner on which evening, what she cannot eat, where to put it
    Meals for the new parents in our church, two weeks, no nuts, leave it in the box by the door
    Neighbours cook in turn for a family in mourning, calendar with free days
    Sign up to bring a casserole, see what the others cook so that it is not lasagne each time
    Colleagues organise dinners for somebody in chemotherapy, times when he can eat
    Days that nobody has taken yet, reminder the day before
    Thank everybody at the end with one card
    Shopping, rides and meals for an old neighbour after her fall
    Dietary wishes and how many eat, dishes to be given back
    The scout group feeds the leader's family for a month
    Who cooks Friday, who drives it there
    Gift card instead of a meal for those who live far away`,
  unless: /\b(?:restaurant|canteen|catering|delivery service|meal prep|calories)\b/i,
  bars: 'cart checkout leaderboard',
  presets: 'warm, natural',
  icon: 'bowl',
  names: 'Soup on Tuesday, Left at the Door, Every Evening',
  entity: 'brought-meal',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | Today | home
    calendar | Days | calendar | | | | days, which day, who cooks on which day, calendar, free days, dates
    browse | Meals | bowl | | | | meals, dishes, who cooks, cooks
    browse! | Notes | info | meal-wish | | | allergies, drop-off place, drop-off, diet, dietary wishes, where to put it, address, what they cannot eat
    browse! | Thanks | heart | thank-note | | | thank-you notes, thank you notes, thank-you cards, thanks, messages of thanks
    detail | Meal
    form | Take a day
    people? | Helpers | users
    settings? | Settings | settings`,
})
