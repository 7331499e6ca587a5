import { defineArchetype } from '../archetype.ts'

export const birdKeeping = defineArchetype({
  id: 'bird-keeping',
  words:
    'budgerigars 40, budgerigar 40, budgies 34, cockatiels 30, lovebirds 30, canaries 30, finches 26, aviary 30, moulting 14, budgie 22, parakeet 22, parrot 18, canary 16, pet birds 20, hamster 20, guinea pig 22, guinea pigs 22, rabbit care 20, bunny 16, gecko 18, reptile 16, reptiles 16, snake care 20, tortoise 18, bearded dragon 22, hedgehog pet 18, ferret 18',
  examples: `
    Diary for our two budgies with seed, weight and cage cleaning
    My lovebird plucks feathers and I want to write down sleep, mood and diet of the bird
    Hay, pellets, vegetables and nail clipping for three guinea pigs, pet diary with weight
    When did the corn snake last shed, eat and poop? A reptile diary with weight and food
    Finch breeder with rings, pairs, eggs, hatch dates and songs of the birds
    Bunny bonding notes, litter training and a weekly weigh-in of each rabbit, hay and cage
    Care plan for my bearded dragon: basking lamp, crickets, calcium, humidity, feeding log
    Kids take turns with the mice, wheel and bedding, and tick what is done, cage cleaning and food
    Tortoise hibernation in the fridge: grams, temperature, weekly check for my reptiles
    Small rodents like gerbils, chinchillas and degus, their ages, dust baths and vet visits, cage and food diary for pets
    Ferrets out of the cage for two hours, vaccination, play log and cage cleaning
    Cockatiels learn to whistle, I keep a journal of their moult, flight time and treats`,
  unless: /\b(?:(?:i|we) breed|breeders?|breeding pairs)\b/i,
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
