import { defineArchetype } from '../archetype.ts'

export const homeCare = defineArchetype({
  id: 'home-care',
  words:
    'has to be checked when 28, what has to be checked 30, boiler service 24, smoke detectors 18, chimney sweep date 20, home maintenance 26, house maintenance 26, home upkeep 24, household maintenance 24, maintenance schedule 18, around the house 9, seasonal tasks 14, homeowner 14',
  examples: `
    Boiler, chimney, smoke detectors: what must be checked when and by whom, photo of the invoice
    Yearly checks of our house, heating engineer, chimney sweep, electrician, last date and next
    When did we last bleed the radiators, clean the gutters and change the extractor filter
    First house we own, no idea what has to be done when: boiler, roof, chimney, drains
    Yearly maintenance calendar for an old country house: oil the deck in May, shut the outside tap before frost
    Remind me to descale the kettle, test the smoke alarms and wash the windows every few months
    Home upkeep jobs per room with how often, last done, by whom and what it cost
    House maintenance through the seasons: autumn and spring jobs, repaint the fence, seal the bathtub
    Holiday cottage needs looking after: septic tank, wood stove, mowing, mouse traps, each with an interval
    What has been done on our building since 1998, roof, heating, painter's phone number, receipts
    Home maintenance for our new build: service dates for ventilation, solar and softener, overdue ones on top
    Winterising for homeowners: pipes, shutters, garden hose, gutters, weatherstrips
    House log with jobs coming up this month, tools needed, photo, do it ourselves or call somebody
    Recurring jobs indoors and outdoors: mattress turning, drain cleaning, hedge, lubricating hinges and locks`,
  presets: 'natural, clean',
  icon: 'home',
  names: 'Gutters in May, Tight Ship, House Book',
  entity: 'upkeep-task',
  home: 'focus',
  screens: `
    home | House | home
    checklist | To do | check
    calendar | Year | calendar
    history | Done | clock
    browse? | Rooms | list
    stats? | Costs | chart
    detail | Task
    form | Add task
    settings | Settings | settings`,
})
