import { defineArchetype } from '../archetype.ts'

export const beekeeping = defineArchetype({
  id: 'beekeeping',
  words:
    'beehive 9, hive 8, beekeeper 9, bee 6, honey 5, apiary 9, colony 5, beehive 12, beehives 12, beehive records 20, beehive 14, keeps bees 40, keep bees 40, which hive 30',
  examples: `
    My father keeps bees and notes what he did at which hive, honey and queens
    Notes on each colony: queen seen, brood frames, temper, mites counted, frame by frame
    I look after six hives at the orchard and forget what I saw last week
    Varroa treatment dates, swarm control and when to add a super to each hive
    How many kilos of honey did each hive give this summer, and the jars I sold
    Hobby apiarist wants a photo and checklist for every inspection of the hives, queen and brood
    Our apiculture society mentors beginners, they should log frames, stores and drone cells, beekeepers note each colony
    Queen rearing: grafting day, hatch, mating flight, marking colour, frames and mating boxes
    When did I feed sugar syrup and how heavy are they going into winter? Winter stores in frames and kilos
    Record split colonies, nucs, swarms caught and their origin, queen and frames given
    Weight from the scale under the stand, nectar flow and outside temperature as a graph, harvest in sight
    Wax, frames and foundation stock plus extraction days and water content of the harvest, honey harvest of the apiary
    Spring check of all my bees: food, health, pollen, space, stings`,
  unless: /\breports? (?:an? |the )?(?:bee )?swarms?\b/i,
  presets: 'natural, warm',
  icon: 'box',
  names: 'Skep, Linden & Co, Brood Book',
  entity: 'beehive',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Hives | box
    history | Inspections | book
    stats | Harvest | chart
    detail | Hive
    form | New inspection
    checklist? | Tasks | check | hive-care
    calendar? | Calendar | calendar
    profile? | Me | user`,
})
