import { defineArchetype } from '../archetype.ts'

export const stable = defineArchetype({
  id: 'stable',
  words:
    'horse riding 20, horse riding log 30, riding log 22, horse diary 26, horse 9, stable management 14, horse stable 14, riding school 14, equestrian 12, pony 9, riding lesson 10, farrier 8, riders 4, our stable 34, our yard 10, horse feeding 34, feeding and farrier 44, farrier schedule 40, farrier visits 34, horse care 30, horse owners 24, livery 24, livery yard 30',
  examples: `
    Who feeds, who mucks out and who turns out which horse today
    Yard manager with twenty horses: feed plan, farrier and worming dates, vet notes, owners' phone numbers
    Riding school timetable, lessons, instructors, which pony for which child
    My mare's diary: lunging, hacking, dressage, shoeing every seven weeks, vaccinations, lameness
    Livery yard: horse owners book the riding arena and order extra hay or bedding
    Share a horse between three riders, who rides on which day and what was done
    Competition log for show jumping and dressage: horse, rider, results, height, entries
    Paddock rotation, hay and feed, rugs for our herd of retired horses
    Mares and foals: covering dates, farrier, vet, horse passport number, deworming
    An app for our pony club with kids, lesson cards, helpers and a duty list for tack cleaning
    Training plan for my young horse with lunging, groundwork, trot poles, dressage, rest days
    Saddle fitting, farrier, dentist and vet appointments for each horse in the yard
    Who feeds which horse what, and when the farrier and the vet come to our stable`,
  unless: /^\W*(?:[\p{L}'’]+ ){0,3}farriers?\b(?! (?:visits|dates))/iu,
  presets: 'natural, warm',
  icon: 'paw',
  names: 'Box Twelve, Long Rein, Stable Door',
  entity: 'horse',
  screens: `
    home | Stable | home
    browse | Horses | paw
    week | Plan | calendar
    people? | Riders | users
    checklist? | Feeding | check | check-step
    detail | Horse
    form | Add horse
    profile? | Me | user`,
})
