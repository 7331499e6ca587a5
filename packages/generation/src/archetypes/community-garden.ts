import { defineArchetype } from '../archetype.ts'

export const communityGarden = defineArchetype({
  id: 'community-garden',
  words:
    'community garden 26, community gardens 24, urban garden 18, urban gardening 20, allotment club 22, allotment association 22, garden plots 18, shared garden 20, neighbourhood garden 20, school garden 14',
  examples: `
    Community garden: members reserve plots, tasks on a calendar, harvest photos, seeds swapped, weather alerts
    Urban gardening project with beds for neighbours, work days and a tool shed
    Allotment association: who has which plot, waiting list, hours of work, fees
    Shared garden of our street, watering rota, who is there today
    Members of the garden club take a bed for the season and share what they pick
    Plots on a map, free ones to reserve, volunteers for the compost
    School garden with beds of each class, watering duty and pictures
    Rooftop garden for the house, tasks, seeds to swap, frost warning
    City gardens find new gardeners, plots are approved by the admin
    Neighbourhood farm with shared beds, events and harvest shares
    Garden collective: announcements, work parties, tools, plots and members
    We grow vegetables together on a vacant lot and need to plan who does what`,
  bars: 'cart checkout',
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Common Ground, Green Shed, Plot Seven',
  entity: 'garden-plot',
  home: 'shelf focus',
  screens: `
    home | Garden | home
    browse | Plots | leaf
    calendar | Calendar | calendar
    checklist? | Tasks | check | garden-work
    feed? | Photos | image | moment
    people? | Members | users
    weather? | Weather | cloud | city
    notifications? | Alerts | bell
    map? | Map | map
    detail | Plot
    form | Reserve a plot
    profile | Me | user`,
})
