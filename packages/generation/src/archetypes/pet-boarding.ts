import { defineArchetype } from '../archetype.ts'

/** A kennel or cattery where animals stay; who looks after them at their home is `pet-sitting`. */
export const petBoarding = defineArchetype({
  id: 'pet-boarding',
  words:
    'kennel 16, kennels 16, boarding kennel 26, boarding kennels 26, cattery 24, dog boarding 24, pet boarding 26, cat boarding 24, pet hotel 24, dog hotel 24, dog daycare 22, doggy daycare 22, boarding for dogs 22',
  examples: `
    Boarding kennel with thirty runs: who arrives, who leaves, food and medicine for each dog
    Our cattery keeps vaccination papers, feeding and the phone number of each cat's owner
    Owners book a stay for their dog while they are on holiday and get a photo every day
    Dog hotel: which run is free over Christmas, deposit, arrival and collection times
    Doggy daycare with a bus, groups by size, naps, what they ate, report in the evening
    I look after dogs in my house while people travel, walks, tablets, allergies
    Kennel staff tick feeding and cleaning for each run, medicine at the right hour
    Small animal boarding for rabbits and guinea pigs, cages, dates, price per day
    Stays of cats by the week, webcams, notes for the owner and the bill at the end
    Holiday home for parrots and tortoises, lamp hours, greens, who to call at night
    Trial night before the first long stay, temperament, neutered or not, emergency vet
    Pick up and bring back, harness and blanket labelled, who may not be together`,
  presets: 'warm, natural',
  icon: 'paw',
  names: 'Wagging, Run Four, While You Travel',
  entity: 'boarded-pet',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Stays | paw
    calendar | Calendar | calendar
    slots? | Book a stay
    checklist? | Feeding | check | pet-need
    chats? | Messages | chat
    checkout? | Pay
    detail | Stay
    form | New stay
    profile | Me | user`,
})
