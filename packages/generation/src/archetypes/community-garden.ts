import { defineArchetype } from '../archetype.ts'

export const communityGarden = defineArchetype({
  id: 'community-garden',
  words:
    'community garden 26, community gardens 24, urban garden 18, urban gardening 20, allotment club 44, allotment association 60, allotment site 60, allotment society 60, allotment committee 50, allotment secretary 60, plot holders 44, plot rent 40, garden plots 18, shared garden 20, neighbourhood garden 20, school garden 14',
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
    browse | Plots | leaf | garden-plot | | | plots, beds, garden beds, bed, who has which bed, who has which plot
    calendar? | Calendar | calendar
    checklist! | Shopping list | cart | garden-to-buy | | | shopping list, shared shopping list, buying list, what to buy, to buy
    checklist? | Tasks | check | garden-work
    browse! | Rents | wallet | plot-rent | | | rent, rents, rent due, due rent, fees, paid, dues
    browse! | Water | drop | plot-meter | Water meters | | water meter, water meters, meter reading, meter readings, water reading, enter the water meter reading
    browse! | Tools | tools | garden-tool | | | shredder, rotavator, tools, tool shed, book tools, machines, mower, book the shredder, borrow tools
    browse! | Waiting list | hourglass | plot-wait | | | waiting list, waiting lists, waitlist, applicants, order of date
    browse! | Notices | bell | club-notice | | | notices, notice board, noticeboard, news, announcements, read notices
    feed? | Photos | image | moment
    people? | Members | users | club-member
    weather? | Weather | cloud | city
    notifications? | Alerts | bell
    map? | Map | map
    detail | Plot
    form | Reserve a plot
    profile | Me | user`,
})
