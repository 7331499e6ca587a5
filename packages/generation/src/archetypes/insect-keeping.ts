import { defineArchetype } from '../archetype.ts'

/** Ants, mantids, spiders, snails and what else is kept in small boxes; fish and reptiles are `aquarium`, bees `beekeeping`. */
export const insectKeeping = defineArchetype({
  id: 'insect-keeping',
  words:
    'ant keeping 36, ant keeper 34, ant colony 34, ant colonies 34, ant farm 30, formicarium 36, ants 16, tarantula 30, tarantulas 30, mantis 26, praying mantis 32, stick insects 32, isopods 30, invertebrates 24, silkworms 28, butterflies breeding 24, snail breeding 24, scorpions 22, spiders 10, insects I keep 30, moulting 12, crickets breeding 20',
  unless: /\b(?:pest control|exterminat\w+|identify|games?|honey ?bees?|beehives?|field guide)\b/i,
  examples: `
    My ant colonies with queen, number of workers, what they ate and when they hibernate
    Tarantula diary: last moult, last meal, refused food, leg span
    Praying mantids from egg case to adult, stage by stage
    Stick insects and leaf insects, which leaves they take, eggs counted
    Isopod cultures with humidity, leaf litter and how many I sold
    Caterpillars my class raises until the butterflies fly
    Colony growth over the year with photos of the nest
    Remind me to water the test tubes and feed sugar water on Mondays
    Giant snails: shell length, calcium, eggs frozen or kept
    Scorpions and centipedes with origin, sex and escapes
    Feeder crickets and cockroaches, hatch dates and boxes
    Founding queens from last summer's flight, which made it through winter`,
  bars: 'checkout cart slots map',
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Nuptial Flight, Eight Legs, Under Bark',
  entity: 'kept-colony',
  home: 'shelf focus',
  screens: `
    home | Today | home
    browse | Colonies | grid
    history | Diary | book
    stats | Growth | chart
    checklist? | Tasks | check
    notifications? | Reminders | bell
    detail | Colony
    form | Add colony
    settings | Settings | settings`,
})
