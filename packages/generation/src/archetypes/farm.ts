import { defineArchetype } from '../archetype.ts'

export const farm = defineArchetype({
  id: 'farm',
  words:
    'farm 7, farmer 7, vineyard 9, orchard 8, livestock 6, cattle 8, dairy 6, harvest 4, field records 7, crop 6, irrigation 7, greenhouse 5, allotment 7, garden plots 7, vegetable garden 7, kitchen garden 7, potager 7',
  examples: `
    Fields with crop, sown on, sprayed with what, how many tonnes came off
    Ear tags, calving dates, milk per cow and the vet's treatments
    Our winery wants rows, grape variety, sugar before picking and cellar yield
    Apple grower notes pruning, blossom, frost nights, pickers and crates
    Irrigation plan for maize and potatoes, soil moisture and rain
    Smallholder with goats, hens and two acres of wheat, income and feed costs
    Organic inspection next month: fertiliser, seed lots, rotation of crops by parcel
    Tractor hours, diesel, who ploughed where, jobs for the seasonal workers
    Sheep flock: lambs, ewes, pasture changes, shearing, wool sold
    Hay cut, bales counted, barn stocked, land leased from neighbours
    Coffee planters record plots, shade trees, harvest in sacks and drying beds
    Greenhouse tomatoes by the hectare, pests found, labour hours, yield a week`,
  unless: /\bfield record(?:ing|er)s?\b/i,
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Furrow, Long Rows, Topsoil',
  entity: 'plot',
  screens: `
    home | Today | home
    browse | Plots | grid
    calendar | Calendar | calendar
    browse! | Spraying | drop | spray-record | | | Spraying records, Spraying, spray, sprays, pesticide, pesticides, fertilizer, fertilizers, fertiliser, fertilizing, treatments, inputs, chemicals
    browse! | Machinery | truck | farm-machine | | | Machinery, Machines, machine, tractors, tractor, equipment, vehicles
    browse! | Tasks | check | farm-task | | | Tasks for workers, Tasks, task, jobs, assign, assigns, workers, to do
    stats | Harvest | chart | | | | Harvest yields, Harvest, Harvests, yields, yield
    history? | Records | book
    detail | Plot
    form | Add record
    people? | Team | users | crew-member
    profile? | Me | user`,
})
