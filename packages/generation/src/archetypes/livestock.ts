import { defineArchetype } from '../archetype.ts'

export const livestock = defineArchetype({
  id: 'livestock',
  words:
    'rabbit breeders 34, breeders club 30, poultry breeders 34, pigeon breeders 30, ear number 22, ring number 18, points at the show 26, quails 14, rabbits and 8, keep quails 20, rabbit litters 20, livestock 16, cattle 14, herd 9, dairy 7, cows 10, sheep 8, goats 9, chickens 8, hens 9, poultry 12, calving 12, lambing 14, milk yield 12, egg production 12, pig farm 12, ear tag 12, coop 6, breeding records 8, dairy farm 24, dairy farms 24, milk yield 20',
  examples: `
    Paddocks with days grazed and rest period, alert when the herd has to rotate
    Medicine for animals with withdrawal date before slaughter or show
    Daily eggs of each coop with a chart by week
    Our dairy sheep: litres of milk each animal gives in a day, lambs of this spring
    Breeders club for rabbits, pigeons or poultry: ear or ring number, weight, parents, points at the show
    We keep rabbits and quails behind the house: eggs a day, litters, what the feed costs, who bought the young
    Small breeder of rabbits, pigeons or ducks: pairs, litters, young sold and to whom
    Forty ewes, who lambed when, how many, which ram, weight of the lambs
    Eggs collected per day, feed used, which of the girls is broody
    Milk per animal morning and evening, dry-off date, calf due
    Cattle treatments by the vet with withdrawal period and ear tag, for the inspector
    Goats on three pastures, hoof trimming, worming, kids born this spring
    Pigs from piglet to slaughter: pen, weight gain, feed, losses
    Livestock register with sire, dam, birth, sold to whom, passport number
    Backyard chickens with names, moulting, laying, mites, coop cleaned
    Beef cattle: bulls, heifers served, in calf or not, moved to the top meadow
    Ducks, geese and turkeys: hatching, brooder temperature, ringed, culled
    Alpacas: shearing date, fleece weight, mating, births, illnesses
    Which cow is lame, which is in heat, who needs the vet, seen at a glance in the barn`,
  needs: /^(?!.*\bhen (?:part|night|do\b|weekend))/is,
  presets: 'natural, warm',
  icon: 'paw',
  names: 'Top Field, The Herd, Ear Tag',
  entity: 'animal-record',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Animals | paw
    calendar | Calendar | calendar
    stats | Yield | chart
    detail | Animal
    form | Add animal
    checklist? | Tasks | check | herd-work
    scanner? | Scan tag | camera
    profile? | Me | user`,
})
