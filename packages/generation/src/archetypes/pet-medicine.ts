import { defineArchetype } from '../archetype.ts'

/** Medicines of animals at home, given by their people; a practice's patients are `vet`. */
export const petMedicine = defineArchetype({
  id: 'pet-medicine',
  words:
    'blood sugar of my cat 50, blood sugar of my dog 50, blood sugar of our cat 50, blood sugar of our dog 50, insulin times 24, our cat is diabetic 36, diabetic cat 36, diabetic dog 36, my cat is diabetic 36, injections a day 16, pet medication 34, pet medications 34, pet medicine 34, medication for pets 36, medicine for pets 36, medication for my dog 36, dog medication 34, cat medication 34, pet pills 32, deworming 18, flea treatment 22, tick treatment 22, medicines of our pets 34, given doses 12',
  examples: `
    Our diabetic cat gets two injections a day: insulin units, sugar values, how much she ate, a note for the sitter
    Dog with epilepsy or heart trouble, drops and injections ticked by whoever gives them
    Which pet gets which tablet when, and who in the family has given it
    Remind me of the cat's thyroid drops twice a day, snooze if she hides
    Worming, fleas and ticks for two dogs, next date each
    How many tablets are left for the old dog, warn before they run out
    Insulin for our cat, dose and time, share with the sitter
    History of given doses for the vet
    Eye drops for the rabbit five times a day, tick off
    Painkiller for the horse with weight and days left
    Antibiotics course for the parrot with an end date
    Has anybody given Bruno his heart pill this morning
    Medicines, allergies and vet numbers of all our animals
    Photo of the box, how much per kilo, with food or without`,
  bars: 'cart checkout slots ticket',
  presets: 'warm, calm',
  icon: 'paw',
  names: 'Hidden in Cheese, Twice a Day, Good Patient',
  entity: 'pet-dose',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Medicines | pill
    browse | Pets | paw | pet
    history | Given | clock
    notifications | Reminders | bell
    people? | Family | users
    detail | Medicine
    form | Add medicine
    settings? | Settings | settings`,
})
