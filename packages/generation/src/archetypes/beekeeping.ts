import { defineArchetype } from '../archetype.ts'

export const beekeeping = defineArchetype({
  id: 'beekeeping',
  words:
    'beehive 9, hive 8, beekeeper 9, bee 6, honey 5, apiary 9, colony 5, beehive 12, beehives 12, beehive records 20, beehive 14',
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
    calendar? | Calendar | calendar
    profile? | Me | user`,
})
