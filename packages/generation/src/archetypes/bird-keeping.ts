import { defineArchetype } from '../archetype.ts'

export const birdKeeping = defineArchetype({
  id: 'bird-keeping',
  words:
    'budgie 22, parakeet 22, parrot 18, canary 16, pet birds 20, hamster 20, guinea pig 22, guinea pigs 22, rabbit care 20, bunny 16, gecko 18, reptile 16, reptiles 16, snake care 20, tortoise 18, bearded dragon 22, hedgehog pet 18, ferret 18',
  examples: `
    Diary for our two budgies with seed, weight and cage cleaning
    My parrot plucks feathers and I want to write down sleep, mood and diet
    Hay, pellets, vegetables and nail clipping for three guinea pigs
    When did the corn snake last shed, eat and poop?
    Canary breeder with rings, pairs, eggs, hatch dates and songs
    Bunny bonding notes, litter training and a weekly weigh-in
    Care plan for my bearded dragon: basking lamp, crickets, calcium, humidity
    Kids take turns with the hamster, wheel and bedding, and tick what is done
    Tortoise hibernation in the fridge: grams, temperature, weekly check
    Small rodents like gerbils, chinchillas and degus, their ages, dust baths and vet visits
    Ferrets out of the cage for two hours, vaccination, play log
    Cockatiels learn to whistle, I keep a journal of their moult, flight time and treats`,
  presets: 'warm, playful',
  icon: 'paw',
  names: 'Small Wings, Hay Day, Perch',
  entity: 'pet-note',
  home: 'focus',
  screens: `
    home | Today | home
    history | Diary | book
    checklist | Care | check
    stats | Weight | trend
    calendar? | Calendar | calendar
    detail | Entry
    form | Add entry
    profile? | Pets | paw
    settings? | Settings | settings`,
})
