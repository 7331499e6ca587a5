import { defineArchetype } from '../archetype.ts'

export const lending = defineArchetype({
  id: 'lending',
  words:
    'share power tools 50, share garden tools 50, share their tools 44, share equipment 30, share gear 26, shared tools 30, sharing of tools 34, rental 6, lend each other 18, neighbours lend 16, neighbors lend 16, lend things 14, lend out 12, lend 7, lent 8, what i lent 14, who has them 14, who has which 14, who has what 14, keys 4, key register 18, lent to 12, who borrowed 10, lending 8, borrow 6, loan 5, hire 4, library of things 9, tool library 9, lending library 9, equipment rental 9, instrument rental 9, gear rental 8, book lending 7, returned 3, due back 6, machinery sharing 20, equipment sharing 18, sharing between farms 18, tractor and machinery 18, tool sharing 18, sharing tools 16, share tools 16, borrow tools 18, borrow from each other 18, borrow things 16, borrow and lend 18, lend and borrow 18, tools from neighbours 20, borrow from neighbours 20',
  examples: `
    Borrow tools from neighbours and lend out mine
    Students rent textbooks to each other for a semester, condition, price, reserve and meet on campus
    Platform for renting out party dresses, cameras and tools among people nearby, price per day, free dates, reviews
    Surf school rents out boards and wetsuits by the hour: who has what out, deposit, late returns
    Ski hire counter: boots, skis and helmets by size, handed out and back, deposits
    My ladder is at the neighbour's and the cake tin at my sister's: who has what since when
    Our street lends ladders, drills and a pressure washer to one another: put up what you have, ask, say ok, see when it comes back
    Street community where one has a drill, one a trestle table, ask and fetch it
    Board games lent among colleagues, back in two weeks, reminder
    Machinery sharing among three villages: one seed drill and one baler, book days, note hours
    Costume hire: dress, size, from Thursday to Monday, deposit, returned clean
    Bouncy castle and party tents for a weekend, free dates, deposit, delivery
    Baby slings and cots lent on among young parents, with the date of return
    Musical society gives out trumpets to children, signed for, serial number, returned
    Camera gear between film students: tripod out until Sunday, damage noted
    Rental of skates, sledges and helmets by the ice rink, size, hours, passport as deposit
    Parish has tables, benches and crockery for celebrations, reserve and return counted
    Who borrowed which novel from me and never returned it
    School hands out calculators and tablets, who signed for them, missing ones
    Toy library: families take five toys for a month, overdue list, membership
    Camping stuff shared in our scout group: tents, stoves, sleeping mats, out and in
    Telescope, projector, sewing machine: things anybody in town may take home for a week`,
  unless:
    /\b(?:library|collection) (?:for|of) (?:your|my) (?:own )?(?:books|films|games|movies|music|records|dvds|comics)\b/i,
  presets: 'natural, clean',
  icon: 'repeat',
  names: 'Loanable, Round Trip, Back by Friday',
  entity: 'subject',
  screens: `
    home | Borrow | home
    browse | All | search
    history | Out now | clock
    calendar? | Calendar | calendar
    detail | Details
    slots | Choose date
    form? | Add
    people? | People | users
    profile | Me | user`,
})
