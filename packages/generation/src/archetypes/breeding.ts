import { defineArchetype } from '../archetype.ts'

/** Animals bred with a plan: pairings, clutches or litters, what hatches, who gets it. */
export const breeding = defineArchetype({
  id: 'breeding',
  words:
    'breeder 20, breeders 16, rabbit breeder 44, rabbit breeding 44, dog breeder 44, dog breeding 40, cat breeder 44, cat breeding 40, reptile breeder 44, bird breeder 44, breeding 12, i breed 24, we breed 24, breeding pairs 28, pairings 9, clutch 12, clutches 18, litters 18, litter 8, whelping 30, hatchlings 22, hatch dates 24, incubator 12, breeding records 34, breeding program 30, breeding log 34, planned matings 30, studbook 30, pedigree 12, breed canaries 60, breed birds 50, canary breeder 60, breed budgies 50',
  examples: `
    I breed canaries: who the parents are, ring numbers, when the eggs hatch
    Which female was with which male, when she laid, when the young should come out
    Clutch of nine: laid on the fourth, box in the incubator, humidity, two gone bad
    Rabbit breeder: does, bucks, mated on, kindling due, litter size, weaned, tattoo number
    Weight of each puppy morning and evening for two weeks, coloured collars
    Kittens: first vaccination, chip, who has reserved which, deposit paid
    Parrots in the aviary: which cock with which hen, rings on day eight, chicks that fly, sold to
    Canary breeding season: pairs, first egg, brood of four, rings ordered, young for the show
    Geckos with their genes, what the young may look like, photos from week to week
    Young animals for sale with price, sex, date and the family that waits
    Pedigree over four generations and how near two animals are related
    Poultry eggs set on day one, candled on day seven, turned, hatch on day twenty-one
    Guppies and shrimp: lines kept apart, births, how many fry made it
    Goats due in March, list by date, kids born, twins, mother's milk
    Contract and papers for each puppy, registration with the kennel club, health tests of the parents`,
  unless:
    /\b(?:pok[eé]mon|monsters?|dragons?|virtual|game|dating|beer|plants?|shelter|yoghurt|mealworms?)\b/i,
  bars: 'cart leaderboard',
  presets: 'natural, clean',
  icon: 'egg',
  names: 'Day Sixty, First Pip, Two Lines',
  entity: 'clutch',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse! | Pairings | repeat | pairing | | | Pairings, pairing, pairs, couples, breeding pairs, mated, planned matings, matings, track pairings, pairs per nest box
    browse | Clutches | egg | | | | Clutches, clutch, litters, eggs, eggs laid, nests
    browse! | Young | paw | bred-young | | | Hatchlings, hatchling, young, fledged, for sale, Puppies, puppy, Kittens, Chicks, babies, babies for sale, offspring, hatchlings for sale, puppies for sale, for sale, puppy weights, weight of each puppy, fledged chicks, nestlings, young animals
    calendar? | Calendar | calendar
    gauge! | Incubator | flame | incubator-reading | | | Incubator, incubator temp, incubator readings, incubator temp and humidity
    people! | Waiting list | users | waiting-family | | | Waiting list, waiting families, buyers, families, who was sold to whom, sold to
    stats? | Numbers | chart
    detail | Clutch
    detail! | Young animal | | bred-young | | | hatchlings, young, puppies, puppy, kittens, chicks, babies, offspring, for sale
    form | Add clutch
    form! | Add pairing | | pairing | Add pairing | | pairings, pairing, pairs, couples, mated, matings, mating
    profile? | Me | user`,
})
